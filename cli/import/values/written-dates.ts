// Dates as people write them in tables: `2031/3/1`, `1.3.2031`, `3/1/31`, `Wed 7/30`, `1 March 2031`, `2031年3月1日`, a serial number of Excel.
import { plainSigns } from './plain-signs.ts';
import { monthNamed, weekdayNamed } from './month-names.ts';

/** Which of two numbers is the day, where both could be. */
export type DateOrder = 'dmy' | 'mdy';

/** How the dates of a column are read. */
export type DateReading = {
  /** Day or month first in `3/1/2031`; `mdy` when missing. */
  order?: DateOrder | undefined;
  /** Year of dates that name none. */
  year?: number | undefined;
};

/** A date in a text: `YYYY-MM-DD`, and what else the text holds. */
export type ReadDate = { date: string; rest: string };

/** The parts of a date as they were written; `year` 0 where none is. */
export type DateParts = {
  /** The two numbers in the order written, where their order is in doubt. */
  pair?: [number, number];
  year: number;
  month: number;
  day: number;
  weekday: number | undefined;
  rest: string;
};

/** Longest text of a date, in characters. */
const LONGEST = 120;
/** Serial numbers of Excel that are dates of events: 1927 to 2119. */
const SERIAL = /^(\d{5})(?:\.\d{1,12})?$/;
const [FIRST_SERIAL, LAST_SERIAL] = [10_000, 80_000];

const separators = String.raw`(?=$|[^\d:.])`;
const numbers = [
  // 2031-03-01, 2031/3/1, 2031. 3. 1., 2031年3月1日, 2031년 3월 1일
  {
    pattern: new RegExp(String.raw`(?<!\d)(\d{4})\s?[-/.年년]\s?(\d{1,2})\s?[-/.月월]\s?(\d{1,2})(?:[日일]|\.(?=\s|$))?${separators}`),
    order: 'ymd',
  },
  { pattern: /(?<!\d)(\d{4})(\d{2})(\d{2})(?!\d)/, order: 'ymd' },
  // 3月1日 without a year
  { pattern: /(?<!\d)()(\d{1,2})[月월]\s?(\d{1,2})[日일]/, order: 'ymd' },
  // 1.3.2031, 1. 3. 31, 30.7.: with full stops the day is first
  { pattern: /(?<![\d.])(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4}|\d{2}(?![\d:.]))?(?![\d:])/, order: 'dmy' },
  // 3/1/2031, 3-1-31, 7/30
  { pattern: /(?<![\d/])(\d{1,2})\s?\/\s?(\d{1,2})(?:\s?\/\s?(\d{4}|\d{2}))?(?![\d/:])/, order: 'doubt' },
  { pattern: /(?<![\d-])(\d{1,2})-(\d{1,2})-(\d{4}|\d{2})(?![\d:-])/, order: 'doubt' },
] as const;

/** A month by its name: `1 March 2031`, `1. März`, `1 de marzo de 2031`, `March 1st, 2031`, `Mar 1`. */
const dayFirst =
  /(?<!\d)(\d{1,2})(?:\.|st|nd|rd|th|er|º|ª)?[\s-]?(?:de\s|of\s)?([\p{L}\p{M}׳]{3,12})\.?(?:,?[\s-]?(?:de\s|del\s)?(\d{4}))?(?!\d)/iu;
/** `2031. január 17.` */
const yearFirst = /(?<!\d)(\d{4})\.?\s([\p{L}\p{M}]{3,12})\.?\s(\d{1,2})\.?(?![\d:])/iu;
const monthFirst = /(?<![\p{L}\d])([\p{L}\p{M}]{3,12})\.?\s(\d{1,2})(?:st|nd|rd|th)?(?:,?\s(\d{4}))?(?!:?\d)/iu;

/** Years of Japanese and Taiwanese eras, and numbers as words of Chinese: `令和13年` is `2031年`, `二〇三一年三月七日` is `2031年3月7日`. */
function inArabic(text: string): string {
  if (!text.includes('年')) return text;
  const digits = '〇一二三四五六七八九';
  const numberOf = (written: string): string => {
    if (!written.includes('十')) return written.replaceAll(/./gu, (sign) => String(Math.max(0, digits.indexOf(sign))));
    const [tens = '', ones = ''] = written.split('十');
    return String((tens === '' ? 1 : digits.indexOf(tens)) * 10 + (ones === '' ? 0 : digits.indexOf(ones)));
  };
  return text
    .replace(/民[國国]\s?(\d{1,3})\s?年/, (_, year: string) => `${Number(year) + 1911}年`)
    .replace(
      /(令和|平成)\s?(元|\d{1,2})\s?年/,
      (_, era: string, year: string) => `${(era === '令和' ? 2018 : 1988) + (Number(year) || 1)}年`,
    )
    .replaceAll(/[〇零一二三四五六七八九十]{1,4}(?=[年月日])/g, (written) => numberOf(written.replaceAll('零', '〇')));
}

/** Thai puts full stops within short months, and names its era: `5 มี.ค. พ.ศ. 2574` is `5 Mar 2574`. */
function inThai(text: string): string {
  if (!/\p{sc=Thai}/u.test(text)) return text;
  return text
    .replace(/(?<=\s)พ\.?ศ\.?\s?(?=\d)/u, '')
    .replace(/\p{sc=Thai}{1,3}\.\s?\p{sc=Thai}\.?/u, (name) => shortMonths[(monthNamed(name.replace(' ', '')) ?? 0) - 1] ?? name);
}

const shortMonths = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** The parts of the first date in a text; undefined when there is none. Years of the Buddhist calendar are those of ours: 2574 is 2031. */
export function datePartsOf(text: string): DateParts | undefined {
  const parts = writtenParts(text);
  return parts && parts.year > 2400 ? { ...parts, year: parts.year - 543 } : parts;
}

function writtenParts(text: string): DateParts | undefined {
  if (text.length > LONGEST) return undefined;
  const plain = inThai(inArabic(plainSigns(text)));
  const serial = SERIAL.exec(plain);
  if (serial) return serialParts(Number(plain));
  for (const { pattern, order } of numbers) {
    const match = pattern.exec(plain);
    if (match) return { ...numbered(match, order), ...aroundOf(plain, match) };
  }
  const [, year = '', middle = '', last = ''] = yearFirst.exec(plain) ?? [];
  const between = middle === '' ? undefined : monthNamed(middle);
  if (between !== undefined) return { day: Number(last), month: between, year: Number(year), ...aroundOf(plain, yearFirst.exec(plain)!) };
  for (const pattern of [dayFirst, monthFirst]) {
    const match = pattern.exec(plain);
    const [day, name] = pattern === dayFirst ? [match?.[1], match?.[2]] : [match?.[2], match?.[1]];
    const month = name === undefined ? undefined : monthNamed(name);
    if (match && month !== undefined) return { day: Number(day), month, year: Number(match[3] ?? 0), ...aroundOf(plain, match) };
  }
  return undefined;
}

function numbered(
  [, first = '', second = '', third = '']: RegExpExecArray,
  order: 'ymd' | 'dmy' | 'doubt',
): Omit<DateParts, 'weekday' | 'rest'> {
  if (order === 'ymd') return { year: Number(first), month: Number(second), day: Number(third) };
  const year = third.length === 2 ? 2000 + Number(third) : Number(third);
  const [one, two] = [Number(first), Number(second)];
  if (order === 'dmy') return { year, month: two, day: one };
  return { year, month: one, day: two, pair: [one, two] };
}

/** What stands around a date: a weekday, and the rest without the words that join date and time. */
function aroundOf(plain: string, match: RegExpExecArray): Pick<DateParts, 'weekday' | 'rest'> {
  let weekday: number | undefined;
  const around = `${plain.slice(0, match.index)} ${plain.slice(match.index + match[0].length)}`;
  const chinese = /\(([日一二三四五六])\)/.exec(around)?.[1];
  if (chinese !== undefined) weekday = '日一二三四五六'.indexOf(chinese);
  const words = around.replace(/\([日一二三四五六]\)/, ' ').replaceAll(/[\p{L}\p{M}]{1,12}(?:-feira|\.)?/gu, (word) => {
    const named = weekdayNamed(word);
    if (named !== undefined) weekday = named;
    return named === undefined ? word : ' ';
  });
  const rest = words
    .replaceAll(/\(\s*\)/g, ' ')
    // Words that belong to a date: `17 января 2031 г.`, `fredag den 17. januar`, `יום שישי`.
    .replace(/(?<!\p{L})(?:г|р|r|roku|года|року|den|יום)(?![\p{L}\d])\.?/u, ' ')
    .replace(/^[\s,،;:T_·|-]{1,20}/, '')
    .replace(/[\s,;_·|-]{1,20}$/, '');
  return { weekday, rest };
}

function serialParts(serial: number): DateParts | undefined {
  if (serial < FIRST_SERIAL || serial > LAST_SERIAL) return undefined;
  // Day 1 of Excel is 1 January 1900, and it takes 1900 for a leap year.
  const seconds = Math.round((serial % 1) * 86_400);
  const date = new Date(Date.UTC(1899, 11, 30 + Math.trunc(serial)));
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    weekday: undefined,
    rest: seconds === 0 ? '' : new Date(seconds * 1000).toISOString().slice(11, 19),
  };
}

/** The date of a text; undefined when it holds none, or one that no calendar has. A date without a year needs `year`. */
export function readDate(text: string, { order = 'mdy', year = 0 }: DateReading = {}): ReadDate | undefined {
  const parts = datePartsOf(text);
  if (!parts) return undefined;
  const [day, month] = dayAndMonthOf(parts, order);
  const date = dateOf(parts.year || year, month, day);
  return date === undefined ? undefined : { date, rest: parts.rest };
}

/** Day and month of a pair by the order; a number over 12 can only be the day. */
export function dayAndMonthOf({ pair, day, month }: DateParts, order: DateOrder): [day: number, month: number] {
  if (!pair) return [day, month];
  const [first, second] = pair;
  const isDayFirst = first > 12 || (order === 'dmy' && second <= 12);
  return isDayFirst ? [first, second] : [second, first];
}

/** YYYY-MM-DD; undefined without a year, and for days no calendar has. */
export function dateOf(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = year >= 1900 && year < 2200 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? date.toISOString().slice(0, 10) : undefined;
}
