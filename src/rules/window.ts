// Time windows: closed, each bound may be open, local to the event (A §2, A §4; readings R1, R2, R7, R8, R16).
import { instantOf, lastInstantOf } from '../clock/zone.ts';

/** A window in instants, both ends belong to it. `readable` is false when a bound could not be read: then nothing is inside. */
export type Window = { from: number; to: number; readable: boolean };

/** The window without bounds. */
export const always: Window = { from: -Infinity, to: Infinity, readable: true };

/** A window of which nothing can be read. */
const unreadable: Window = { from: NaN, to: NaN, readable: false };

/** A bound as written: a time, or nothing where it is open. */
type Bound = string | null | undefined;
const isBound = (bound: unknown): bound is Bound => typeof bound === 'string' || bound === undefined || bound === null;

/** Windows read before, by their text: programmes repeat their days and hours, and to look one up is far cheaper than to read it. */
const known = new Map<string, Window>();
const MOST_KNOWN = 5_000;

/** Reads a window once; checking it later is two comparisons. */
export function readWindow(startTime: unknown, endTime: unknown, timeZone: string): Window {
  if ((startTime ?? '') === '' && (endTime ?? '') === '') return always;
  if (!isBound(startTime) || !isBound(endTime)) return unreadable;
  // No readable time contains a bar, so no other two have the key of two that are readable.
  const text = `${startTime || ''}|${endTime || ''}|${timeZone}`;
  let window = known.get(text);
  if (window) return window;
  window = readBounds(startTime, endTime, timeZone);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(text, window);
  return window;
}

function readBounds(startTime: Bound, endTime: Bound, timeZone: string): Window {
  const from = startTime ? instantOf(startTime, timeZone) : -Infinity;
  const to = endTime ? lastInstantOf(endTime, timeZone) : Infinity;
  return from === undefined || to === undefined ? unreadable : { from, to, readable: true };
}

/** Whether the instant is inside; a reversed or unreadable window holds nothing. */
export const within = (window: Window, now: number): boolean => window.from <= now && now <= window.to;

/** The next instant at which `within` can differ; null for never. A closed end leaves one millisecond later. */
export function nextChange(window: Window, now: number): number | null {
  if (!window.readable || window.from > window.to) return null;
  if (now < window.from) return window.from === Infinity ? null : window.from;
  return now <= window.to && window.to !== Infinity ? window.to + 1 : null;
}
