// When an event of a schedule takes place, and on which programme day.
import { dayInZone, isoInZone } from '../../../src/clock/zone.ts';
import { type Fields, field, oneLine } from '../reading/fields.ts';
import { clockMinutes, clockText, dayAfter, dayOf, instantIn } from '../values/instants.ts';
import { minutesOf } from '../values/durations.ts';
import { programmeDayOf } from '../values/programme-days.ts';
import type { ScheduleDay } from './schedule.ts';
import type { TimeFrame } from './time-frame.ts';

/** Times of a session in ms since 1970; undefined where it is not scheduled, or has no known end. */
export type SessionTimes = {
  start: number | undefined;
  end: number | undefined;
  /** YYYY-MM-DD; empty when nothing says it. */
  day: string;
  /** What had to be repaired, as pairs of code and words. */
  doubts: [code: string, message: string][];
};

/** The times of an event. A time nobody can read leaves it unscheduled, with a warning that names the column, where there is one. */
export function sessionTimes(fields: Fields, day: ScheduleDay | undefined, frame: TimeFrame, column = ''): SessionTimes {
  const start = startOf(fields, day, frame);
  const dayDate = dayOf(day?.date ?? '');
  if (typeof start === 'string') {
    const where = column === '' ? '' : ` (column "${column}")`;
    return {
      start: undefined,
      end: undefined,
      day: dayDate,
      doubts: [['session-time-unreadable', `${start}${where}: the session is not scheduled`]],
    };
  }
  if (start === undefined) {
    return {
      start,
      end: undefined,
      day: dayDate,
      doubts: [['session-without-time', 'neither a date nor a start: the session is not scheduled']],
    };
  }
  const doubts: SessionTimes['doubts'] = [];
  const end = endOf(fields, start, frame);
  if (end === undefined)
    doubts.push([
      'end-unknown',
      `no readable end or duration (${shown(field(fields, 'end') ?? field(fields, 'duration'))}): the end is left open`,
    ]);
  if (dayDate === '' || belongsTo(dayDate, start, frame)) {
    return { start, end, day: dayDate || programmeDayOf(start, frame.timeZone, frame.dayChange), doubts };
  }
  const own = programmeDayOf(start, frame.timeZone, frame.dayChange);
  doubts.push(['day-mismatch', `listed under ${dayDate} but takes place on ${own}, which is taken`]);
  return { start, end, day: own, doubts };
}

function startOf(fields: Fields, day: ScheduleDay | undefined, { timeZone, dayChange }: TimeFrame): number | undefined | string {
  const written = field(fields, 'date');
  const date = oneLine(written);
  const clock = oneLine(field(fields, 'start'));
  const minutes = clockMinutes(clock);
  if (date === '' && (written === undefined || written === '')) {
    if (minutes !== undefined && dayOf(day?.date ?? '') !== '') {
      const dayDate = dayOf(day!.date);
      return instantIn(`${minutes < dayChange ? dayAfter(dayDate) : dayDate}T${clockText(minutes)}`, timeZone);
    }
    return clock === '' || minutes !== undefined ? undefined : (instantIn(clock, timeZone) ?? `the start ${shown(clock)} is unreadable`);
  }
  const full = dayOf(date).length === date.length && minutes !== undefined ? `${date}T${clockText(minutes)}` : date;
  return instantIn(full, timeZone) ?? `the date ${shown(written)} is unreadable`;
}

/** `end` where it is given and after the start (producers call `duration` deprecated), else start and duration. */
function endOf(fields: Fields, start: number, { timeZone, seconds }: TimeFrame): number | undefined {
  const end = instantIn(oneLine(field(fields, 'end')), timeZone);
  if (end !== undefined && end > start) return end;
  const minutes = minutesOf(field(fields, 'duration'), seconds);
  return minutes ? start + minutes * 60_000 : undefined;
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
