// Dates and times in the notations people and programs use, as ISO 8601.

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const offset = String.raw`\s*(Z|UTC|GMT|[+-]\d{2}:?\d{2})?`;
const clock = String.raw`(?:[T_\s,]+(?:at\s+)?(\d{1,2})[:.](\d{2})(?::(\d{2})(?:\.\d{1,9})?)?\s*([ap])?\.?m?\.?${offset})?`;

/** Each finds year, month, day in some order. `2031/3/1`, `20310301T090000Z`, `1.3.2031`, `3/1/2031`, `1 March 2031`, `March 1, 2031`. */
const notations: readonly { pattern: RegExp; order: 'ymd' | 'dmy' | 'mdy' }[] = [
  { pattern: new RegExp(String.raw`^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})${clock}$`, 'i'), order: 'ymd' },
  { pattern: new RegExp(String.raw`^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})?()${offset})?$`, 'i'), order: 'ymd' },
  { pattern: new RegExp(String.raw`^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})${clock}$`, 'i'), order: 'dmy' },
  { pattern: new RegExp(String.raw`^(\d{1,2})/(\d{1,2})/(\d{4})${clock}$`, 'i'), order: 'mdy' },
  { pattern: new RegExp(String.raw`^(\d{1,2})\.?\s+([a-z]{3})[a-z]*\.?,?\s+(\d{4})${clock}$`, 'i'), order: 'dmy' },
  { pattern: new RegExp(String.raw`^([a-z]{3})[a-z]*\.?\s+(\d{1,2}),?\s+(\d{4})${clock}$`, 'i'), order: 'mdy' },
];

/**
 * The date or time as `YYYY-MM-DD` or `YYYY-MM-DDTHH:MM:SS` with the offset that was written, if any; the text itself when it is in
 * no known notation, so that a message can quote it. `3/1/2031` is 1 March unless the first number can only be a month's second: 13/1 is 13 January.
 */
export function isoTime(text: string): string {
  const plain = text.trim().replace(/^(mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?,?\s+/i, '');
  for (const { pattern, order } of notations) {
    const match = pattern.exec(plain);
    if (match) return written(match, order) ?? text;
  }
  return text;
}

function written(match: RegExpExecArray, order: 'ymd' | 'dmy' | 'mdy'): string | undefined {
  const [, first = '', second = '', third = '', hour, minute = '00', seconds = '00', half = '', zone = ''] = match;
  const dayFirst = order === 'dmy' || (order === 'mdy' && Number(first) > 12);
  const [year, month, day] = order === 'ymd' ? [first, second, third] : dayFirst ? [third, second, first] : [third, first, second];
  const number = /^\d/.test(month) ? Number(month) : months.indexOf(month.toLowerCase()) + 1;
  if (number < 1 || number > 12) return undefined;
  const date = `${year}-${two(number)}-${two(Number(day))}`;
  if (hour === undefined) return date;
  return `${date}T${two(hourOfDay(Number(hour), half))}:${minute}:${seconds || '00'}${/^(UTC|GMT)$/i.test(zone) ? 'Z' : zone.toUpperCase()}`;
}

/** A clock time as HH:MM, also from `9:00 AM`, `9.30` and `9h30`; empty when it is none. */
export function clockTime(text: string): string {
  const match = /^(\d{1,2})(?:[:.h](\d{2}))?(?::\d{2})?\s*(?:([ap])\.?m\.?)?$/i.exec(text.trim());
  if (!match || (match[2] === undefined && match[3] === undefined)) return '';
  return `${two(hourOfDay(Number(match[1]), match[3] ?? ''))}:${match[2] ?? '00'}`;
}

const hourOfDay = (hour: number, half: string): number => (half === '' ? hour : (hour % 12) + (/p/i.test(half) ? 12 : 0));
const two = (value: number): string => String(value).padStart(2, '0');
