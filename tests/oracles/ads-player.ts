// A page with advertisements in simulated time: the app's own driver on a clock of its own, with timers that overflow as a browser's do.
import { LONGEST_DELAY } from '../../src/clock/alarm.ts';
import { createAdDriver } from '../../src/rules/ads/ad-driver.ts';
import type { AdContext } from '../../src/rules/ads/eligibility.ts';
import type { AdRules } from '../../src/rules/ads/read-ad.ts';
import type { AdEvent } from '../../src/rules/ads/schedule.ts';
import { visitorContext } from '../../src/rules/context.ts';

/** Where it begins: instant (ms), IANA zone, page, and what the server has answered by then. */
export type AdScene = { start: number; timeZone: string; page: string; ads: readonly AdRules[] };

/** A played page. Every method but `now` gives the player back. */
export type AdPlayer = {
  /** What was shown, in order; `at` in ms since mounting. */
  shows: { id: string; at: number }[];
  /** Most that were on the screen at once; one that comes before the other was closed or left counts as a second. */
  most: number;
  /** ms since mounting. */
  now: () => number;
  load: (ads: readonly AdRules[]) => AdPlayer;
  tell: (event: AdEvent) => AdPlayer;
  goTo: (page: string) => AdPlayer;
  /** Lets so many ms pass. */
  run: (length: number) => AdPlayer;
};

/** Mounts the page and plays it. */
export function playAds({ start, timeZone, page, ads }: AdScene): AdPlayer {
  let now = start;
  let [where, loaded] = [page, ads];
  let [shown, event]: [string | null, AdEvent] = [null, 'mounted'];
  let timer: { at: number; run: () => void } | undefined;
  const timers = {
    // A delay beyond 2^31 - 1 ms fires at once.
    set: (run: () => void, delay: number) => (timer = { at: now + (delay > LONGEST_DELAY ? 0 : delay), run }),
    clear: () => (timer = undefined),
  };
  const seen = new Set<string>();
  const context = (): AdContext => ({
    context: visitorContext({ page: where }, { now, timeZone }),
    around: { seen, playingRoom: null, networkingPending: false },
  });
  const driver = createAdDriver({
    clock: { now: () => now, correct: () => {}, onCorrection: () => () => {}, timers },
    ads: () => loaded,
    given: context,
    onChange: (id) => {
      if (id !== null) {
        player.shows.push({ id, at: now - start });
        seen.add(id);
        player.most = Math.max(player.most, shown === null || event === 'closed' || event === 'route-changed' ? 1 : 2);
        driver.displayed();
      }
      shown = id;
    },
  });
  const player: AdPlayer = {
    shows: [],
    most: 0,
    now: () => now - start,
    load: (more) => {
      loaded = more;
      return player;
    },
    tell: (told) => {
      event = told;
      driver.tell(told);
      return player;
    },
    goTo: (next) => {
      where = next;
      return player.tell('route-changed');
    },
    run: (length) => {
      const end = now + length;
      while (timer !== undefined && timer.at <= end) {
        const { at, run } = timer;
        timer = undefined;
        now = at;
        event = 'clock';
        run();
      }
      now = end;
      return player;
    },
  };
  return player.tell('mounted');
}
