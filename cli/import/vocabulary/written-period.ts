// Start and end of a session out of whatever fields say them: instants, a day with clock times, a span, a duration.
import { instantOfWall, isoInZone } from '../../../src/clock/zone.ts';
import { asFields, field, oneLine } from '../reading/fields.ts';
import { dayAfter } from '../values/instants.ts';
import { plainSigns } from '../values/plain-signs.ts';
import type { DateReading } from '../values/written-dates.ts';
import { isoOf, type Moment, readMoment } from '../values/written-times.ts';
import { offsetOfName, zoneOfName } from '../values/zone-names.ts';

/** What a source may say about when something is; `endDay` is the day of an end that is a clock time, `zone` any name of a time zone. */
export type WrittenPeriod = { start?: unknown; end?: unknown; day?: unknown; endDay?: unknown; duration?: unknown; zone?: unknown };

/** How the times of a record are read: the dates of each field, and the first day of an event whose days are counted. */
export type PeriodReading = { start?: DateReading; end?: DateReading; day?: DateReading; firstDay?: string | undefined };

/** The fields `date`, `start`, `end`, `duration` and `day` of a schedule, and which field is there and unreadable. */
export type Period = { fields: Record<string, unknown>; unreadable: 'start' | 'day' | undefined };

const nothing: Moment = { date: '', from: '', to: '', offset: '' };

/** The period of a record; fields without a value are missing. An unreadable text stays as the date, to be reported. */
export function periodOf(written: WrittenPeriod, reading: PeriodReading = {}): Period {
  const { duration } = written;
  const startText = timeText(written.start);
  const [endText, dayText, endDayText] = [timeText(written.end), timeText(written.day), timeText(written.endDay)];
  const zone = oneLine(written.zone) || zoneWithin(written.start) || zoneWithin(written.day);
  const from = momentOf(startText, reading.start);
  const to = withDay(momentOf(endText, reading.end), momentOf(endDayText, reading.end));
  const on = countedDay(dayText, reading.firstDay) ?? momentOf(dayText, reading.day);
  const lasting = duration === undefined ? {} : { duration };
  const date = from?.date || on?.date || '';
  if (!from) return { fields: { date: startText, ...lasting, ...dayField(date) }, unreadable: 'start' };
  // A day nobody can read hides no day: the start may have one of its own.
  if (!on && from.date === '') return { fields: { date: dayText, ...lasting }, unreadable: 'day' };

  const clock = from.from || on?.from || '';
  const offset = from.offset || on?.offset || '';
  const endClock = to?.from || from.to || on?.to || '';
  const finished = date === '' ? '' : endOf({ date, clock, offset }, { ...(to ?? nothing), from: endClock });
  if (clock === '') return { fields: { ...dayField(date), ...lasting }, unreadable: undefined };
  return {
    fields: {
      // Without a day the clock alone is known, which a schedule calls start.
      ...(date === '' ? { start: clock.slice(0, 5) } : { date: inZone(isoOf(date, clock, offset), zone) }),
      ...(finished === '' ? (endText !== '' && !to ? { end: endText } : {}) : { end: inZone(finished, zone) }),
      ...lasting,
    },
    unreadable: undefined,
  };
}

/** The text of a time; of an object as Google, Eventbrite and Indico write it (`{ "dateTime": … }`, `{ "local": … }`, `{ "date": …, "time": … }`). */
function timeText(value: unknown): string {
  const fields = asFields(value);
  if (!fields) return ofEpoch(oneLine(value));
  const whole = oneLine(field(fields, 'dateTime', 'local', 'utc', 'iso'));
  return whole || [field(fields, 'date'), field(fields, 'time')].map(oneLine).filter(Boolean).join('T');
}

/** Seconds or milliseconds since 1970, as programs keep instants; other texts as they are. */
const ofEpoch = (text: string): string =>
  /^(?:[1-4]\d{9}|[1-4]\d{12})$/.test(text) ? new Date(Number(text.padEnd(13, '0'))).toISOString().replace('.000', '') : text;

/** The zone an object of a time names. */
export const zoneWithin = (value: unknown): string => oneLine(field(asFields(value) ?? {}, 'timeZone', 'timezone', 'tz'));

/** An end whose day stands in a field of its own; that field alone is the end where it holds an hour. */
const withDay = (to: Moment | undefined, day: Moment | undefined): Moment | undefined =>
  day === undefined || day.date === '' || to?.date ? to : to?.from ? { ...to, date: day.date } : day.from ? day : to;

/** A wall clock with the offset it has in the zone of its record; as it is where it has one, or nobody knows the zone. */
function inZone(written: string, zone: string): string {
  const wall = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/.test(written) && zone !== '' ? Date.parse(`${written}Z`) : NaN;
  if (Number.isNaN(wall)) return written;
  const offset = offsetOfName(zone);
  const known = offset === '' ? zoneOfName(zone) : '';
  return known === '' ? `${written}${offset}` : isoInZone(instantOfWall(wall, known), known);
}

/** A day without an hour says on which day of the programme it is, and no more. */
const dayField = (day: string): { day?: string } => (day === '' ? {} : { day });

const momentOf = (text: string, reading: DateReading | undefined): Moment | undefined =>
  text === '' ? nothing : readMoment(text, reading);

/** `2`, `Day 2`, `2. Tag`: a day of the event, counted from its first. */
const counted =
  /^(?:(?:day|tag|jour|d[ií]a|giorno|dag|g[uü]n|天|اليوم)\s?)?(\d{1,2})(?:\.?\s?(?:day|tag|jour|d[ií]a|giorno|g[uü]n|日目|天))?$/iu;

/** The number of a counted day, from 1; undefined for anything else. */
export function dayNumberOf(text: string): number | undefined {
  const number = text.length > 20 ? 0 : Number(counted.exec(plainSigns(text))?.[1] ?? 0);
  return number > 0 ? number : undefined;
}

function countedDay(text: string, firstDay: string | undefined): Moment | undefined {
  const number = firstDay === undefined ? undefined : dayNumberOf(text);
  return number === undefined ? undefined : { ...nothing, date: dayAfter(firstDay!, number - 1) };
}

/** The end; given as a clock time alone it may be after midnight. */
function endOf(start: { date: string; clock: string; offset: string }, { date, from, offset }: Moment): string {
  if (from === '') return '';
  if (date !== '') return isoOf(date, from, offset);
  return isoOf(from <= start.clock ? dayAfter(start.date) : start.date, from, offset || start.offset);
}
