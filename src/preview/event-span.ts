// The time span of the slider: wide around the event, narrow before and after it; its days, and the changes around an instant.
import { dayInZone, instantOf, lastInstantOf } from '../clock/zone.ts';
import type { Change } from '../rules/timeline.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Most days with a label; more would overlap. */
const MOST_NAMES = 8;
/** Share of the slider before the event, and the same after it, if something changes there. */
const ASIDE = 0.15;

/**
 * From and to in ms. `core` is the event with a day around it; it has most of the slider, however early the first window opens.
 * `event` is the event itself, if it has days.
 */
export type EventSpan = {
  from: number;
  to: number;
  core: { from: number; to: number };
  event: { first: number; last: number } | undefined;
};

/**
 * The span of an event. `startDate` and `endDate` are days (`YYYY-MM-DD`, empty if not set) in the event's zone (IANA); without
 * them the changes decide, and without changes a week around `now`.
 */
export function spanOf(startDate: string, endDate: string, timeZone: string, changes: readonly Change[], now: number): EventSpan {
  const first = startDate ? instantOf(startDate, timeZone) : undefined;
  const last = lastInstantOf(endDate || startDate, timeZone) ?? first;
  const event = first !== undefined && last !== undefined ? { first, last } : undefined;
  const changed = changes.flatMap(({ at }) => [at - HOUR, at + HOUR]);
  const ends = [...(event ? [event.first - DAY, event.last + DAY] : []), ...changed];
  if (ends.length === 0) ends.push(now - 3 * DAY, now + 4 * DAY);
  const [from, to] = [floor(Math.min(...ends)), floor(Math.max(...ends)) + MINUTE];
  return { from, to, core: event ? { from: floor(event.first - DAY), to: floor(event.last + DAY) + MINUTE } : { from, to }, event };
}

/** Rounds to whole minutes, the steps of the slider. */
const floor = (instant: number): number => Math.floor(instant / MINUTE) * MINUTE;

/** The segments of the span: where each begins on the slider (0 to 1), and its instant. */
function stretches({ from, to, core }: EventSpan): { share: number; at: number }[] {
  const [before, after] = [core.from > from ? ASIDE : 0, core.to < to ? ASIDE : 0];
  return [
    { share: 0, at: from },
    ...(before ? [{ share: before, at: core.from }] : []),
    ...(after ? [{ share: 1 - after, at: core.to }] : []),
    { share: 1, at: to },
  ];
}

/** Position of an instant on the slider, from 0 to 1. */
export function shareOf(span: EventSpan, instant: number): number {
  const parts = stretches(span);
  const next = parts.findIndex(({ at }) => at > instant);
  if (next < 1) return next === 0 ? 0 : 1;
  const [a, b] = [parts[next - 1]!, parts[next]!];
  return a.share + ((b.share - a.share) * (instant - a.at)) / (b.at - a.at);
}

/** The instant (a whole minute, ms) at a position on the slider. */
export function instantAt(span: EventSpan, share: number): number {
  const parts = stretches(span);
  const next = parts.findIndex((part) => part.share > share);
  if (next < 1) return next === 0 ? span.from : span.to;
  const [a, b] = [parts[next - 1]!, parts[next]!];
  return Math.round((a.at + ((b.at - a.at) * (share - a.share)) / (b.share - a.share)) / MINUTE) * MINUTE;
}

/** Midnights of the core that get a label, evenly thinned. */
export function daysOf({ core: { from, to } }: EventSpan, timeZone: string): number[] {
  const days: number[] = [];
  const every = Math.max(1, Math.ceil((to - from) / DAY / MOST_NAMES));
  for (let noon = instantOf(`${dayInZone(from, timeZone)}T12:00`, timeZone)!; noon <= to + DAY; noon += every * DAY) {
    const midnight = instantOf(dayInZone(noon, timeZone), timeZone)!;
    if (midnight >= from && midnight < to - HOUR) days.push(midnight);
  }
  return days;
}

/** The changes before, at or just before, and after an instant; `changes` in order. */
export function changesAround(
  changes: readonly Change[],
  now: number,
): { before: Change | undefined; current: Change | undefined; after: Change | undefined } {
  return {
    before: changes.findLast(({ at }) => at < now),
    current: changes.findLast(({ at }) => at <= now),
    after: changes.find(({ at }) => at > now),
  };
}
