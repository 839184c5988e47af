// When an event of a schedule takes place, and on which programme day.
import { dayInZone, isoInZone } from '../../../src/clock/zone.ts';
import { type Fields, field, oneLine } from '../reading/fields.ts';
import { clockMinutes, clockText, dayAfter, dayOf, instantIn, isWallTime, rowTime } from '../values/instants.ts';
import { minutesOf } from '../values/durations.ts';
import { programmeDayOf } from '../values/programme-days.ts';
import type { ScheduleDay } from './schedule.ts';
import type { TimeFrame } from './time-frame.ts';

/** Times of a session in ms since 1970; undefined where it is not scheduled, or has no known end. */
export type SessionTimes = {
  start: number | undefined;
  end: number | undefined;
  /** The same as rows hold them: as wall clock where the source writes no offset, null where there is none. */
  written: Written;
  /** YYYY-MM-DD; empty when nothing says it. */
  day: string;
  /** What had to be repaired, as pairs of code and words. */
  doubts: [code: string, message: string][];
};

type Written = { StartDateTime: string | null; EndDateTime: string | null };
type Moment = { instant: number; isWall: boolean };

/** The times of something that is not scheduled. */
export const noTimes: Written = { StartDateTime: null, EndDateTime: null };

/** The times of an event. A time nobody can read leaves it unscheduled, with a warning that names the column, where there is one. */
export function sessionTimes(fields: Fields, day: ScheduleDay | undefined, frame: TimeFrame, column = ''): SessionTimes {
  const from = startOf(fields, day, frame);
  const dayDate = dayOf(day?.date ?? '');
  if (typeof from === 'string') {
    const where = column === '' ? '' : ` (column "${column}")`;
    return {
      start: undefined,
      end: undefined,
      written: noTimes,
      day: dayDate,
      doubts: [['session-time-unreadable', `${from}${where}: the session is not scheduled`]],
    };
  }
  const doubts: SessionTimes['doubts'] = [];
  if (from === undefined) {
    // What has no hour because it takes the whole day is told where it is read.
    if (field(fields, 'isWholeDay') !== true) doubts.push(['session-without-time', withoutTime(dayDate, oneLine(field(fields, 'start')))]);
    return { start: undefined, end: undefined, written: noTimes, day: dayDate, doubts };
  }
  const start = from.instant;
  const to = endOf(fields, from, frame);
  const end = to?.instant;
  const inRow = (moment: Moment | undefined): string | null => (moment ? rowTime(moment.instant, frame.timeZone, moment.isWall) : null);
  const written = { StartDateTime: inRow(from), EndDateTime: inRow(to) };
  if (end === undefined)
    doubts.push([
      'end-unknown',
      `no readable end or duration (${shown(field(fields, 'end') ?? field(fields, 'duration'))}): the end is left open`,
    ]);
  if (dayDate === '' || belongsTo(dayDate, start, frame)) {
    return { start, end, written, day: dayDate || programmeDayOf(start, frame.timeZone, frame.dayChange), doubts };
  }
  const own = programmeDayOf(start, frame.timeZone, frame.dayChange);
  doubts.push(['day-mismatch', `listed under ${dayDate} but takes place on ${own}, which is taken`]);
  return { start, end, written, day: own, doubts };
}

const withoutTime = (day: string, clock: string): string =>
  day === ''
    ? `${clock === '' ? 'neither a date nor a start' : `a start (${clock}) and no date`}: the session is not scheduled`
    : `a day and no start: it stands on ${day} without an hour`;

function startOf(fields: Fields, day: ScheduleDay | undefined, { timeZone, dayChange }: TimeFrame): Moment | undefined | string {
  const written = field(fields, 'date');
  const date = oneLine(written);
  const clock = oneLine(field(fields, 'start'));
  const minutes = clockMinutes(clock);
  if (date === '' && (written === undefined || written === '')) {
    if (minutes !== undefined && dayOf(day?.date ?? '') !== '') {
      const dayDate = dayOf(day!.date);
      return momentIn(`${minutes < dayChange ? dayAfter(dayDate) : dayDate}T${clockText(minutes)}`, timeZone);
    }
    return clock === '' || minutes !== undefined ? undefined : (momentIn(clock, timeZone) ?? `the start ${shown(clock)} is unreadable`);
  }
  const full = dayOf(date).length === date.length && minutes !== undefined ? `${date}T${clockText(minutes)}` : date;
  return momentIn(full, timeZone) ?? `the date ${shown(written)} is unreadable`;
}

function momentIn(text: string, timeZone: string): Moment | undefined {
  const instant = instantIn(text, timeZone);
  return instant === undefined ? undefined : { instant, isWall: isWallTime(text) };
}

/** `end` where it is given and after the start (producers call `duration` deprecated), else start and duration. */
function endOf(fields: Fields, { instant: start, isWall }: Moment, { timeZone, seconds }: TimeFrame): Moment | undefined {
  const end = momentIn(oneLine(field(fields, 'end')), timeZone);
  if (end !== undefined && end.instant > start) return end;
  const minutes = minutesOf(field(fields, 'duration'), seconds);
  return minutes ? { instant: start + minutes * 60_000, isWall } : undefined;
}

/** Whether a session may be listed under a day: on that date, or in the night that follows, up to noon. */
function belongsTo(day: string, start: number, { timeZone }: TimeFrame): boolean {
  const date = dayInZone(start, timeZone);
  return date === day || (date === dayAfter(day) && Number(isoInZone(start, timeZone).slice(11, 13)) < 12);
}

/** A value as a message shows it: short, in quotes, its kind where it is no text. */
function shown(value: unknown): string {
  const text = oneLine(value);
  if (text !== '') return `"${text.length > 60 ? `${text.slice(0, 60)}…` : text}"`;
  return value === undefined || value === '' ? 'empty' : `of type ${Array.isArray(value) ? 'list' : typeof value}`;
}
