// The time zone of a calendar (RFC 5545 §3.6.5 VTIMEZONE), from IANA data for the span the calendar covers.
import { offsetAt, wallClock } from '../clock/zone.ts';

const DAY = 86_400_000;
/** How far before the span its first change of the clock is looked for: longer than any zone that changes at all goes without. */
const LOOK_BACK = 400 * DAY;

/** A change of the clock: `at` is the instant (ms) of the change, offsets are in ms east of UTC. */
type Change = { at: number; from: number; to: number };

/** `20270503T083000` of a wall clock in ms, as a local time of the format. */
export const localTime = (wall: number): string => new Date(wall).toISOString().replaceAll(/[-:]|\.\d+Z/g, '');

/** The lines of the zone for everything between two instants (ms). Call it for zones other than UTC. */
export function timeZoneLines(timeZone: string, first: number, last: number): string[] {
  const changes = changesBetween(timeZone, first - LOOK_BACK, last + DAY);
  // What holds at the beginning of the span is stated by the change before it; a zone that never changes has one rule for all time.
  const before = changes.findLastIndex(({ at }) => at <= first);
  const offset = offsetAt(first - LOOK_BACK, timeZone);
  const applying = before < 0 ? [{ at: -offset, from: offset, to: offset }, ...changes] : changes.slice(before);
  return ['BEGIN:VTIMEZONE', `TZID:${timeZone}`, ...applying.flatMap((change) => rule(change, timeZone)), 'END:VTIMEZONE'];
}

function rule({ at, from, to }: Change, timeZone: string): string[] {
  const kind = to > from ? 'DAYLIGHT' : 'STANDARD';
  return [
    `BEGIN:${kind}`,
    // The local time of a change is read with the offset before it.
    `DTSTART:${localTime(at + from)}`,
    `TZOFFSETFROM:${offsetText(from)}`,
    `TZOFFSETTO:${offsetText(to)}`,
    `TZNAME:${zoneName(timeZone, at)}`,
    `END:${kind}`,
  ];
}

/** Every change of the clock in a span, in order. */
function changesBetween(timeZone: string, first: number, last: number): Change[] {
  const changes: Change[] = [];
  for (let day = Math.floor(first / DAY) * DAY; day < last; day += DAY) {
    const [from, to] = [offsetAt(day, timeZone), offsetAt(day + DAY, timeZone)];
    if (from !== to) changes.push({ at: changeOn(day, timeZone), from, to });
  }
  return changes;
}

const known = new Map<string, number>();
/** More than the zones of some hundred events have; then all are looked for again. */
const MOST_KNOWN = 5000;

/** The instant of a day (ms at its beginning) at which the offset changes. An exported site has thousands of calendars of the same days. */
function changeOn(day: number, timeZone: string): number {
  const key = `${timeZone} ${day}`;
  let at = known.get(key);
  if (at !== undefined) return at;
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, (at = changeWithin(timeZone, day, day + DAY)));
  return at;
}

/** The instant between two at which the offset changes, to the second. */
function changeWithin(timeZone: string, before: number, after: number): number {
  const from = wallClock(before, timeZone) - before;
  let [low, high] = [before, after];
  while (high - low > 1000) {
    const middle = Math.floor((low + high) / 2000) * 1000;
    if (wallClock(middle, timeZone) - middle === from) low = middle;
    else high = middle;
  }
  return high;
}

/** `+0200`; seconds only where old rules have them. */
function offsetText(offset: number): string {
  const seconds = Math.round(Math.abs(offset) / 1000);
  const pad = (value: number): string => String(value).padStart(2, '0');
  const rest = seconds % 60;
  return `${offset < 0 ? '-' : '+'}${pad(Math.trunc(seconds / 3600))}${pad(Math.trunc(seconds / 60) % 60)}${rest ? pad(rest) : ''}`;
}

const names = new Map<string, Intl.DateTimeFormat>();

/** The short name of the time that holds from an instant on, `CEST` or `GMT+2`. */
function zoneName(timeZone: string, instant: number): string {
  let format = names.get(timeZone);
  if (!format) names.set(timeZone, (format = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'short' })));
  return format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
