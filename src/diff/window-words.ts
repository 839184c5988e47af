// What happened to a time window, in words: set, removed, extended, shortened, moved; by the wall clock of the event.
import { parseTime, wallClock } from '../clock/zone.ts';
import type { Difference } from './difference.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

/** A window as it is written; null and empty are open. `timeZone` is that of its event. */
export type ComparedWindow = { startTime?: unknown; endTime?: unknown; timeZone: string };

type Change = Pick<Difference, 'code' | 'text'>;

/** The difference of two windows; undefined when they say the same, however they are written. */
export function windowDifference(before: ComparedWindow, after: ComparedWindow): Change | undefined {
  const [old, now] = [readBounds(before), readBounds(after)];
  if (!old.readable || !now.readable) {
    const same = written(before) === written(after);
    return same ? undefined : { code: 'window-changed', text: `window changed: ${written(after)}, was ${written(before)}` };
  }
  if (old.start === now.start && old.end === now.end) return undefined;
  if (isOpen(old)) return { code: 'window-set', text: `window set: ${spanWords(now)}` };
  if (isOpen(now)) return { code: 'window-removed', text: `window removed, was ${spanWords(old)}` };
  const distance = movedBy(old, now);
  if (distance !== undefined) {
    const way = distance > 0 ? 'later' : 'earlier';
    return { code: 'window-moved', text: `window moved ${lengthWords(distance)} ${way}: ${spanWords(now)}, was ${spanWords(old)}` };
  }
  return boundsChange(old, now);
}

/** Bounds as wall clocks; a day alone ends with its last millisecond (reading R7). */
type Bounds = { start: number | undefined; end: number | undefined; readable: boolean };

function readBounds({ startTime, endTime, timeZone }: ComparedWindow): Bounds {
  const [start, end] = [wallOf(startTime, timeZone, 0), wallOf(endTime, timeZone, DAY - 1)];
  return { start, end, readable: !Number.isNaN(start) && !Number.isNaN(end) };
}

function wallOf(bound: unknown, timeZone: string, ofDay: number): number | undefined {
  if (bound === undefined || bound === null || bound === '') return undefined;
  const time = typeof bound === 'string' ? parseTime(bound) : undefined;
  if (!time) return NaN;
  return time.kind === 'instant' ? wallClock(time.instant, timeZone) : time.wall + (time.kind === 'day' ? ofDay : 0);
}

const isOpen = ({ start, end }: Bounds): boolean => start === undefined && end === undefined;

function movedBy(old: Bounds, now: Bounds): number | undefined {
  if (old.start === undefined || old.end === undefined || now.start === undefined || now.end === undefined) return undefined;
  const distance = now.start - old.start;
  return roundly(distance) === roundly(now.end - old.end) ? distance : undefined;
}

/** A bound that became another one: in words, and whether more is inside now. */
type BoundChange = { wider: boolean; words: string; by: number };

function boundsChange(old: Bounds, now: Bounds): Change {
  const changes = [boundChange(old.start, now.start, 'from', -1), boundChange(old.end, now.end, 'until', 1)].filter(
    (change) => change !== undefined,
  );
  const kind = changes.every(({ wider }) => wider) ? 'extended' : changes.every(({ wider }) => !wider) ? 'shortened' : 'changed';
  const [only, another] = changes;
  const by = only && !another && only.by > 0 ? ` by ${lengthWords(only.by)}` : '';
  return { code: `window-${kind}`, text: `window ${kind}${by}: ${changes.map(({ words }) => words).join('; ')}` };
}

/** `outwards` is the direction in which the window grows: -1 for its start, 1 for its end. */
function boundChange(old: number | undefined, now: number | undefined, word: string, outwards: number): BoundChange | undefined {
  if (old === now) return undefined;
  const was = old === undefined ? `before without ${word === 'from' ? 'a start' : 'an end'}` : `was ${timeWords(old)}`;
  if (now === undefined) return { wider: true, by: 0, words: `no ${word === 'from' ? 'start' : 'end'} any more, ${was}` };
  return {
    wider: old !== undefined && (now - old) * outwards > 0,
    by: old === undefined ? 0 : Math.abs(now - old),
    words: `${word} ${timeWords(now)}, ${was}`,
  };
}

function spanWords({ start, end }: Bounds): string {
  if (start === undefined) return `until ${timeWords(end!)}`;
  return end === undefined ? `from ${timeWords(start)}` : `from ${timeWords(start)} to ${timeWords(end)}`;
}

const dayFormat = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

/** A wall clock (ms, read as UTC) as `Mon 3 May 2027 10:30`; the last moment of a day as its 24:00. */
export function timeWords(wall: number): string {
  // 23:59:59.999 is how "the whole day" ends; nobody wants to read that.
  const endOfDay = (((wall + 1) % DAY) + DAY) % DAY === 0;
  const text = new Date(wall).toISOString();
  const seconds = text.slice(17, 19) === '00' ? '' : text.slice(16, 19);
  return `${dayFormat.format(wall).replace(',', '')} ${endOfDay ? '24:00' : `${text.slice(11, 16)}${seconds}`}`;
}

/** A length in words: `2 h`, `1 day 30 min`; the sign does not matter. */
export function lengthWords(length: number): string {
  const minutes = Math.round(Math.abs(length) / MINUTE);
  const [days, hours, rest] = [Math.trunc(minutes / 1440), Math.trunc((minutes % 1440) / 60), minutes % 60];
  const parts = [days > 0 ? `${days} day${days === 1 ? '' : 's'}` : '', hours > 0 ? `${hours} h` : '', rest > 0 ? `${rest} min` : ''];
  return parts.filter(Boolean).join(' ') || `${Math.round(Math.abs(length) / 1000)} s`;
}

const roundly = (length: number): number => Math.round(length / 1000);

const written = ({ startTime, endTime }: ComparedWindow): string => `${said(startTime)} to ${said(endTime)}`;
const said = (bound: unknown): string =>
  bound === undefined || bound === null || bound === '' ? 'open' : typeof bound === 'string' ? bound : JSON.stringify(bound);
