// Dates and times in words: the language of the reader, the time zone of the event.
import dayjs, { type Dayjs } from 'dayjs';
import advancedFormat from 'dayjs/plugin/advancedFormat.js';
import isoWeek from 'dayjs/plugin/isoWeek.js';
import preParsePostFormat from 'dayjs/plugin/preParsePostFormat.js';
import utc from 'dayjs/plugin/utc.js';
import weekOfYear from 'dayjs/plugin/weekOfYear.js';
import weekYear from 'dayjs/plugin/weekYear.js';
import { offsetAt } from '../clock/zone.ts';
import { localeNames } from './locale-names.ts';

dayjs.extend(utc);
// `advancedFormat` takes weeks from the next three, and the name of a zone from the plugin after them: here it is its offset.
dayjs.extend(advancedFormat);
dayjs.extend(isoWeek);
dayjs.extend(weekOfYear);
dayjs.extend(weekYear);
dayjs.extend((_options, { prototype }) => {
  Object.assign(prototype, {
    offsetName(this: Dayjs) {
      return this.format('Z');
    },
  });
});
// Writes the digits of a language, so it comes last.
dayjs.extend(preParsePostFormat);

/** Date formats by language, zone and style are costly to make and cheap to keep. */
const formats = new Map<string, Intl.DateTimeFormat>();

function format(language: string, timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language}|${timeZone}|${JSON.stringify(options)}`;
  let found = formats.get(key);
  if (!found) formats.set(key, (found = new Intl.DateTimeFormat(language, { ...options, timeZone })));
  return found;
}

const toDate = (time: string | number): Date => new Date(time);

/** Words for times; every function takes an instant (ms) or an ISO 8601 time with offset. */
export type DateWords = {
  /** `08:30` */
  time: (time: string | number) => string;
  /** `08:30–10:00`, with the day where it ends on another */
  timeRange: (start: string | number, end: string | number) => string;
  /** `Monday, 3 May 2027` */
  longDate: (time: string | number) => string;
  /** `Mon, 3 May` */
  shortDate: (time: string | number) => string;
  /** A day and a time of it: `Mon, 3 May, 08:30`, with the comma of the language */
  withTime: (day: string, time: string) => string;
  /** `3–5 May 2027` */
  dateRange: (start: string | number, end: string | number) => string;
  /** By a pattern of A §9 in the tokens of dayjs, for example `DD MMMM YYYY` or `dddd, Do MMMM`; `[text]` stays as it is. */
  pattern: (time: string | number, pattern: string) => string;
  /** `in 12 minutes`, `2 hours ago` */
  relative: (milliseconds: number) => string;
};

const allWords = new Map<string, DateWords>();
/** Languages in zones that are kept at most. */
const MOST = 500;

/** Date words of a language in a zone. Days without time (`2027-05-03`) are to be given with zone `UTC`. Made once: each row of a list asks for them. */
export function dateWords(language: string, timeZone: string): DateWords {
  const key = `${language}|${timeZone}`;
  let words = allWords.get(key);
  if (!words) {
    if (allWords.size >= MOST) allWords.clear();
    allWords.set(key, (words = makeWords(language, timeZone)));
  }
  return words;
}

/** What stands between a day and its time where it is no Latin comma. */
const commas: Record<string, string> = { ar: '، ', fa: '، ', ur: '، ', zh: ' ', ja: ' ', ko: ' ' };

function makeWords(language: string, timeZone: string): DateWords {
  const clock = format(language, timeZone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const day = (time: string | number): string =>
    format('en-CA', timeZone, { year: 'numeric', month: '2-digit', day: '2-digit' }).format(toDate(time));
  const short = format(language, timeZone, { weekday: 'short', day: 'numeric', month: 'short' });
  const comma = commas[language.slice(0, 2)] ?? ', ';
  const withTime = (date: string, time: string): string => date + comma + time;
  return {
    time: (time) => clock.format(toDate(time)),
    timeRange: (start, end) =>
      `${clock.format(toDate(start))}–${day(start) === day(end) ? '' : withTime(short.format(toDate(end)), '')}${clock.format(toDate(end))}`,
    longDate: (time) =>
      format(language, timeZone, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }).format(toDate(time)),
    shortDate: (time) => short.format(toDate(time)),
    withTime,
    // Servers and browsers have different narrow spaces here, and the page must be the same.
    dateRange: (start, end) =>
      format(language, timeZone, { day: 'numeric', month: 'long', year: 'numeric' })
        .formatRange(toDate(start), toDate(end))
        .replaceAll(/[\u2009\u202f]/g, ' ')
        // Days stand close to their dash: `3–5 May`, but `30 April – 2 May`.
        .replace(/\b(\d\d?) – (\d\d?)\b/, '$1–$2'),
    pattern: (time, pattern) => byPattern(toDate(time).getTime(), pattern, language, timeZone),
    relative: (milliseconds) => relative(milliseconds, language),
  };
}

/** The offset is that of the zone at this instant, from IANA data: dayjs itself reads gaps and overlaps of local times differently. */
const byPattern = (instant: number, pattern: string, language: string, timeZone: string): string => {
  const words = dayjs
    .utc(instant)
    .utcOffset(Math.round(offsetAt(instant, timeZone) / 60_000))
    .locale(loadedLocale(language))
    .format(pattern);
  // dayjs knows the digits of some languages only; the times beside the date have those of the language.
  const digits = digitsOf(language);
  return digits === '' ? words : words.replaceAll(/\d/g, (digit) => digits[Number(digit)]!);
};

const allDigits = new Map<string, string>();

/** The digits from 0 to 9 of a language; empty for `0123456789`. */
function digitsOf(language: string): string {
  let digits = allDigits.get(language);
  if (digits === undefined) {
    const written = new Intl.NumberFormat(language, { useGrouping: false }).format(9_876_543_210);
    digits = written === '9876543210' ? '' : Array.from(written).toReversed().join('');
    allDigits.set(language, digits);
  }
  return digits;
}

/** Units with their length in ms, the longest first. A month and a year are those of the calendar on average. */
const UNITS = [
  ['year', 31_556_952_000],
  ['month', 2_629_746_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
] as const;

/** Plurals and digits are those of the language, which dayjs lacks for some. A unit is used up to the next one, minutes up to two hours, and nothing is rounded up: `45 minutes`, not `an hour`, and `110 minutes`, not `1 hour`. */
function relative(milliseconds: number, language: string): string {
  let wording = relativeFormats.get(language);
  if (!wording) relativeFormats.set(language, (wording = new Intl.RelativeTimeFormat(language)));
  const [unit, length] = UNITS.find(([name, one]) => Math.abs(milliseconds) >= (name === 'hour' ? 2 * one : one)) ?? UNITS.at(-1)!;
  // Servers and browsers have different spaces here, and the page must be the same.
  return wording.format(Math.trunc(milliseconds / length), unit).replaceAll(/[\u00a0\u2009\u202f]/g, ' ');
}

const relativeFormats = new Map<string, Intl.RelativeTimeFormat>();

/** The locale of a language as dayjs names it (`de`, `zh-cn`), if it was loaded (`date-locales.ts`); else English. */
const loadedLocale = (language: string): string => localeNames(language).find((name) => name in dayjs.Ls) ?? 'en';
