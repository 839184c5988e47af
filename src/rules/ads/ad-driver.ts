// Advertisements of a page in time: what happens is passed on to the schedule, and its alarm wakes it. The app and the rule cases run this.
import { createAlarm } from '../../clock/alarm.ts';
import type { Clock } from '../../clock/clock.ts';
import type { AdContext } from './eligibility.ts';
import type { AdRules } from './read-ad.ts';
import { type AdEvent, type AdSchedule, noAds, stepAds } from './schedule.ts';

/** What a driver asks and reports. */
type AdParts = {
  clock: Clock;
  /** The advertisements loaded by now. */
  ads: () => readonly AdRules[];
  /** Who looks, where and when; asked at every step. */
  given: () => AdContext;
  /** Another advertisement is due, or none. */
  onChange: (shown: string | null) => void;
};

export type AdDriver = {
  tell: (event: AdEvent) => void;
  /** The advertisements have been loaded, or others have: those that are due are looked for, if the first look is over. */
  loaded: () => void;
  /** The due advertisement is on the screen: it counts as seen. Until then another page takes its turn back. */
  displayed: () => void;
  stop: () => void;
};

/** Makes a driver; `tell('mounted')` starts it. */
export function createAdDriver({ clock, ads, given, onChange }: AdParts): AdDriver {
  let state: AdSchedule = noAds;
  let isDisplayed = false;
  const step = (event: AdEvent): void => {
    const before = state;
    state = stepAds(event === 'route-changed' ? withdrawn(before) : before, event, ads(), given());
    if (state.shown !== before.shown) {
      isDisplayed = false;
      onChange(state.shown);
    }
    alarm.arm(state.nextCheckAt);
  };
  /** One that waited behind other overlays has not been shown, and may be on another page. */
  const withdrawn = (before: AdSchedule): AdSchedule =>
    before.shown === null || isDisplayed
      ? before
      : { ...before, shown: null, shownBefore: new Set([...before.shownBefore].filter((id) => id !== before.shown)) };
  const alarm = createAlarm(clock, () => step('clock'));
  return {
    tell: step,
    loaded: () => step(state.looked && state.shown === null ? 'closed' : 'clock'),
    displayed: () => {
      isDisplayed = true;
    },
    stop: alarm.stop,
  };
}
