// Dates and times in the notations people and programs use, as ISO 8601.
import { parseTime } from '../../../src/clock/zone.ts';
import { readClocks } from './written-clocks.ts';
import { type DateReading, readDate } from './written-dates.ts';

/** What a text says about when: `date` YYYY-MM-DD, `from` and `to` HH:MM:SS, `offset` `Z` or `+01:00`; empty where it does not say it. */
export type Moment = { date: string; from: string; to: string; offset: string };

/** `20310301T090000Z`, as calendars write it. */
const compact = /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})?(Z|[+-]\d{2}:?\d{2})?$/i;

/** Day 0 of spreadsheets and databases, as they write an hour without a day: `1899-12-30T09:00:00.000Z`, `1900-01-00 09:00:00`. */
const noDay = /^(?:1899-12-3[01]|1900-01-0[01]|12\/3[01]\/1899|3[01][./]12[./]1899|0?1\/0?[01]\/1900|0?[01]\.0?1\.1900)[T ](?=\d)/;

/** An hour without the day that stands for none. */
const clockOfNoDay = (text: string): string => (noDay.test(text) ? text.replace(noDay, '').replace(/(?:\.0{1,6})?Z?$/, '') : text);

/** The date, the clock times, or both in a text; undefined when it is none of them, or holds more than them. */
export function readMoment(text: string, reading: DateReading = {}): Moment | undefined {
  const written = clockOfNoDay(text.trim()).replace(compact, (_, year, month, day, hour, minute, second = '00', offset = '') => {
    return `${year}-${month}-${day}T${hour}:${minute}:${second}${String(offset).toUpperCase()}`;
  });
  // What looks like an offset behind a later hour is the end: `2031-03-06 09:00-09:20`.
  const [, on = '', start = '', end = ''] = /^(\d{4}-\d{2}-\d{2}) (\d{1,2}:\d{2})\s?[-–]\s?(\d{1,2}:\d{2})$/.exec(written) ?? [];
  const period = start.padStart(5, '0') < end.padStart(5, '0') ? readClocks(`${start}-${end}`) : undefined;
  if (period && parseTime(on)) return { date: on, ...period };
  const time = parseTime(written);
  if (time) {
    const [, date = '', clock = '', offset = ''] = /^(\d{4}-\d{2}-\d{2})(?:[T ]([\d:]{1,8})(?:[.,]\d{1,9})?(.{0,6}))?$/.exec(written) ?? [];
    return date === '' ? undefined : { date, from: clock === '' ? '' : clock.padEnd(8, ':00'), to: '', offset: offset.toUpperCase() };
  }
  const [first = '', second, ...more] = written.split('→');
  if (second !== undefined && more.length === 0) return span(readMoment(first, reading), readMoment(second, reading));
  const clocks = readClocks(written);
  if (clocks) return { date: '', ...clocks };
  const day = readDate(written, reading);
  if (!day) return undefined;
  if (day.rest === '') return { date: day.date, from: '', to: '', offset: '' };
  const rest = readClocks(day.rest);
  return rest && { date: day.date, ...rest };
}

/** `March 6, 2031 9:00 AM (GMT+1) → 9:45 AM`: the first moment, and the clock at which it ends. */
const span = (from: Moment | undefined, to: Moment | undefined): Moment | undefined => from && to && { ...from, to: to.from };

/**
 * The date or time as `YYYY-MM-DD` or `YYYY-MM-DDTHH:MM:SS` with the offset that was written, if any; the text itself when it is in
 * no known notation, so that a message can quote it.
 */
export function isoTime(text: string, reading: DateReading = {}): string {
  const moment = readMoment(text, reading);
  return moment && moment.date !== '' ? isoOf(moment.date, moment.from, moment.offset) : text;
}

/** A date and a clock time in one text; the date alone without the latter. */
export const isoOf = (date: string, clock: string, offset: string): string => (clock === '' ? date : `${date}T${clock}${offset}`);
