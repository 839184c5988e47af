// Cases of the timing of advertisements, played through simulated time with the real alarm (A §4 Advertisement popups, A §9).
import * as z from 'zod';
import { readAd } from '../../src/rules/ads/read-ad.ts';
import { SEEN_FOR } from '../../src/rules/ads/schedule.ts';
import { adShape } from './ads-facts.ts';
import { playAds } from './ads-player.ts';
import { caseFormat } from './format.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const shape = z.object({
  ads: z.array(adShape).min(1),
  /** Missing: any instant at which all advertisements are within their windows. */
  now: z.iso.datetime({ offset: true }).optional(),
  timezone: z.string().default('UTC'),
  trigger: z.literal('manual').optional(),
  /** Page the visitor leaves, and page they go to. */
  from: z.string().optional(),
  to: z.string().optional(),
  leaveAtMs: z.number().optional(),
  expected: z.record(z.string(), z.unknown()),
});
type Case = z.infer<typeof shape>;

/** What is expected, and how it is measured; the simulation is exact and needs no tolerance. */
const measures: Readonly<Record<string, (one: Case) => unknown>> = {
  firstShownAtMs: (one) => play(one).run(MINUTE).shows[0]?.at,
  firstShownAfterTriggerMs: (one) => {
    // Nothing is there to show before the trigger, so that only its own look can show it.
    const player = play(one, []).run(MINUTE);
    const triggered = player.now();
    return player.load(adsOf(one)).tell('triggered').run(MINUTE).shows[0]!.at - triggered;
  },
  shown: (one) => {
    const player = play(one).run(one.leaveAtMs ?? 2 * MINUTE);
    return player.goTo(one.to ?? pageOf(one)).run(MINUTE).shows.length > 0;
  },
  shownBeforeMs90000: (one) => play(one).run(89_999).shows.length > 0,
  shownAfterMs: (one) => play(one).run(5 * MINUTE).shows[0]?.at,
  shownWithinFirstMinute: (one) => play(one).run(MINUTE).shows.length > 0,
  cookieMaxAgeSeconds: (one) => (play(one).run(MINUTE).shows.length > 0 ? SEEN_FOR : undefined),
  order: (one) => closingEach(one).shows.map(({ id }) => id),
  simultaneous: (one) => closingEach(one).most,
};

const adsOf = ({ ads, timezone }: Case) => ads.map((ad) => readAd(ad, timezone));
const pageOf = ({ from, ads }: Case): string => from ?? String(ads[0]!['vmxPage']);
const play = (one: Case, ads = adsOf(one)) => playAds({ start: startOf(one), timeZone: one.timezone, page: pageOf(one), ads });

/** The instant the case names, else the middle of the time its advertisements have in common, a day inside where that has no end. */
function startOf(one: Case): number {
  if (one.now !== undefined) return Date.parse(one.now);
  const windows = adsOf(one).map(({ window }) => window);
  const [from, to] = [Math.max(...windows.map((window) => window.from)), Math.min(...windows.map((window) => window.to))];
  if (from > to || Number.isNaN(from)) throw new Error('the case names no instant, and its advertisements have none in common');
  if (to === Infinity) return from === -Infinity ? 0 : from + DAY;
  return from === -Infinity ? to - DAY : Math.round((from + to) / 2);
}

function closingEach(one: Case): ReturnType<typeof playAds> {
  const player = play(one).run(MINUTE);
  for (const _ of one.ads) player.tell('closed').run(MINUTE);
  return player;
}

export const adsTiming = caseFormat('ads-timing', shape, (one) => {
  const { toleranceMs: _, ...expected } = one.expected;
  const got = Object.fromEntries(Object.keys(expected).map((key) => [key, measures[key]?.(one)]));
  return { got, accepted: [expected] };
});
