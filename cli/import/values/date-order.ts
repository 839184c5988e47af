// Which number is the day in the dates of a column: decided for the whole column, never cell by cell.
import { datePartsOf, type DateOrder, type DateParts, dateOf, dayAndMonthOf } from './written-dates.ts';

/** The order of a column; `why` says in words what decided it, `sure` is false for a guess. */
export type OrderChoice = { order: DateOrder; sure: boolean; why: string };

/** Zones in whose country the month is written first. */
const monthFirstZones =
  /^(?:America\/(?:New_York|Chicago|Denver|Los_Angeles|Phoenix|Anchorage|Boise|Detroit|Indiana|Kentucky)|Pacific\/Honolulu|US\/)/;

/**
 * The order of the dates in these texts; undefined when none of them leaves a doubt. In this order decide: a number over 12, the weekday that is
 * written beside a date, the order in which the days lie closer together (where they are those of an event), the time zone, AM and PM. Otherwise the day is
 * first.
 */
export function dateOrderOf(texts: readonly string[], timeZone = '', year = 0, areOfAnEvent = true): OrderChoice | undefined {
  const dates = texts.flatMap((text) => datePartsOf(text) ?? []).filter(({ pair }) => pair);
  if (dates.length === 0) return undefined;
  const votes = (fits: (parts: DateParts, order: DateOrder) => boolean, why: string): OrderChoice | undefined => {
    const [dmy, mdy] = (['dmy', 'mdy'] as const).map((order) => dates.filter((parts) => fits(parts, order)).length);
    return dmy === mdy ? undefined : { order: dmy! > mdy! ? 'dmy' : 'mdy', sure: true, why };
  };
  return (
    votes(({ pair }, order) => (order === 'dmy' ? pair![0] : pair![1]) > 12, 'a number over 12 can only be the day') ??
    votes((parts, order) => weekdayFits(parts, order, year), 'the weekdays beside them fit') ??
    (areOfAnEvent ? closer(dates, year) : undefined) ?? {
      order: monthFirstZones.test(timeZone) || (timeZone === '' && texts.some((text) => /\d\s?[ap]\.?m\b/i.test(text))) ? 'mdy' : 'dmy',
      sure: false,
      why: 'nothing in the column decides it',
    }
  );
}

/** Whether a date lies on the weekday beside it, read so. */
export function weekdayFits(parts: DateParts, order: DateOrder, year: number): boolean {
  const date = dayIn(parts, order, year);
  return parts.weekday !== undefined && date !== undefined && new Date(`${date}T00:00:00Z`).getUTCDay() === parts.weekday;
}

const dayIn = (parts: DateParts, order: DateOrder, year: number): string | undefined => {
  const [day, month] = dayAndMonthOf(parts, order);
  return dateOf(parts.year || year || 2000, month, day);
};

/** The order in which first and last day are closer together: an event is a few days, not one day a month. */
function closer(dates: readonly DateParts[], year: number): OrderChoice | undefined {
  const [dmy, mdy] = (['dmy', 'mdy'] as const).map((order) => {
    const days = dates.flatMap((parts) => dayIn(parts, order, year) ?? []).toSorted();
    return days.length === 0 ? Infinity : Date.parse(days.at(-1)!) - Date.parse(days[0]!);
  });
  return dmy === mdy ? undefined : { order: dmy! < mdy! ? 'dmy' : 'mdy', sure: true, why: 'the days lie together then' };
}

/** The order a name of a column, or a hint below it, asks for: `Date (DD/MM/YYYY)`. */
export const orderAsked = (text: string): DateOrder | undefined =>
  /\b[dtj]{1,2}[^\p{L}]m{1,3}[^\p{L}][yja]{2,4}\b/iu.test(text)
    ? 'dmy'
    : /\bm{1,3}[^\p{L}][dtj]{1,2}[^\p{L}][yja]{2,4}\b/iu.test(text)
      ? 'mdy'
      : undefined;
