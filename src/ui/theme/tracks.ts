// Track colours: the organiser's own first, then the candidates most distinct from all of them for every type of colour vision.
import { converter, differenceEuclidean, filterDeficiencyDeuter, filterDeficiencyProt, filterDeficiencyTrit, type Oklab } from 'culori';
import { trackCount } from '../../base/track-number.ts';
import { inkOn, lchOf, reach, type Lch } from './colour.ts';
import { surfacesOf, type Ground } from './grounds.ts';
import { softFill, type Promised, type Roles } from './roles.ts';

const toRgb = converter('rgb');
const toLab = converter('oklab');
const distance = differenceEuclidean('oklab');
const same = <C>(colour: C): C => colour;
/** The four types of colour vision. `worth` of the common type is lower: it needs another hue, not the same hue darker. */
const visions = [
  { filter: same, worth: 0.5 },
  { filter: filterDeficiencyProt(1), worth: 1 },
  { filter: filterDeficiencyDeuter(1), worth: 1 },
  { filter: filterDeficiencyTrit(1), worth: 1.2 },
];

type Seen = readonly Oklab[];

/** A colour as seen with the four types of colour vision. */
function seen(hex: string): Seen {
  const colour = toRgb(hex);
  if (colour === undefined) throw new Error(`not a colour: ${hex}`);
  return visions.map(({ filter }) => toLab(filter(colour)));
}

const apartSeen = (a: Seen, b: Seen, worth = true): number =>
  Math.min(...visions.map((vision, kind) => distance(a[kind] ?? '', b[kind] ?? '') * (worth ? vision.worth : 1)));

/** Distance of two colours for the type that sees the least difference; 0 none, 0.1 plain, 1 black and white. */
export const apart = (a: string, b: string): number => apartSeen(seen(a), seen(b), false);

/** Lightness steps as well as hues: lightness remains distinct where hues coincide. */
const candidates: readonly Lch[] = [0.4, 0.46, 0.52, 0.58, 0.64].flatMap((l) =>
  Array.from({ length: 24 }, (_, index) => ({ l, c: 0.135, h: index * 15 })),
);

/**
 * The colours of the tracks in order: `given` as they are, then derived ones, at least twelve. `first` is the hue to begin
 * with, `pages` are the grounds on which the colours must stay apart.
 */
export function trackSeeds(given: readonly string[], first: Lch, pages: readonly Ground[]): Lch[] {
  const look = (seed: Lch): Seen[] => pages.map((page) => seen(barOn(page, seed)));
  const start = first.c > 0.04 ? first.h : 255;
  const chosen = given.length > 0 ? given.map(lchOf) : [{ l: 0.5, c: 0.135, h: start }];
  const taken = chosen.map(look);
  const pool = candidates.map((seed) => ({ seed, look: look(seed), room: Infinity }));
  // Each round compares with the colour chosen last only: distances to earlier ones are known.
  const narrow = (by: Seen[]): void => {
    for (const candidate of pool) candidate.room = Math.min(candidate.room, nearest(candidate.look, by));
  };
  for (const by of taken) narrow(by);
  while (chosen.length < trackCount) {
    const best = pool.reduce((a, b) => (b.room > a.room ? b : a));
    chosen.push(best.seed);
    narrow(best.look);
  }
  return chosen;
}

/** The roles of the tracks on a ground: `track-n` (a bar, 3:1), `on-track-n`, `track-n-soft` (for text of the page). */
export function trackRoles(seeds: readonly Lch[], ground: Ground): Roles {
  const roles: Roles = {};
  seeds.forEach((seed, index) => {
    const name = `track-${index + 1}`;
    const bar = barOn(ground, seed);
    roles[name] = bar;
    roles[`on-${name}`] = inkOn(bar);
    roles[`${name}-soft`] = softFill(ground, seed);
  });
  return roles;
}

/** A track's bar on a ground. On dark the order of lightness is kept and moved up as a whole, so that neighbours stay distinct. */
function barOn(ground: Ground, seed: Lch): string {
  const wanted = ground.inkEnd === 'white' ? { ...seed, l: 0.58 + Math.max(0, seed.l - 0.4) * 1.2 } : seed;
  return reach(wanted, surfacesOf(ground), 3, ground.inkEnd);
}

const nearest = (a: readonly Seen[], b: readonly Seen[]): number => Math.min(...a.map((look, page) => apartSeen(look, b[page] ?? look)));

/** The guarantees of the roles of `count` tracks. */
export const trackPromises = (count: number): Promised[] =>
  Array.from({ length: count }, (_, index) => `track-${index + 1}`).flatMap((name) => [
    { ink: `on-${name}`, ground: name, least: 4.5 },
    { ink: name, ground: 'surface', least: 3 },
    { ink: name, ground: 'surface-raised', least: 3 },
    { ink: 'text', ground: `${name}-soft`, least: 7 },
  ]);
