// Start and end of a session out of whatever fields say them: instants, a day with clock times, a duration.
import { parseTime } from '../../../src/clock/zone.ts';
import { oneLine } from '../reading/fields.ts';
import { dayAfter } from '../values/instants.ts';
import { clockTime, isoTime } from '../values/written-times.ts';

/** What a source may say about when something is. */
export type WrittenPeriod = { start?: unknown; end?: unknown; day?: unknown; duration?: unknown };

/** The fields `date`, `end` and `duration` of a schedule; those without a value are missing. An unreadable text stays, to be reported. */
export function periodOf({ start, end, day, duration }: WrittenPeriod): Record<string, unknown> {
  const [from, to] = spanOf(oneLine(start), oneLine(end));
  const days = isoTime(oneLine(day));
  const date = momentOf(from, dayPart(days));
  const begun = date || (parseTime(days)?.kind === 'day' ? '' : days);
  const finished = momentOf(to, dayPart(begun) || dayPart(days));
  return {
    ...(begun === '' ? {} : { date: begun }),
    ...(finished === '' ? {} : { end: afterStart(begun, finished, to) }),
    ...(duration === undefined ? {} : { duration }),
    // A day without an hour says on which day of the programme it is, and no more.
    ...(begun === '' && days !== '' ? { day: days } : {}),
  };
}

/** `09:00–10:30` in one field is start and end. */
function spanOf(start: string, end: string): [string, string] {
  const match = end === '' ? /^(\d{1,2}[:.h]\d{2}(?:\s*[ap]m)?)\s*(?:-|–|—|to|bis)\s*(\d{1,2}[:.h]\d{2}(?:\s*[ap]m)?)$/i.exec(start) : null;
  return match ? [match[1]!, match[2]!] : [start, end];
}

/** A text as a moment: it is one, or a clock time on that day. */
function momentOf(text: string, day: string): string {
  const clock = clockTime(text);
  return clock !== '' && day !== '' ? `${day}T${clock}:00` : isoTime(text);
}

const dayPart = (text: string): string => (parseTime(text) ? text.slice(0, 10) : '');

/** An end given as a clock time alone may be after midnight. */
function afterStart(start: string, end: string, written: string): string {
  const earlier = clockTime(written) !== '' && end.slice(0, 19) <= start.slice(0, 19);
  const offset = /(Z|[+-]\d{2}:?\d{2})$/i.exec(start)?.[0] ?? '';
  const next = earlier ? `${dayAfter(end.slice(0, 10))}${end.slice(10)}` : end;
  return clockTime(written) !== '' && parseTime(next)?.kind === 'wall' ? next + offset : next;
}
