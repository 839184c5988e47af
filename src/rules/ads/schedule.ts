// When advertisements are checked, and which one is on the screen: one step for each thing that happens (A §4 Advertisement popups, A §9).
import { earlier } from '../verdict.ts';
import { type AdContext, decideAd } from './eligibility.ts';
import type { AdRules } from './read-ad.ts';

/** From mounting to the first look, ms (A §4). */
export const AFTER_MOUNT = 4000;
/** From a manual trigger to the next look, ms (A §4). */
export const AFTER_TRIGGER = 4500;
/** How long an advertisement counts as seen once it was shown, seconds: `max-age` of its cookie, 7 days (A §9). */
export const SEEN_FOR = 604_800;

/**
 * What happened. `clock` is the alarm of `nextCheckAt`; `route-changed` comes with the new page in the context; `closed` is
 * the visitor's doing.
 */
export type AdEvent = 'mounted' | 'route-changed' | 'triggered' | 'closed' | 'clock';

/** What is on the screen and what is awaited. Plain data; instants are ms since 1970. */
export type AdSchedule = {
  /** Id of the advertisement on the screen, one at a time; null for none. */
  shown: string | null;
  /** When to look again at the latest; null for never. For `createAlarm`, which holds instants of any distance. */
  nextCheckAt: number | null;
  /** Checks that mounting and triggers have requested. */
  asked: readonly number[];
  /** Whether anything was looked at yet: before, nothing is shown, not even what starts meanwhile. */
  looked: boolean;
  /** Since when an advertisement with a delay could be shown, by id. */
  waiting: ReadonlyMap<string, number>;
  /** Everything shown since mounting: a device that refuses cookies is not shown the same again and again. */
  shownBefore: ReadonlySet<string>;
};

/** Before mounting. */
export const noAds: AdSchedule = {
  shown: null,
  nextCheckAt: null,
  asked: [],
  looked: false,
  waiting: new Map(),
  shownBefore: new Set(),
};

/**
 * The next state. Pure: the caller arms its alarm with `nextCheckAt`, and sets the cookie of `shown` (max-age `SEEN_FOR`)
 * when that differs from before. `ads` are those loaded by now, in the order of the server; the first eligible one is shown.
 */
export function stepAds(before: AdSchedule, event: AdEvent, ads: readonly AdRules[], given: AdContext): AdSchedule {
  const { now } = given.context.when;
  const asked = [
    ...before.asked,
    ...(event === 'mounted' ? [now + AFTER_MOUNT] : []),
    ...(event === 'triggered' ? [now + AFTER_TRIGGER] : []),
  ];
  const state = { ...before, ...(event === 'route-changed' ? left(before, ads, given) : event === 'closed' ? { shown: null } : {}) };
  const due = event === 'route-changed' || event === 'closed' || now >= (before.nextCheckAt ?? Infinity);
  const looked = due ? look(state, ads, given) : state;
  const later = asked.filter((at) => at > now);
  return { ...looked, asked: later, nextCheckAt: nextCheck(later, looked, ads, given) };
}

/** Another page: what it shows belongs to the old one, and waits begin anew. */
function left({ shown }: AdSchedule, ads: readonly AdRules[], { context }: AdContext): Partial<AdSchedule> {
  const stays = ads.some(({ id, page }) => id === shown && page === context.where.page);
  return { shown: stays ? shown : null, waiting: new Map() };
}

function look(state: AdSchedule, ads: readonly AdRules[], given: AdContext): AdSchedule {
  const looked = { ...state, looked: true };
  if (state.shown !== null) return looked;
  const { now } = given.context.when;
  const eligible = ads.filter((ad) => !state.shownBefore.has(ad.id) && decideAd(ad, given).outcome === 'show');
  const waiting = new Map(eligible.map(({ id }) => [id, state.waiting.get(id) ?? now]));
  const ready = eligible.find(({ id, delay }) => now >= waiting.get(id)! + delay);
  if (!ready) return { ...looked, waiting };
  waiting.delete(ready.id);
  return { ...looked, waiting, shown: ready.id, shownBefore: new Set([...state.shownBefore, ready.id]) };
}

/** The earliest check: requested, at the end of a wait, at the start of a future advertisement. While one is shown, closing it is the next. */
function nextCheck(asked: readonly number[], state: AdSchedule, ads: readonly AdRules[], { context }: AdContext): number | null {
  if (state.shown !== null) return null;
  const { now } = context.when;
  const first = asked.length > 0 ? Math.min(...asked) : null;
  if (!state.looked) return first;
  return ads.reduce<number | null>((next, { id, delay, window }) => {
    if (state.shownBefore.has(id)) return next;
    const since = state.waiting.get(id);
    const at = since === undefined ? window.from : since + delay;
    // A window that cannot be read starts at NaN, which is never later.
    return at > now && at !== Infinity ? earlier(next, at) : next;
  }, first);
}
