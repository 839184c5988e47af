// Black or white text on a colour as CSS writes it, by the brightness threshold 130 (A §9, B §5; reading R43).
import { blackOrWhite, mix, type Rgb } from './readable-colour.ts';
import { readColour } from './read-colour.ts';

/**
 * `#rgb`, `#rrggbb`, `rgb()`, `hsl()`, `hwb()`, `oklab()`, `oklch()`, each with or without transparency, as it is seen on white; undefined
 * when the colour cannot be read.
 */
export function seenOnWhite(written: string): Rgb | undefined {
  const colour = readColour(written);
  return colour && mix([255, 255, 255], colour.rgb, colour.alpha);
}

/** Text colour on a background; undefined when the colour cannot be read. */
export function textColourOn(background: string): 'black' | 'white' | undefined {
  const seen = seenOnWhite(background);
  return seen && blackOrWhite(seen);
}
