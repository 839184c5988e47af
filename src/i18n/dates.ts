// Dates and times in words: the language of the reader, the time zone of the event.

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
  /** `3–5 May 2027` */
  dateRange: (start: string | number, end: string | number) => string;
  /** By a pattern of A §9, for example `DD MMMM YYYY` or `dddd, DD MMMM`. */
  pattern: (time: string | number, pattern: string) => string;
  /** `in 12 minutes`, `2 hours ago` */
  relative: (milliseconds: number) => string;
};

/** Date words of a language in a zone. Days without time (`2027-05-03`) are to be given with zone `UTC`. */
export function dateWords(language: string, timeZone: string): DateWords {
  const clock = format(language, timeZone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const day = (time: string | number): string =>
    format('en-CA', timeZone, { year: 'numeric', month: '2-digit', day: '2-digit' }).format(toDate(time));
  const short = format(language, timeZone, { weekday: 'short', day: 'numeric', month: 'short' });
  return {
    time: (time) => clock.format(toDate(time)),
    timeRange: (start, end) =>
      `${clock.format(toDate(start))}–${day(start) === day(end) ? '' : `${short.format(toDate(end))}, `}${clock.format(toDate(end))}`,
    longDate: (time) =>
      format(language, timeZone, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }).format(toDate(time)),
    shortDate: (time) => short.format(toDate(time)),
    dateRange: (start, end) =>
      format(language, timeZone, { day: 'numeric', month: 'long', year: 'numeric' }).formatRange(toDate(start), toDate(end)),
    pattern: (time, pattern) => byPattern(toDate(time), pattern, language, timeZone),
    relative: (milliseconds) => relative(milliseconds, language),
  };
}

const tokens: readonly (readonly [string, Intl.DateTimeFormatOptions, Intl.DateTimeFormatPartTypes])[] = [
  ['dddd', { weekday: 'long' }, 'weekday'],
  ['ddd', { weekday: 'short' }, 'weekday'],
  ['MMMM', { day: 'numeric', month: 'long' }, 'month'],
  ['MMM', { day: 'numeric', month: 'short' }, 'month'],
  ['MM', { month: '2-digit' }, 'month'],
  ['M', { month: 'numeric' }, 'month'],
  ['DD', { day: '2-digit' }, 'day'],
  ['D', { day: 'numeric' }, 'day'],
  ['YYYY', { year: 'numeric' }, 'year'],
  ['YY', { year: '2-digit' }, 'year'],
  ['HH', { hour: '2-digit', hourCycle: 'h23' }, 'hour'],
  ['H', { hour: 'numeric', hourCycle: 'h23' }, 'hour'],
  ['mm', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }, 'minute'],
];

function byPattern(date: Date, pattern: string, language: string, timeZone: string): string {
  return pattern.replaceAll(/\[([^[\]]*)\]|dddd|ddd|MMMM|MMM|MM|M|DD|D|YYYY|YY|HH|H|mm/g, (token, quoted: string | undefined) => {
    if (quoted !== undefined) return quoted;
    const [, options, part] = tokens.find(([name]) => name === token)!;
    const value =
      format(language, timeZone, options)
        .formatToParts(date)
        .find(({ type }) => type === part)?.value ?? token;
    // Some languages pad what was asked as numeric and the other way round; the pattern decides.
    return token.length === 2 && token !== 'YY' && /^\d$/.test(value) ? `0${value}` : value;
  });
}

const steps: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

function relative(milliseconds: number, language: string): string {
  const [unit, size] = steps.find(([, length]) => Math.abs(milliseconds) >= length) ?? ['minute', 60_000];
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(Math.trunc(milliseconds / size), unit);
}

/** Writing direction of a language. */
export const directionOf = (language: string): 'ltr' | 'rtl' => (/^(ar|dv|fa|he|ku|ps|sd|ug|ur|yi)\b/.test(language) ? 'rtl' : 'ltr');
