// The theme document: the few values an event gives, from which every colour, size and font on the screen is derived.
import * as z from 'zod';
import { optional } from '../fields.ts';
import { colour, group, media } from './field-kinds.ts';
import { MOTIF } from '../../base/motif-line.ts';
import { hexColour, versioned } from './envelope.ts';

/** Font families that come with Foyer; `system` uses the fonts of the device and downloads nothing. */
export const bundledFonts = ['inter', 'schibsted-grotesk', 'source-serif-4', 'public-sans', 'bricolage-grotesque', 'system'] as const;
/** Name of a bundled font family. */
export type BundledFont = (typeof bundledFonts)[number];

const font = z.enum(bundledFonts);

/** The theme of an event (or of an instance, for all its events). */
export const theme = z.looseObject({
  ...versioned('theme'),
  brand: optional(hexColour, '#1f3a5f', {
    title: 'Brand colour',
    description:
      'Colour of the organisation, #rrggbb. Dark and light surfaces, generated pictures and the strong tone are derived from it.',
    example: '#8c1c2b',
  }),
  accent: colour(
    'Accent colour',
    'Colour of buttons and links, #rrggbb; contrast is corrected where it is too weak. Empty takes the brand colour.',
    '#0b6e6e',
  ),
  neutral: colour(
    'Neutral tint',
    'Hue that greys, surfaces and lines lean to, #rrggbb; only its hue and a little of its strength count. Empty leans slightly to the brand colour.',
    '#efe7dc',
  ),
  scheme: optional(z.enum(['auto', 'light', 'dark']), 'auto', {
    title: 'Colour scheme',
    description: 'Light, dark, or as the visitor has set the device (auto).',
    example: 'light',
  }),
  fonts: group(
    z.strictObject({
      heading: optional(font, 'inter', {
        title: 'Heading font',
        description: 'Family of headings and of the event name.',
        example: 'source-serif-4',
      }),
      text: optional(font, 'inter', {
        title: 'Text font',
        description: 'Family of everything else.',
        example: 'public-sans',
      }),
    }),
    'Fonts',
    'Font families, served by Foyer itself.',
    { heading: 'source-serif-4', text: 'public-sans' },
  ),
  headingWeight: optional(z.number().int().min(300).max(800), 650, {
    title: 'Heading weight',
    description: 'Weight of headings, 300 (light) to 800 (extra bold).',
    example: 600,
  }),
  radius: optional(z.enum(['none', 'small', 'medium', 'large']), 'medium', {
    title: 'Corner radius',
    description: 'Roundness of buttons, cards and pictures, one family for all.',
    example: 'small',
  }),
  density: optional(z.enum(['compact', 'normal', 'airy']), 'normal', {
    title: 'Density',
    description: 'Scales the space between and inside things; sizes of text and touch targets stay.',
    example: 'airy',
  }),
  motif: optional(z.string().max(680).regex(MOTIF), '', {
    title: 'Motif',
    description:
      'The line of the event, in dividers and above what is missing or failed: `rhythm` (heart beat), `wave`, `steps`, `arcs`, `dots`, `none`, or path data of an SVG line for a tile 240 wide and 24 high that begins and ends at height 12, so that it repeats. Empty draws a line of its own for each event, by its name and brand colour.',
    example: 'rhythm',
  }),
  logo: media('Logo', 'Logo on light surfaces; empty shows the name of the event instead.', 'asset:logo.svg'),
  logoDark: media('Logo on dark', 'Logo on dark surfaces; empty takes the logo.', 'asset:logo-dark.svg'),
  loadingLogo: media(
    'Logo while loading',
    'Picture in the middle of the window until the app has drawn a page that the server did not render; empty shows none.',
    'asset:logo.svg',
  ),
  loadingColour: colour(
    'Colour while loading',
    'Background of the window until then, #rrggbb; empty takes the surface of the theme.',
    '#8c1c2b',
  ),
  tracks: optional(z.array(hexColour).max(24), [], {
    title: 'Track colours',
    description:
      'Colours of tracks that name none themselves, in order, #rrggbb each. Empty derives twelve that stay apart for colour-blind readers.',
    example: ['#8c1c2b', '#0b6e6e', '#b07d2b'],
  }),
});

/** A theme with its defaults filled in. */
export type Theme = z.infer<typeof theme>;
