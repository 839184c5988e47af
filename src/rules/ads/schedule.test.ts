// The timing of advertisements beyond the shared cases: waits, triggers, leaving a page, refused cookies, and what never happens.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { settings } from '../../../tests/support/seed.ts';
import { visitorContext } from '../context.ts';
import type { AdContext } from './eligibility.ts';
import { readAd, type WrittenAd } from './read-ad.ts';
import { type AdEvent, AFTER_MOUNT, AFTER_TRIGGER, type AdSchedule, noAds, stepAds } from './schedule.ts';

const START = Date.parse('2027-05-03T08:00:00Z');
const at = (ms: number, page = 'HomePage', seen: string[] = []): AdContext => ({
  context: visitorContext({ page }, { now: START + ms, timeZone: 'UTC' }),
  around: { seen: new Set(seen), playingRoom: null, networkingPending: false },
});
const ads = (...written: Partial<WrittenAd>[]) =>
  written.map((one, index) => readAd({ id: `ad-${index}`, vmxPage: 'HomePage', ...one }, 'UTC'));
const iso = (ms: number): string => new Date(START + ms).toISOString();
const mounted = (list: ReturnType<typeof ads>): AdSchedule => stepAds(noAds, 'mounted', list, at(0));

test('nothing before the first look, then the first eligible one, then silence until it is closed', () => {
  const list = ads({ displayFromDate: iso(1000) }, {});
  const first = mounted(list);
  expect(first).toMatchObject({ shown: null, nextCheckAt: START + AFTER_MOUNT });
  expect(stepAds(first, 'clock', list, at(2000)).shown).toBeNull();
  const shown = stepAds(first, 'clock', list, at(AFTER_MOUNT));
  expect(shown).toMatchObject({ shown: 'ad-0', nextCheckAt: null });
  expect(stepAds(shown, 'closed', list, at(9000)).shown).toBe('ad-1');
});

test('a device that refuses cookies is not shown the same advertisement again', () => {
  const list = ads({});
  const shown = stepAds(mounted(list), 'clock', list, at(AFTER_MOUNT));
  const closed = stepAds(shown, 'closed', list, at(9000));
  expect(closed.shown).toBeNull();
  expect(stepAds(closed, 'route-changed', list, at(10_000)).shown).toBeNull();
});

test('a trigger adds its own look and takes none away', () => {
  const list = ads({});
  const state = stepAds(mounted([]), 'triggered', [], at(1000));
  expect(state.nextCheckAt).toBe(START + AFTER_MOUNT);
  expect(stepAds(state, 'clock', [], at(AFTER_MOUNT)).nextCheckAt).toBe(START + 1000 + AFTER_TRIGGER);
  expect(stepAds(stepAds(state, 'clock', [], at(AFTER_MOUNT)), 'clock', list, at(1000 + AFTER_TRIGGER)).shown).toBe('ad-0');
});

test('an advertisement with a delay waits on its page; leaving begins the wait anew', () => {
  const list = ads({ showInSeconds: 10 });
  const waiting = stepAds(mounted(list), 'clock', list, at(AFTER_MOUNT));
  expect(waiting).toMatchObject({ shown: null, nextCheckAt: START + AFTER_MOUNT + 10_000 });
  const away = stepAds(waiting, 'route-changed', list, at(8000, 'LivePage'));
  expect(away.nextCheckAt).toBeNull();
  const back = stepAds(away, 'route-changed', list, at(9000));
  expect(back.nextCheckAt).toBe(START + 19_000);
  expect(stepAds(back, 'clock', list, at(18_999)).shown).toBeNull();
  expect(stepAds(back, 'clock', list, at(19_000)).shown).toBe('ad-0');
});

test('going to another page takes the advertisement of the old one along, not that of both', () => {
  const list = ads({}, { vmxPage: 'LivePage' });
  const shown = stepAds(mounted(list), 'clock', list, at(AFTER_MOUNT));
  expect(stepAds(shown, 'route-changed', list, at(9000, 'LivePage')).shown).toBe('ad-1');
  expect(stepAds(shown, 'route-changed', list, at(9000)).shown).toBe('ad-0');
});

test('a window that cannot be read or never starts asks for no timer', () => {
  const list = ads({ displayFromDate: 'soon' }, { displayFromDate: iso(9000), displayToDate: iso(8000) });
  const state = stepAds(mounted(list), 'clock', list, at(AFTER_MOUNT));
  expect(state.shown).toBeNull();
  expect(stepAds(state, 'clock', list, at(9000)).nextCheckAt).toBeNull();
});

const event = fc.constantFrom<AdEvent>('route-changed', 'triggered', 'closed', 'clock');
const written = fc.record({
  vmxPage: fc.constantFrom('HomePage', 'LivePage'),
  displayFromDate: fc.option(fc.integer({ min: -60_000, max: 60_000 }).map(iso)),
  displayToDate: fc.option(fc.integer({ min: -60_000, max: 60_000 }).map(iso)),
  showInSeconds: fc.constantFrom(0, 0, 3, 20),
});
const happening = fc.record({ event, wait: fc.integer({ min: 0, max: 20_000 }), page: fc.constantFrom('HomePage', 'LivePage') });

test('property: shown only on its page and in its window, each once, the next look always later', () => {
  let everShown = 0;
  fc.assert(
    fc.property(fc.array(written, { maxLength: 4 }), fc.array(happening, { maxLength: 12 }), (some, happenings) => {
      const list = ads(...some);
      let [state, now, page] = [mounted(list), 0, 'HomePage'];
      const before: string[] = [];
      for (const one of happenings) {
        now += one.wait;
        if (one.event === 'route-changed') page = one.page;
        const next = stepAds(state, one.event, list, at(now, page));
        if (next.shown !== null && next.shown !== state.shown) {
          everShown += 1;
          const ad = list.find(({ id }) => id === next.shown)!;
          expect([ad.page, before.includes(ad.id), ad.window.from <= START + now && START + now <= ad.window.to]).toEqual([
            page,
            false,
            true,
          ]);
          before.push(ad.id);
        }
        if (next.nextCheckAt !== null) expect(next.nextCheckAt).toBeGreaterThan(START + now);
        state = next;
      }
    }),
    settings(500),
  );
  expect(everShown).toBeGreaterThan(100);
});
