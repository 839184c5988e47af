// Clock times that only their column explains: `930` is half past nine, and `3 o'clock` between talks of a day is in the afternoon.
import { asFields, type Fields, oneLine } from '../../reading/fields.ts';
import type { SourceRecord } from '../../reading/source-records.ts';
import type { Report } from '../../report.ts';
import { readMoment } from '../../values/written-times.ts';
import type { TableReading } from './table-reading.ts';

/** The columns of a table that say when its rows are. */
type TimeColumns = { day?: readonly string[]; start?: readonly string[]; end?: readonly string[] };

const digits = /^\d{3,4}$/;
/** One or two hours that do not say which half of the day they are in. */
const halfless =
  /^(\d{1,2})(?:[:.]([0-5]\d))?(\s?o['’]clock)?(?:\s?(?:-|–|—|to|until)\s?(\d{1,2})(?:[:.]([0-5]\d))?(\s?o['’]clock)?)?(?=$|\s?\()/iu;

/** A cell beside the hours that says in which half of the day they are. */
const afterNoon =
  /^(?:pm|p\.m\.|afternoon|evening|(?:am )?nachmittags?|abends?|après-midi|soir(?:ée)?|tarde|noche|noite|pomeriggio|sera|middag|avond|popołudnie|odpoledne|eftermiddag|ettermiddag|午後|下午|오후)$/iu;

/** Programmes of a day begin at seven; an hour below that may be one of the afternoon. */
const FIRST_HOUR = 7;

/** A cell with hours that name no half of the day, in minutes after midnight. */
type Bare = { from: number; to: number | undefined; isSpoken: boolean; rest: string };

/**
 * The rows with the clock times of these columns as `HH:MM`, where the column explains them; what was decided is reported once. A number of
 * three digits is a time where every number of its column can be one. An hour below seven is in the afternoon where the rows of its day begin
 * in the morning and no row of the table is written with an hour above twelve, or where a cell beside it says so (`Afternoon`); `o'clock` says as much wherever the other hours of its day lie
 * between 7:00 and 20:00. A spoken hour that nothing explains is read as written, with a warning at its row.
 */
export function withPlainClocks(
  records: readonly SourceRecord[],
  columns: TimeColumns,
  { of }: TableReading,
  report: Report,
): readonly SourceRecord[] {
  const names = [...(columns.start ?? []), ...(columns.end ?? [])];
  const padded = paddedColumns(records, names);
  const whole = wholeHours(records, names, of);
  const rows = records.map(({ value, place }) => ({ row: withMinutes(padDigits(asFields(value) ?? {}, padded), whole), place }));
  const dayOf = (row: Fields): string => columns.day?.map((name) => oneLine(row[name])).find(Boolean) ?? '';
  const days = new Map([...Map.groupBy(rows, ({ row }) => dayOf(row))].map(([day, list]) => [day, hoursOf(list, names, of)]));
  // Whoever writes 14:00 means the morning with 3:00.
  const isOfTwelve = [...days.values()].every(({ latest }) => latest < 13 * 60);
  let shifted = 0;
  let first: SourceRecord['place'] | undefined;
  const made = rows.map(({ row, place }, at): SourceRecord => {
    const next = { ...row };
    const isAfterNoon = Object.values(row).some((cell) => typeof cell === 'string' && cell.length < 20 && afterNoon.test(oneLine(cell)));
    for (const name of names) {
      const text = oneLine(row[name]);
      const bare = bareHours(text);
      if (!bare || !needsHalf(bare)) continue;
      const day = days.get(dayOf(row))!;
      if (isAfterNoon || (bare.isSpoken ? day.isOfDay : isOfTwelve && day.isFromMorning)) {
        next[name] = afternoon(bare);
        first ??= place;
        shifted += 1;
      } else if (bare.isSpoken)
        report.warn(
          'half-of-day-unknown',
          place,
          `“${text}” is read as an hour of the morning: nothing says which half of the day it is in`,
        );
    }
    return { ...records[at]!, value: asFields(records[at]!.value) ? next : records[at]!.value };
  });
  if (first)
    report.warn(
      'half-of-day-guessed',
      first,
      `${shifted === 1 ? '1 time names no half of the day and is' : `${shifted} times name no half of the day and are`} taken for the afternoon, as a word beside them or the other hours of the day say`,
      'if that is wrong, write the hours with two digits (03:00)',
    );
  return padded.size === 0 && whole.size === 0 && shifted === 0 ? records : made;
}

/** Columns whose numbers of three and four digits can all be clock times. */
function paddedColumns(records: readonly SourceRecord[], names: readonly string[]): Set<string> {
  return new Set(
    names.filter((name) => {
      const numbers = records.map(({ value }) => oneLine(asFields(value)?.[name])).filter((text) => digits.test(text));
      return numbers.some((text) => text.length === 3) && numbers.every((text) => Number(text) < 2400 && Number(text.slice(-2)) < 60);
    }),
  );
}

/** Columns of clock times in which some cells are the hour alone: `10` below `9:30`. */
function wholeHours(records: readonly SourceRecord[], names: readonly string[], of: TableReading['of']): Set<string> {
  return new Set(
    names.filter((name) => {
      const texts = records.map(({ value }) => oneLine(asFields(value)?.[name])).filter((text) => text !== '');
      const numbers = texts.filter((text) => hourAlone.test(text));
      const isClock = (text: string): boolean => readMoment(text, of(name))?.from !== undefined && readMoment(text, of(name))!.from !== '';
      return numbers.length > 0 && numbers.length < texts.length && texts.every((text) => hourAlone.test(text) || isClock(text));
    }),
  );
}

const hourAlone = /^(?:[01]?\d|2[0-4])$/;

const withMinutes = (row: Record<string, unknown>, whole: ReadonlySet<string>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) =>
      whole.has(name) && hourAlone.test(oneLine(value)) ? [name, `${oneLine(value)}:00`] : [name, value],
    ),
  );

const padDigits = (row: Fields, padded: ReadonlySet<string>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      const text = padded.has(name) ? oneLine(value) : '';
      return [name, digits.test(text) ? text.padStart(4, '0') : value];
    }),
  );

/** The hours of a text that leaves their half of the day open; undefined for any other, and for hours with a leading zero. */
function bareHours(text: string): Bare | undefined {
  const match = text.length > 60 ? null : halfless.exec(text);
  if (!match || /^0|\D0\d[:.]/.test(match[0])) return undefined;
  const [whole, hour, minute, spoken, toHour, toMinute, toSpoken] = match;
  const isSpoken = (spoken ?? toSpoken) !== undefined;
  if (!isSpoken && (minute ?? toMinute) === undefined) return undefined;
  const at = (hours: string, minutes = '0'): number => Number(hours) * 60 + Number(minutes);
  const to = toHour === undefined ? undefined : at(toHour, toMinute);
  return { from: at(hour!, minute), to, isSpoken, rest: text.slice(whole.length) };
}

const needsHalf = ({ from, to }: Bare): boolean => isLow(from) || (to !== undefined && isLow(to));
const isLow = (minutes: number): boolean => minutes >= 60 && minutes < FIRST_HOUR * 60;
const clockAt = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** The hours in the second half of the day; a start of the morning keeps its own (`11:30-1:00`). */
function afternoon({ from, to, rest }: Bare): string {
  const start = isLow(from) ? from + 720 : from;
  const ends = to === undefined ? '' : ` - ${clockAt(to < 720 && (isLow(to) || to < start) ? to + 720 : to)}`;
  return `${clockAt(start)}${ends}${rest}`;
}

/** The hours of a cell in minutes, but those that leave their half open. */
function clearHours(text: string, reading: ReturnType<TableReading['of']>): number[] {
  const bare = bareHours(text);
  if (bare) return [bare.from, bare.to].flatMap((minutes) => (minutes === undefined || isLow(minutes) ? [] : [minutes]));
  const moment = text === '' ? undefined : readMoment(text, reading);
  return [moment?.from, moment?.to].flatMap((clock) => (clock ? [Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5))] : []));
}

/** What the hours of a day say that name their half: whether all lie in the day, the latest in minutes, and whether the first row begins in the morning. */
function hoursOf(
  list: readonly { row: Fields }[],
  names: readonly string[],
  of: TableReading['of'],
): { isOfDay: boolean; latest: number; isFromMorning: boolean } {
  const clear = names.flatMap((name) => list.flatMap(({ row }) => clearHours(oneLine(row[name]), of(name))));
  const first = list.flatMap(({ row }) => names.slice(0, 1).map((name) => oneLine(row[name]))).find((text) => text !== '');
  const bare = first === undefined ? undefined : bareHours(first);
  return {
    isOfDay: clear.length > 0 && clear.every((minutes) => minutes >= FIRST_HOUR * 60 && minutes <= 20 * 60),
    latest: clear.reduce((most, minutes) => Math.max(most, minutes), 0),
    isFromMorning: bare !== undefined && bare.from >= FIRST_HOUR * 60 && bare.from < 720,
  };
}
