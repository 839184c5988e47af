// How the dates of one table are read: the order of day and month by column, the year of dates that name none, counted days.
import { asFields, oneLine } from '../../reading/fields.ts';
import type { SourceRecord } from '../../reading/source-records.ts';
import type { Place } from '../../place.ts';
import type { Report } from '../../report.ts';
import type { ImportOptions } from '../../result.ts';
import { dateOrderOf, orderAsked, weekdayFits } from '../../values/date-order.ts';
import { type DateOrder, type DateParts, type DateReading, datePartsOf } from '../../values/written-dates.ts';
import { dayNumberOf } from '../../vocabulary/written-period.ts';

/** How the dates of a column are read, by its name, and the first day where days are counted. */
export type TableReading = {
  of: (column: string) => DateReading;
  firstDay: string | undefined;
  /** No cell holds a date: whatever has an hour is on the first day, where that is named. */
  dateless: boolean;
};

/**
 * The reading of a table whose days and times stand in the columns `times`; what was decided, and what only a person can say, is reported once for each
 * column. `known` is what the mapping file says, and the command, which goes before it. Dates that are not `ofAnEvent`, but of publications and deadlines, need not lie together.
 * `hinted` is the order that hints of a template ask for.
 */
export function tableReading(
  records: readonly SourceRecord[],
  times: readonly string[],
  known: ImportOptions,
  report: Report,
  ofAnEvent = true,
  title = '',
  hinted?: DateOrder,
): TableReading {
  const columns = textsIn(records, times);
  const place = { ...(records[0]?.place ?? { file: '', pointer: '', column: 1 }), line: 1 };
  const parts = [...columns.values()].flat().flatMap((text) => datePartsOf(text) ?? []);
  const year =
    known.year ??
    parts.find((one) => one.year > 0)?.year ??
    (ofAnEvent ? (yearOfTitle(title, parts.length > 0, place, report) ?? yearOfWeekdays(parts, known.thisYear, place, report)) : undefined);
  if (year === undefined && parts.length > 0)
    report.warn('year-missing', place, 'no date of the table names a year', 'name it with --year');
  const readings = new Map<string, DateReading>();
  for (const [column, texts] of columns) {
    const decided = dateOrderOf(texts, known.timeZone, year, ofAnEvent);
    const named = orderAsked(column);
    const order = known.dateOrder ?? named ?? (decided?.sure ? decided.order : (hinted ?? decided?.order));
    readings.set(column, { order, year });
    if (!decided || !order) continue;
    const first = order === 'dmy' ? 'day' : 'month';
    if (known.dateOrder) report.tell('date-order', place, `column "${column}": the ${first} is first, as asked`);
    else if (named) report.tell('date-order', place, `column "${column}": the ${first} is first, because its name says so`);
    else if (decided.sure) report.tell('date-order', place, `column "${column}": the ${first} is first, because ${decided.why}`);
    else if (hinted)
      report.tell('date-order', place, `column "${column}": the ${first} is first, because the hints of the template say so`);
    else
      report.warn(
        'date-order-guessed',
        place,
        `column "${column}": the ${first} is taken to be first, but ${decided.why}`,
        `if that is wrong, import with --date-order ${order === 'dmy' ? 'mdy' : 'dmy'}`,
      );
  }
  if (ofAnEvent && known.firstDay === undefined && parts.length === 0) tellCounted(columns, place, report);
  return {
    of: (column) => readings.get(column) ?? { order: known.dateOrder, year },
    firstDay: known.firstDay,
    dateless: parts.length === 0,
  };
}

/** The year the title of the table names: that of its dates where none of them has one. */
function yearOfTitle(title: string, isNeeded: boolean, place: Place, report: Report): number | undefined {
  const named = /(?<!\d)(?:19|20|21)\d{2}(?!\d)/.exec(title)?.[0];
  if (named === undefined || !isNeeded) return undefined;
  report.tell('year-of-title', place, `no date of the table names a year: that of the title “${title.slice(0, 120)}” is taken`);
  return Number(named);
}

/** Years in the order they are likely: programmes are imported before they take place, or not long after. */
const yearsAway = [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6];

/** The nearest year in which dates lie on the weekdays beside them; undefined where none has a weekday, or no year fits all. */
function yearOfWeekdays(parts: readonly DateParts[], thisYear: number | undefined, place: Place, report: Report): number | undefined {
  const dated = parts.filter(({ weekday }) => weekday !== undefined);
  if (thisYear === undefined || dated.length === 0) return undefined;
  const found = yearsAway
    .map((away) => thisYear + away)
    .find((year) => dated.every((one) => (['dmy', 'mdy'] as const).some((order) => weekdayFits(one, order, year))));
  if (found !== undefined)
    report.warn(
      'year-of-weekdays',
      place,
      `no date of the table names a year: ${found} is taken, the nearest in which the weekdays beside the dates fit`,
      'if that is wrong, name it with --year',
    );
  return found;
}

/** The filled cells of these columns. */
function textsIn(records: readonly SourceRecord[], times: readonly string[]): Map<string, string[]> {
  const columns = new Map<string, string[]>();
  for (const column of times) {
    const texts = records.map(({ value }) => oneLine(asFields(value)?.[column])).filter((text) => text !== '');
    if (texts.length > 0) columns.set(column, texts);
  }
  return columns;
}

/** A column that only counts the days of the event cannot place them. */
function tellCounted(columns: ReadonlyMap<string, readonly string[]>, place: Place, report: Report): void {
  const column = [...columns].find(([, texts]) => texts.every((text) => dayNumberOf(text) !== undefined))?.[0];
  if (column === undefined) return;
  report.warn('day-counted', place, `column "${column}" counts the days of the event`, 'name the first with --first-day YYYY-MM-DD');
}
