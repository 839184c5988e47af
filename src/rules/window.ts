// Time windows: closed, each bound may be open, local to the event (A §2, A §4; readings R1, R2, R7, R8, R16).
import { instantOf, lastInstantOf } from '../clock/zone.ts';

/** A window in instants, both ends belong to it. `readable` is false when a bound could not be read: then nothing is inside. */
export type Window = { from: number; to: number; readable: boolean };

/** The window without bounds. */
export const always: Window = { from: -Infinity, to: Infinity, readable: true };

const isOpen = (bound: unknown): boolean => bound === undefined || bound === null || bound === '';

/** Windows read before, by their text: programmes repeat their days and hours, and to look one up is far cheaper than to read it. */
const known = new Map<string, Window>();
const MOST_KNOWN = 5_000;

/** Reads a window once; checking it later is two comparisons. */
export function readWindow(startTime: unknown, endTime: unknown, timeZone: string): Window {
  if (isOpen(startTime) && isOpen(endTime)) return always;
  const text = JSON.stringify([startTime, endTime, timeZone]);
  let window = known.get(text);
  if (window) return window;
  window = readBounds(startTime, endTime, timeZone);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(text, window);
  return window;
}

function readBounds(startTime: unknown, endTime: unknown, timeZone: string): Window {
  const from = isOpen(startTime) ? -Infinity : typeof startTime === 'string' ? instantOf(startTime, timeZone) : undefined;
  const to = isOpen(endTime) ? Infinity : typeof endTime === 'string' ? lastInstantOf(endTime, timeZone) : undefined;
  return from === undefined || to === undefined ? { from: NaN, to: NaN, readable: false } : { from, to, readable: true };
}

/** Whether the instant is inside; a reversed or unreadable window holds nothing. */
export const within = (window: Window, now: number): boolean => window.from <= now && now <= window.to;

/** The next instant at which `within` can differ; null for never. A closed end leaves one millisecond later. */
export function nextChange(window: Window, now: number): number | null {
  if (!window.readable || window.from > window.to) return null;
  if (now < window.from) return window.from === Infinity ? null : window.from;
  return now <= window.to && window.to !== Infinity ? window.to + 1 : null;
}
