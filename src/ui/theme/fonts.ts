// The font files of a theme: which the server serves, which a page preloads, and the @font-face rules.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import bricolage from '@fontsource-variable/bricolage-grotesque/unicode.json' with { type: 'json' };
import inter from '@fontsource-variable/inter/unicode.json' with { type: 'json' };
import publicSans from '@fontsource-variable/public-sans/unicode.json' with { type: 'json' };
import schibsted from '@fontsource-variable/schibsted-grotesk/unicode.json' with { type: 'json' };
import sourceSerif from '@fontsource-variable/source-serif-4/unicode.json' with { type: 'json' };
import type { Theme } from '../../model/documents/theme.ts';
import { families, type WebFont } from './font-families.ts';
import { standInFaces } from './stand-in-faces.ts';

/** A font file: its name under `/fonts/`, and where it lies on disk. */
export type FontFile = { file: string; path: string };

/** Subset → characters in it. A browser downloads only the subsets whose characters are on the page. */
const ranges: Record<WebFont, Readonly<Record<string, string>>> = {
  inter,
  'schibsted-grotesk': schibsted,
  'source-serif-4': sourceSerif,
  'public-sans': publicSans,
  'bricolage-grotesque': bricolage,
};

const webFonts = Object.keys(families) as WebFont[];
const { resolve } = createRequire(import.meta.url);

const stylesOf = (font: WebFont): readonly string[] => (families[font].italic ? ['normal', 'italic'] : ['normal']);

const fileName = (font: WebFont, subset: string, style: string): string => `${font}-${subset}-wght-${style}.woff2`;

/**
 * Fonts whose colon, full stop and comma are as wide as a figure where figures are tabular: “09 : 30”.
 * These three come from a file of their own without that feature, made by
 * `pyftsubset <latin file> --unicodes=U+2C,U+2E,U+3A --layout-features= --flavor=woff2` (licence beside it).
 */
const widePoints: readonly WebFont[] = ['schibsted-grotesk'];
const POINTS = 'points';
const POINTS_RANGE = 'U+2C,U+2E,U+3A';

/** Every font file the server offers at `/fonts/<file>`, whatever the theme. */
export const fontFiles: readonly FontFile[] = webFonts.flatMap((font) => [
  ...Object.keys(ranges[font]).flatMap((subset) =>
    stylesOf(font).map((style) => {
      const file = fileName(font, subset, style);
      return { file, path: resolve(`@fontsource-variable/${font}/files/${file}`) };
    }),
  ),
  ...stylesOf(font)
    .filter(() => widePoints.includes(font))
    .map((style) => {
      const file = fileName(font, POINTS, style);
      return { file, path: join(import.meta.dirname, POINTS, file) };
    }),
]);

/** Web fonts of a theme, each once; none where it uses the fonts of the device. */
function used(fonts: Theme['fonts']): WebFont[] {
  const wanted = new Set<string>([fonts.text, fonts.heading]);
  return webFonts.filter((font) => wanted.has(font));
}

/** Most font files before the first paint; what comes later moves nothing (`font-display: optional`). */
const MOST_PRELOADED = 2;

/** Addresses of the files nearly every page of a Latin language needs, for `<link rel="preload" as="font" crossorigin>`: letters before points. */
export const fontPreloads = (fonts: Theme['fonts']): string[] =>
  [
    ...used(fonts).map((font) => fileName(font, 'latin', 'normal')),
    ...used(fonts).flatMap((font) => (widePoints.includes(font) ? [fileName(font, POINTS, 'normal')] : [])),
  ]
    .slice(0, MOST_PRELOADED)
    .map((file) => `/fonts/${file}`);

/** The `@font-face` rules of a theme: its files by subset, and stand-ins of the same metrics, so that nothing jumps. */
export const fontFaces = (fonts: Theme['fonts']): string =>
  used(fonts)
    .map((font) => [...webFaces(font), standInFaces(families[font])].join('\n'))
    .join('\n');

function webFaces(font: WebFont): string[] {
  const { name, weights } = families[font];
  // Of two files that have a character the one named last is used.
  const all = [...Object.entries(ranges[font]), ...(widePoints.includes(font) ? [[POINTS, POINTS_RANGE] as const] : [])];
  return stylesOf(font).flatMap((style) =>
    all.map(
      ([subset, range]) =>
        `@font-face{font-family:'${name}';font-style:${style};font-display:optional;font-weight:${weights.join(' ')};` +
        `src:url(/fonts/${fileName(font, subset, style)}) format('woff2');unicode-range:${range}}`,
    ),
  );
}
