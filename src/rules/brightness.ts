// Black or white text on a colour, by the brightness threshold 130 (A §9, B §5; reading R43).
import { readColour } from './read-colour.ts';

/** Above this brightness (0–255) text is black. */
export const BRIGHTNESS_THRESHOLD = 130;

/**
 * Text colour on `#rgb`, `#rrggbb`, `rgb()`, `hsl()`, `hwb()`, `oklab()`, `oklch()`, each with or without transparency: a colour
 * that lets through is seen on white. undefined when the colour cannot be read.
 */
export function textColourOn(background: string): 'black' | 'white' | undefined {
  const colour = readColour(background);
  if (!colour) return undefined;
  const [red, green, blue] = colour.rgb.map((value) => 255 * (1 - colour.alpha) + value * colour.alpha) as [number, number, number];
  return (299 * red + 587 * green + 114 * blue) / 1000 > BRIGHTNESS_THRESHOLD ? 'black' : 'white';
}
