// Judges one written time: whether it can be read, exists in its zone, exists twice, and how it is usually written.
import { instantOfWall, isoInZone, offsetAt, parseTime, wallClock } from '../clock/zone.ts';
import { type Finding, finding, fixable } from '../model/finding.ts';
import type { Source } from '../model/source.ts';

const DAY = 86_400_000;
const MINUTE = 60_000;

/** Wall-clock milliseconds as `YYYY-MM-DDTHH:MM`, with seconds where there are some. */
const wallText = (wall: number): string => new Date(wall).toISOString().slice(0, wall % MINUTE === 0 ? 16 : 19);
const clockText = (wall: number): string => wallText(wall).slice(11);

const USUAL = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)?)?$/;

/** Findings of a time written at `place`; `severity` says how bad it is when it cannot be read. */
export function timeFindings(text: string, place: Source, zone: string, severity: 'error' | 'warning'): Finding[] {
  const time = parseTime(text);
  if (!time) return [unreadable(text, place, severity)];
  if (time.kind === 'wall') return wallFindings(time.wall, place, zone) ?? formatFindings(text, place);
  return formatFindings(text, place);
}

function unreadable(text: string, place: Source, severity: 'error' | 'warning'): Finding {
  const suggested = suggestedTime(text);
  const found = finding('time-unreadable', severity, place, `“${text}” is no time; write YYYY-MM-DD or YYYY-MM-DDTHH:MM`, suggested);
  return suggested ? fixable(found, { pointer: place.pointer, set: suggested }) : found;
}

/** The suggestion for a time without zeros or a date written the German way; empty where it is ambiguous. */
function suggestedTime(text: string): string {
  const year = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(.*)$/s.exec(text.trim());
  const dotted = /^(\d{1,2})\.(\d{1,2})\.(\d{4})(.*)$/s.exec(text.trim());
  const [y, m, d, rest = ''] = year ? year.slice(1) : dotted ? [dotted[3], dotted[2], dotted[1], dotted[4]] : [];
  if (!y || !m || !d) return '';
  const clock = /^[\sT,]*(?:(\d{1,2}):(\d{2})(?::(\d{2}))?)?$/.exec(rest);
  if (!clock) return '';
  const two = (part: string): string => part.padStart(2, '0');
  const day = `${y}-${two(m)}-${two(d)}`;
  const suggested = clock[1] ? `${day}T${two(clock[1])}:${clock[2]}${clock[3] ? `:${clock[3]}` : ''}` : day;
  return parseTime(suggested) ? suggested : '';
}

/** A local time that does not exist, or exists twice; undefined for the usual case. */
function wallFindings(wall: number, place: Source, zone: string): Finding[] | undefined {
  const [before, after] = [offsetAt(wall - DAY, zone), offsetAt(wall + DAY, zone)];
  if (before === after) return undefined;
  const instant = instantOfWall(wall, zone);
  const read = wallClock(instant, zone);
  if (read !== wall) {
    const change = changeBetween(wall - after, wall - before, zone);
    const [last, first] = [wallClock(change - MINUTE, zone), wallClock(change, zone)];
    const message = `${clockText(wall)} does not exist on this day in ${zone}: clocks go from ${clockText(last)} to ${clockText(first)}; read as ${clockText(read)}`;
    return [fixable(finding('time-in-gap', 'warning', place, message, wallText(read)), { pointer: place.pointer, set: wallText(read) })];
  }
  const other = wall - after;
  if (other === instant || other + offsetAt(other, zone) !== wall) return undefined;
  const [one, two] = [isoInZone(instant, zone), isoInZone(other, zone)];
  const message = `${clockText(wall)} comes twice on this day in ${zone}, at ${one} and ${two}; read as the earlier`;
  return [fixable(finding('time-ambiguous', 'info', place, message, one), { pointer: place.pointer, set: one })];
}

/** The instant at which the offset of a zone changes, between two that differ. */
function changeBetween(from: number, to: number, zone: string): number {
  let [low, high] = [from - 1, to];
  const start = offsetAt(low, zone);
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetAt(middle, zone) === start) low = middle;
    else high = middle;
  }
  return high;
}

/** Forms that are read and that nobody should have to know. */
function formatFindings(text: string, place: Source): Finding[] {
  if (USUAL.test(text)) return [];
  const usual = text
    .trim()
    .replace(/^(\S+) (\d\d:)/, '$1T$2')
    .replace(',', '.')
    .replace(/z$/, 'Z')
    .replace(/([+-]\d\d)(\d\d)$/, (all, hours: string, minutes: string) =>
      text.includes('T') || text.includes(' ') ? `${hours}:${minutes}` : all,
    )
    .replace(/^([^T]*T.*[+-]\d\d)$/, '$1:00');
  if (usual === text || !parseTime(usual)) return [];
  const found = finding('time-format', 'info', place, `“${text}” is read, but usually written otherwise`, usual);
  return [fixable(found, { pointer: place.pointer, set: usual })];
}
