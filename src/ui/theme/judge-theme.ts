// Judges a derived theme: colours that had to change to be readable, and pairs that stay too weak; for findings, never for visitors.
import { differenceEuclidean } from 'culori';
import type { Theme } from '../../model/documents/theme.ts';
import { contrast, fillOf, reach, white } from './colour.ts';
import { contrastPairs } from './derive-theme.ts';
import { darkGround, lightGround, seedsOf, surfacesOf } from './grounds.ts';

/** A colour of a theme and the colour shown instead; contrasts as in WCAG 2.2. `safe`: writing the shown colour changes nothing else. */
export type Correction = { key: string; written: string; shown: string; use: string; contrast: number; least: number; safe: boolean };

/** Distance in OKLab from which two adjacent colours look different. */
const SEEN = 0.04;
const distance = differenceEuclidean('oklab');
const readable = 4.5;

/** The colours of a theme that are not shown as written. Fills and inks in light; in dark only if the theme is only dark. */
export function correctedColours(theme: Theme): Correction[] {
  const seeds = seedsOf(theme);
  const ground = theme.scheme === 'dark' ? darkGround(seeds) : lightGround(seeds);
  const key = theme.accent === '' ? 'brand' : 'accent';
  const { fill, ink } = fillOf(seeds.accent, readable);
  const written = theme[key];
  const text = reach(seeds.accent, surfacesOf(ground), readable, ground.inkEnd);
  const asText = Math.min(...surfacesOf(ground).map((surface) => contrast(written, surface)));
  return [
    {
      key,
      written,
      shown: fill,
      use: `under ${ink === white ? 'white' : 'dark'} words of a button`,
      contrast: contrast(ink, written),
      least: readable,
      safe: true,
    },
    { key, written, shown: text, use: 'as the colour of links', contrast: asText, least: readable, safe: false },
  ]
    .filter(({ shown }) => distance(written, shown) > SEEN)
    .slice(0, 1);
}

/** Pairs of a derived theme below their guaranteed contrast, as text; none unless the derivation is at fault. */
export const weakPairs = (theme: Theme): string[] =>
  contrastPairs(theme).flatMap((pair) =>
    pair.contrast < pair.least
      ? [`${pair.ink} on ${pair.ground} has ${pair.contrast.toFixed(2)}:1 in ${pair.scheme}; it needs ${pair.least}:1`]
      : [],
  );
