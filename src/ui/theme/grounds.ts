// The surfaces of a theme: light, dark, and the strong band of either, each with its steps and its ink.
import type { Theme } from '../../model/documents/theme.ts';
import { contrast, hexOf, lchOf, reach, white, type Lch } from './colour.ts';

/** The few colours of a theme as OKLCH, empty ones filled in. */
export type Seeds = {
  brand: Lch;
  accent: Lch;
  /** What greys lean to. */
  neutral: Lch;
  /** What a tinted area leans to: the paper where the organiser chose one, else the brand. */
  tint: Lch;
};

/** One set of surfaces things stand on. `text` has 7:1 on all of them but `strong`, whose ink is `onStrong`. */
export type Ground = {
  scheme: 'light' | 'dark';
  /** The end of the scale that ink moves to: black on light surfaces, white on dark ones. */
  inkEnd: 'black' | 'white';
  surface: string;
  raised: string;
  sunken: string;
  tint: string;
  strong: string;
  onStrong: string;
  text: string;
};

/** Long text is held to AAA (WCAG 2.2, 1.4.6). */
export const longTextContrast = 7;

/** Seeds of a theme: the accent falls back to the brand, the neutral hue to a breath of the brand. */
export function seedsOf(theme: Pick<Theme, 'brand' | 'accent' | 'neutral'>): Seeds {
  const brand = lchOf(theme.brand);
  const accent = theme.accent === '' ? brand : lchOf(theme.accent);
  const paper = theme.neutral === '' ? { ...brand, c: Math.min(0.005, brand.c) } : lchOf(theme.neutral);
  // A strong neutral seed would colour the whole page; only its hue and a little of its strength count.
  const neutral = { ...paper, c: Math.min(0.014, paper.c) };
  const tint = neutral.c >= 0.006 ? { ...paper, c: Math.min(0.032, neutral.c * 1.8) } : { ...brand, c: Math.min(0.02, brand.c * 0.2) };
  return { brand, accent, neutral, tint };
}

/** The page in light: paper, white cards on it, a tinted and a strong band. */
export function lightGround({ brand, neutral, tint }: Seeds): Ground {
  const grey = (l: number, strength = 1): string => hexOf({ l, c: neutral.c * strength, h: neutral.h });
  const [strong, onStrong] = strongBand(brand);
  const surfaces = {
    surface: grey(0.982, 0.6),
    raised: grey(0.998, 0.2),
    sunken: grey(0.955, 0.9),
    tint: hexOf({ ...tint, l: 0.94 }),
  };
  return { scheme: 'light', inkEnd: 'black', ...surfaces, strong, onStrong, text: inkFor(surfaces, 0.22, neutral) };
}

/** The page in dark: near black, cards lifted by tone, a strong band that does not glare. */
export function darkGround({ brand, neutral, tint }: Seeds): Ground {
  const grey = (l: number, strength = 1): string => hexOf({ l, c: neutral.c * strength, h: neutral.h });
  const deep = { l: Math.min(0.36, Math.max(0.29, brand.l)), c: Math.min(0.12, brand.c * 0.85), h: brand.h };
  const strong = reach(deep, [white], longTextContrast + 1, 'black');
  const surfaces = {
    surface: grey(0.178, 0.5),
    raised: grey(0.222, 0.6),
    sunken: grey(0.142, 0.4),
    tint: hexOf({ ...tint, c: tint.c * 0.6, l: 0.245 }),
  };
  const text = inkFor(surfaces, 0.935, neutral);
  return { scheme: 'dark', inkEnd: 'white', ...surfaces, strong, onStrong: white, text };
}

/** The strong band as a ground of its own, so that whatever stands in it is readable without knowing. */
export function strongGround(page: Ground): Ground {
  const { l, c, h } = lchOf(page.strong);
  const lightInk = contrast(page.onStrong, white) < contrast(page.onStrong, '#000000');
  const away = lightInk ? -1 : 1;
  // Steps go away from the ink, where contrast only grows, and back towards it where the scale ends.
  const step = (size: number): string => {
    const moved = l + away * size;
    const towards = lightInk ? 'black' : 'white';
    return reach({ l: moved < 0.06 || moved > 0.99 ? l - away * size : moved, c, h }, [page.onStrong], longTextContrast, towards);
  };
  return {
    scheme: page.scheme,
    inkEnd: lightInk ? 'white' : 'black',
    surface: page.strong,
    raised: step(0.045),
    sunken: step(0.08),
    tint: step(0.03),
    strong: page.strong,
    onStrong: page.onStrong,
    text: page.onStrong,
  };
}

/** All surfaces text may stand on. */
export const surfacesOf = (ground: Ground): string[] => [ground.surface, ground.raised, ground.sunken, ground.tint];

/** The brand as a band for long text: with white or dark ink, whichever moves the brand less. */
function strongBand(brand: Lch): [strong: string, ink: string] {
  const darkInk = hexOf({ l: 0.2, c: Math.min(0.03, brand.c), h: brand.h });
  const underWhite = reach(brand, [white], longTextContrast, 'black');
  const underDark = reach(brand, [darkInk], longTextContrast, 'white');
  const move = (hex: string): number => Math.abs(lchOf(hex).l - brand.l);
  return move(underWhite) <= move(underDark) ? [underWhite, white] : [underDark, darkInk];
}

function inkFor(surfaces: Record<string, string>, l: number, neutral: Lch): string {
  return reach({ ...neutral, l }, Object.values(surfaces), longTextContrast, l > 0.5 ? 'white' : 'black');
}
