// Colour arithmetic of the theme: OKLCH in, #rrggbb out, and lightness moved until a contrast is reached.
import { clampChroma, converter, formatHex, wcagContrast } from 'culori';

/** A colour as lightness 0–1, chroma 0–0.4, hue in degrees (OKLCH). */
export type Lch = { l: number; c: number; h: number };

const toLch = converter('oklch');

export const white = '#ffffff';
export const black = '#000000';

/** `#rrggbb` as OKLCH; a grey has hue 0. */
export function lchOf(hex: string): Lch {
  const colour = toLch(hex);
  if (colour === undefined) throw new Error(`not a colour: ${hex}`);
  return { l: colour.l, c: colour.c, h: colour.h ?? 0 };
}

/** OKLCH as `#rrggbb`; chroma beyond the screen's gamut is reduced, lightness and hue are kept. */
export function hexOf({ l, c, h }: Lch): string {
  const lightness = Math.min(1, Math.max(0, l));
  // At both ends of the scale only black and white are left; the gamut search would return a tint by rounding.
  if (lightness < 0.001) return black;
  if (lightness > 0.999) return white;
  return formatHex(clampChroma({ mode: 'oklch', l: lightness, c, h }, 'oklch'));
}

/** Contrast of two colours, 1–21 (WCAG 2.2), computed on the rounded values that reach the screen. */
export const contrast = (a: string, b: string): number => wcagContrast(a, b);

/** The weakest contrast of a colour on several grounds. */
export const weakest = (colour: string, grounds: readonly string[]): number =>
  Math.min(...grounds.map((ground) => contrast(colour, ground)));

/**
 * The colour nearest in lightness to `wanted` that has at least `ratio` on every ground.
 * `towards` is the end of the scale to move to; where even that end is too weak, the end itself is returned.
 */
export function reach(wanted: Lch, grounds: readonly string[], ratio: number, towards: 'black' | 'white'): string {
  const start = hexOf(wanted);
  if (weakest(start, grounds) >= ratio) return start;
  const end = towards === 'white' ? 1 : 0;
  let good = end;
  let bad = wanted.l;
  for (let step = 0; step < 12; step += 1) {
    const middle = (good + bad) / 2;
    if (weakest(hexOf({ ...wanted, l: middle }), grounds) >= ratio) good = middle;
    else bad = middle;
  }
  return hexOf({ ...wanted, l: good });
}

/** A filled area and the ink that is read on it. */
export type Fill = { fill: string; ink: string };

/**
 * A fill as near to `wanted` as its ink allows: white ink where white is almost readable already, dark ink otherwise,
 * and the fill moved away from its ink until the contrast is `ratio`.
 */
export function fillOf(wanted: Lch, ratio: number): Fill {
  const start = hexOf(wanted);
  // White on a slightly darkened colour looks more like the colour than black on it does.
  if (contrast(white, start) >= ratio * 0.8) return { fill: reach(wanted, [white], ratio, 'black'), ink: white };
  const ink = hexOf({ l: 0.17, c: Math.min(0.03, wanted.c), h: wanted.h });
  return { fill: reach(wanted, [ink], ratio, 'white'), ink };
}

/** The ink for a fill that may not be moved: white where it is readable, else near-black of the same hue, else black. */
export function inkOn(fill: string): string {
  if (contrast(white, fill) >= 4.5) return white;
  const { c, h } = lchOf(fill);
  const soft = hexOf({ l: 0.17, c: Math.min(0.03, c), h });
  return contrast(soft, fill) >= 4.5 ? soft : black;
}

/** A fill under the pointer: `step` of lightness away from its ink, so that the ink only gains; back towards it where the scale ends. */
export function shifted(fill: string, ink: string, step: number): string {
  const colour = lchOf(fill);
  const away = contrast(ink, black) > contrast(ink, white) ? -1 : 1;
  const moved = colour.l + away * step;
  if (moved >= 0.1 && moved <= 0.98) return hexOf({ ...colour, l: moved });
  const back = hexOf({ ...colour, l: colour.l - away * step });
  return contrast(back, ink) >= 4.5 ? back : fill;
}
