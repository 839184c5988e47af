// The bundled font families: what each package holds, which fonts of the device stand in for it, and the CSS stack.
import bricolage from '@capsizecss/metrics/bricolageGrotesque';
import inter from '@capsizecss/metrics/inter';
import publicSans from '@capsizecss/metrics/publicSans';
import schibsted from '@capsizecss/metrics/schibstedGrotesk';
import sourceSerif from '@capsizecss/metrics/sourceSerif4';
import bricolageBold from '@capsizecss/metrics/bricolageGrotesque/700';
import interBold from '@capsizecss/metrics/inter/700';
import publicSansBold from '@capsizecss/metrics/publicSans/700';
import schibstedBold from '@capsizecss/metrics/schibstedGrotesk/700';
import sourceSerifBold from '@capsizecss/metrics/sourceSerif4/700';
import type { BundledFont } from '../../model/documents/theme.ts';

/** A font that is downloaded. */
export type WebFont = Exclude<BundledFont, 'system'>;

/** What is known of a family. */
export type FontFamily = {
  /** Name in CSS. */
  name: string;
  /** Lightest and heaviest weight of the variable axis. */
  weights: readonly [number, number];
  /** Whether the package holds a real italic; without one the browser slants. */
  italic: boolean;
  /** Which kind of device fonts stands in while it loads. */
  kind: 'sans' | 'serif';
  /** Metrics of the regular and the bold weight, for stand-ins of the same width. */
  metrics: { regular: typeof inter; bold: typeof inter };
};

/** The families by the name a theme uses. */
export const families: Record<WebFont, FontFamily> = {
  inter: {
    name: 'Inter Variable',
    weights: [100, 900],
    italic: true,
    kind: 'sans',
    metrics: { regular: inter, bold: interBold },
  },
  'schibsted-grotesk': {
    name: 'Schibsted Grotesk Variable',
    weights: [400, 900],
    italic: true,
    kind: 'sans',
    metrics: { regular: schibsted, bold: schibstedBold },
  },
  'source-serif-4': {
    name: 'Source Serif 4 Variable',
    weights: [200, 900],
    italic: true,
    kind: 'serif',
    metrics: { regular: sourceSerif, bold: sourceSerifBold },
  },
  'public-sans': {
    name: 'Public Sans Variable',
    weights: [100, 900],
    italic: true,
    kind: 'sans',
    metrics: { regular: publicSans, bold: publicSansBold },
  },
  'bricolage-grotesque': {
    name: 'Bricolage Grotesque Variable',
    weights: [200, 800],
    italic: false,
    kind: 'sans',
    metrics: { regular: bricolage, bold: bricolageBold },
  },
};

/** Device fonts that stand in, the most likely first: desktop, then Android, then what Linux has in place of a desktop's. */
export const standIns = {
  sans: ['Arial', 'Roboto'],
  serif: ['Georgia', 'Noto Serif', 'Times New Roman'],
} as const;

/** Fonts of the device where a theme uses those. */
const deviceFonts = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";

/** What follows the stand-ins: they have tried the device's fonts by name, and each name more is looked up before the first paint. */
const generic = { sans: 'system-ui, sans-serif', serif: 'serif' } as const;

/** Name of the stand-in face of a family, cut from a device font to the same metrics. */
export const standInName = (family: FontFamily, device: string): string => `${family.name} as ${device}`;

/** Value of `font-family`: the font, its stand-ins, then whatever the device has. */
export const fontStack = (font: BundledFont): string =>
  font === 'system' ? deviceFonts : `'${families[font].name}', ${standInStack(font)}`;

/** The same without the font itself, for a page that was painted before it came. */
export function standInStack(font: BundledFont): string {
  if (font === 'system') return deviceFonts;
  const family = families[font];
  return `${standIns[family.kind].map((device) => `'${standInName(family, device)}'`).join(', ')}, ${generic[family.kind]}`;
}
