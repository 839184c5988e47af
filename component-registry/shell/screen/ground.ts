// The roles of a band whose background the organiser chose, so that everything in it stays readable.
import type { CSSProperties } from 'react';
import { textColourOn } from '#sdk';

/** `background` is #rrggbb. The band takes the roles of the scheme that suits it; its quiet colours lean to the background. */
export const groundColours = (background: string): CSSProperties =>
  ({
    colorScheme: textColourOn(background) === 'white' ? 'dark' : 'light',
    '--ground': background,
    '--text-muted': `color-mix(in oklab, var(--text) 82%, ${background})`,
    '--line': `color-mix(in oklab, var(--text) 24%, ${background})`,
    '--line-strong': `color-mix(in oklab, var(--text) 60%, ${background})`,
  }) as CSSProperties;
