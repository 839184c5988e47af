// Derives the complete stylesheet of design tokens from an event's few theme values; on the server only.
import type { Theme } from '../../model/documents/theme.ts';
import { contrast } from './colour.ts';
import { standInStack } from './font-families.ts';
import { fontFaces } from './fonts.ts';
import { darkGround, lightGround, seedsOf, strongGround, type Ground } from './grounds.ts';
import { measuresOf } from './measures.ts';
import { trackCount } from '../../base/track-number.ts';
import { motifTokens } from './motif.ts';
import { promises, rolesOf, type Roles } from './roles.ts';
import { trackPromises, trackRoles, trackSeeds } from './tracks.ts';

/** What of a theme decides its stylesheet. */
export type ThemeValues = Pick<
  Theme,
  'brand' | 'accent' | 'neutral' | 'scheme' | 'fonts' | 'headingWeight' | 'radius' | 'density' | 'motif' | 'tracks'
>;

/** One measured pair: `ink` on `ground` (role names) in a place, its contrast and the least it must have. */
export type ContrastPair = {
  scheme: 'light' | 'dark';
  place: 'page' | 'strong';
  ink: string;
  ground: string;
  contrast: number;
  least: number;
};

type Places = Record<'light' | 'dark', Record<'page' | 'strong', Roles>>;

/**
 * The stylesheet of an event: fonts, measures, its motif, and every colour role for light and dark, on the page and on a strong band.
 * `event` is its `instance/shortName`, empty where there is none: the motif is drawn from it.
 * A visitor's choice is `data-scheme="light"` or `"dark"` on the root; without it the theme's `scheme` decides,
 * and `auto` follows the device.
 */
export function deriveTheme(theme: ThemeValues, event: string): string {
  const { light, dark } = placesOf(theme);
  const schemes = { auto: 'light dark', light: 'light', dark: 'dark' } as const;
  const page = declarations(paired(light.page, dark.page));
  const band = declarations(paired(light.strong, dark.strong));
  return [
    // The first stylesheet of the page names the order of the layers, whatever is loaded later.
    '@layer reset, base, parts;',
    fontFaces(theme.fonts),
    // In the lowest layer, so that the base styles can react to a visitor's contrast settings.
    '@layer reset{',
    `:root{color-scheme:${schemes[theme.scheme]};${declarations({ ...measuresOf(theme), ...motifTokens(theme, event) })}}`,
    // A page that was painted without a font stays without it (`start-scripts.ts`): browsers take one up that comes later, and lines would break otherwise.
    `:root[data-late-fonts~='heading']{--font-heading:${standInStack(theme.fonts.heading)}}`,
    `:root[data-late-fonts~='text']{--font-text:${standInStack(theme.fonts.text)}}`,
    `:root[data-scheme='light']{color-scheme:light}`,
    `:root[data-scheme='dark']{color-scheme:dark}`,
    // Popovers and dialogs use the page's own surface, even if written inside a strong band.
    `:root,dialog,[popover]{${page}}`,
    // Not on paper: browsers leave the band white and its ink with it.
    `@media not print{[data-tone='strong']{${band}}}`,
    '@media print{:root,:root[data-scheme]{color-scheme:light}}',
    '}',
    '',
  ].join('\n');
}

/** Every pair of ink and ground that the theme guarantees, measured; each `contrast` is at least its `least`. */
export function contrastPairs(theme: ThemeValues): ContrastPair[] {
  const places = placesOf(theme);
  const promised = [...promises(), ...trackPromises(Math.max(12, theme.tracks.length))];
  return (['light', 'dark'] as const).flatMap((scheme) =>
    (['page', 'strong'] as const).flatMap((place) =>
      promised.map(({ ink, ground, least }) => {
        const roles = places[scheme][place];
        return { scheme, place, ink, ground, contrast: contrast(roles[ink] ?? '', roles[ground] ?? ''), least };
      }),
    ),
  );
}

/** Colours of the tracks in order, each a bar on the light page: what `--track-1` and its siblings are there. */
export function trackColours(theme: ThemeValues): string[] {
  const { page } = placesOf(theme).light;
  return Array.from({ length: Math.max(trackCount, theme.tracks.length) }, (_, index) => page[`track-${index + 1}`]!);
}

function placesOf(theme: ThemeValues): Places {
  const seeds = seedsOf(theme);
  const pages = { light: lightGround(seeds), dark: darkGround(seeds) };
  const tracks = trackSeeds(theme.tracks, seeds.accent, [pages.light, pages.dark]);
  const roles = (ground: Ground): Roles => ({ ...rolesOf(ground, seeds), ...trackRoles(tracks, ground) });
  const scheme = (page: Ground): Record<'page' | 'strong', Roles> => ({
    page: roles(page),
    strong: roles(strongGround(page)),
  });
  return { light: scheme(pages.light), dark: scheme(pages.dark) };
}

const paired = (light: Roles, dark: Roles): Roles =>
  Object.fromEntries(
    Object.entries(light).map(([name, value]) => {
      const other = dark[name] ?? value;
      return [name, other === value ? value : `light-dark(${value},${other})`];
    }),
  );

const declarations = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');
