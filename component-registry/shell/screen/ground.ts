// The roles of a band whose background the organiser chose, so that everything in it stays readable.
import type { CSSProperties } from 'react';
import { readableGround } from '#sdk';

/** From this contrast on the softer ink of the theme, and its quiet one, can be read too. */
const ENOUGH = 9;

/**
 * `background` is #rrggbb. The band takes the roles of the scheme that suits it; its quiet colours lean to the background. A background
 * on which neither can be read is moved a little, and has plain black or white words (B §5, WCAG AA).
 */
export function groundColours(background: string): CSSProperties {
  const { ground, ink, shown } = readableGround(background) ?? { ground: background, ink: 'black', shown: 0 };
  const isPlain = shown < ENOUGH;
  return {
    colorScheme: ink === 'white' ? 'dark' : 'light',
    '--ground': ground,
    ...(isPlain && { '--text': ink }),
    '--text-muted': isPlain ? ink : `color-mix(in oklab, var(--text) 82%, ${ground})`,
    '--line': `color-mix(in oklab, var(--text) 24%, ${ground})`,
    '--line-strong': `color-mix(in oklab, var(--text) 60%, ${ground})`,
  } as CSSProperties;
}
