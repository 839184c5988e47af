// The colour roles of a ground: every custom property a component may use, and its guaranteed contrast.
import { contrast, fillOf, hexOf, inkOn, lchOf, reach, shifted, type Fill, type Lch } from './colour.ts';
import { longTextContrast, surfacesOf, type Ground, type Seeds } from './grounds.ts';

/** Custom property without its dashes → `#rrggbb`. */
export type Roles = Record<string, string>;

/** One guarantee of legibility: `ink` on `ground` has at least `least`. Both are role names. */
export type Promised = { ink: string; ground: string; least: number };

/** Text, AA (1.4.3). */
const readable = 4.5;
/** Edges and marks that must be seen, not read (1.4.11). */
const visible = 3;

/** Meaning by hue, the same in every theme: stop, done, mind. */
const meanings = { danger: 25, success: 152, warning: 72 } as const;

/** Every role except the tracks, for content on `ground`. */
export function rolesOf(ground: Ground, { brand, accent, neutral }: Seeds): Roles {
  const grounds = surfacesOf(ground);
  const surface = lchOf(ground.surface);
  const dark = ground.inkEnd === 'white';
  const ink = (wanted: Lch, least: number, on = grounds): string => reach(wanted, on, least, ground.inkEnd);
  // On a band greys lean to the band, or they would look like dirt on it.
  const grey = (l: number): Lch => (isBand(ground) ? { ...surface, c: surface.c * 0.6, l } : { ...neutral, l });
  const softOf = (hue: Lch): string => softFill(ground, hue);
  const accentFill = filled(ground, accent);
  const brandFill = filled(ground, brand);
  const accentSoft = softOf(accent);
  const line = (away: number): string => hexOf({ ...surface, l: surface.l + (dark ? away : -away) });

  const roles: Roles = {
    surface: ground.surface,
    'surface-raised': ground.raised,
    'surface-sunken': ground.sunken,
    'surface-tint': ground.tint,
    'surface-strong': ground.strong,
    'on-strong': ground.onStrong,
    text: ground.text,
    'text-muted': ink(mutedOf(ground, neutral), readable, [...grounds, accentSoft]),
    line: line(dark ? 0.11 : 0.085),
    'line-strong': ink(grey(dark ? 0.5 : 0.65), visible),
    accent: accentFill.fill,
    'accent-hover': shifted(accentFill.fill, accentFill.ink, 0.05),
    'accent-pressed': shifted(accentFill.fill, accentFill.ink, 0.09),
    'on-accent': accentFill.ink,
    'accent-text': ink(visibleOr(accent, ground), readable, [...grounds, accentSoft]),
    'accent-edge': ink(lchOf(accentFill.fill), visible),
    'accent-soft': accentSoft,
    brand: brandFill.fill,
    'on-brand': brandFill.ink,
    'brand-soft': softOf(brand),
    'neutral-soft': softOf({ ...neutral, c: neutral.c * 4 }),
    focus: ink(visibleOr(accent, ground), visible),
    scrim: dark ? 'rgb(0 0 0 / 0.66)' : 'rgb(0 0 0 / 0.44)',
    shadow: ground.scheme === 'dark' ? 'rgb(0 0 0 / 0.5)' : 'rgb(0 0 0 / 0.14)',
  };
  for (const [name, h] of Object.entries(meanings)) {
    const soft = softOf({ l: 0.6, c: 0.12, h });
    const said = ink({ l: dark ? 0.76 : 0.5, c: 0.16, h }, readable, [...grounds, soft]);
    roles[name] = said;
    roles[`on-${name}`] = inkOn(said);
    roles[`${name}-soft`] = soft;
  }
  return roles;
}

/** The guarantees of the roles on any ground; the tests check them for every theme. */
export function promises(): Promised[] {
  const surfaces = ['surface', 'surface-raised', 'surface-sunken', 'surface-tint'];
  const on = (ink: string, least: number, grounds: string[]): Promised[] => grounds.map((ground) => ({ ink, ground, least }));
  const softs = ['accent-soft', 'brand-soft', 'neutral-soft', ...Object.keys(meanings).map((name) => `${name}-soft`)];
  return [
    ...on('text', longTextContrast, [...surfaces, ...softs]),
    ...on('on-strong', longTextContrast, ['surface-strong']),
    ...on('text-muted', readable, [...surfaces, 'accent-soft']),
    ...on('accent-text', readable, [...surfaces, 'accent-soft']),
    ...on('on-accent', readable, ['accent', 'accent-hover', 'accent-pressed']),
    ...on('on-brand', readable, ['brand']),
    ...on('focus', visible, surfaces),
    ...on('line-strong', visible, surfaces),
    ...on('accent-edge', visible, surfaces),
    ...Object.keys(meanings).flatMap((name) => [
      ...on(name, readable, [...surfaces, `${name}-soft`]),
      ...on(`on-${name}`, readable, [name]),
    ]),
  ];
}

/** A tinted area for text in the ink of the page: chips that are on, notices, a track's row. */
export function softFill(ground: Ground, hue: Lch): string {
  // A tint mixed into a strong colour is mud; there a step of the band itself does the same work.
  if (isBand(ground)) return ground.sunken;
  const base = lchOf(ground.surface);
  const dark = ground.inkEnd === 'white';
  const wanted = { l: base.l + (dark ? 0.105 : -0.045), c: Math.min(dark ? 0.04 : 0.03, hue.c * 0.25), h: hue.h };
  return reach(wanted, [ground.text], longTextContrast, dark ? 'black' : 'white');
}

/** A filled area that is seen on its ground; on a band of its own colour it turns into the ink of the band. */
function filled(ground: Ground, wanted: Lch): Fill {
  if (lostOn(ground, wanted)) return { fill: ground.text, ink: ground.surface };
  if (ground.inkEnd === 'black') return fillOf(wanted, readable);
  return fillOf(lchOf(reach(wanted, [ground.surface, ground.raised], visible, 'white')), readable);
}

/** On a band of its own colour a hue says nothing: the ink of the band instead. */
const visibleOr = (wanted: Lch, ground: Ground): Lch => (lostOn(ground, wanted) ? lchOf(ground.text) : wanted);

const isBand = (ground: Ground): boolean => ground.surface === ground.strong;

const lostOn = (ground: Ground, wanted: Lch): boolean => isBand(ground) && contrast(hexOf(wanted), ground.surface) < visible;

/** Quieter than text, yet comfortably readable: a third of the way back to the surface. */
function mutedOf(ground: Ground, neutral: Lch): Lch {
  const text = lchOf(ground.text);
  const surface = lchOf(ground.surface);
  const band = isBand(ground);
  const l = text.l + (surface.l - text.l) * (band ? 0.2 : 0.34);
  return band ? { ...surface, c: surface.c * 0.4, l } : { ...neutral, c: Math.max(neutral.c, 0.006), l };
}
