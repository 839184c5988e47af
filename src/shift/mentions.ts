// Finds words that name a date: a text that says "3 May" stays as it is when an event moves, and a person has to read it.
import type { Path } from './time-fields.ts';

/** Why a text should be read: it holds a written date, a year, a day of a month, a weekday that is another one now, or the old name of the event. */
export type MentionCode = 'date' | 'year' | 'day-of-month' | 'weekday' | 'event-name';

/** A text that names a date; `excerpt` is the place in it. */
export type Mention = { path: Path; code: MentionCode; excerpt: string };

/** What to look for, made once for an event. */
export type Vocabulary = readonly { code: MentionCode; pattern: RegExp }[];

/** What makes the vocabulary: years of the old event, its languages, whether weekdays change, and its old name when it gets another one. */
export type MentionOptions = { years: readonly number[]; languages: readonly string[]; weekdaysChange: boolean; eventName?: string };

/** Keys whose values are no words: identifiers, and what tools write for themselves. */
const silent = new Set(['$schema', 'id', 'Id', 'SessionId', 'RoomId', 'TrackId', 'Origin', 'key']);

/** Letters around an excerpt. */
const AROUND = 30;

const DAY = 86_400_000;
/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1);
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The patterns for an event. English is always understood. */
export function vocabularyOf({ years, languages, weekdaysChange, eventName }: MentionOptions): Vocabulary {
  const codes = [...new Set([...languages, 'en-GB', 'en-US'])];
  const months = alternatives(codes.flatMap((code) => monthNames(code)));
  const days = alternatives(codes.flatMap((code) => weekdayNames(code)));
  const ordinal = String.raw`\d{1,2}(?:\.|st|nd|rd|th|er|º)?`;
  return [
    { code: 'date', pattern: /(?<!\d)(?:\d{4}-\d{2}-\d{2}|\d{1,2}[./]\d{1,2}[./]\d{4})(?!\d)/u },
    ...(eventName
      ? [{ code: 'event-name' as const, pattern: new RegExp(String.raw`(?<![\p{L}\d])${escaped(eventName)}(?![\p{L}\d])`, 'u') }]
      : []),
    ...(years.length ? [{ code: 'year' as const, pattern: new RegExp(String.raw`(?<!\d)(?:${years.join('|')})(?!\d)`, 'u') }] : []),
    {
      code: 'day-of-month',
      pattern: new RegExp(String.raw`(?<!\d)${ordinal}\s?(?:de\s)?(?:${months})(?!\p{L})|(?<!\p{L})(?:${months})\s${ordinal}(?!\d)`, 'iu'),
    },
    ...(weekdaysChange ? [{ code: 'weekday' as const, pattern: new RegExp(String.raw`(?<!\p{L})(?:${days})(?!\p{L})`, 'iu') }] : []),
  ];
}

/** Every text of a document that names a date, once each; `passed` says which places have moved and need no look. */
export function mentionsIn(value: unknown, vocabulary: Vocabulary, passed: (path: Path) => boolean, path: Path = []): Mention[] {
  if (typeof value === 'string') return passed(path) ? [] : mentionOf(value, vocabulary, path);
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((entry, index) => mentionsIn(entry, vocabulary, passed, [...path, index]));
  return Object.entries(value).flatMap(([key, entry]) => (silent.has(key) ? [] : mentionsIn(entry, vocabulary, passed, [...path, key])));
}

/** The first thing a text says about a date, as a list of one or none. */
export function mentionOf(text: string, vocabulary: Vocabulary, path: Path): Mention[] {
  for (const { code, pattern } of vocabulary) {
    const match = pattern.exec(text);
    if (match) return [{ path, code, excerpt: excerptOf(text, match.index, match[0].length) }];
  }
  return [];
}

function excerptOf(text: string, at: number, length: number): string {
  const [from, to] = [Math.max(0, at - AROUND), Math.min(text.length, at + length + AROUND)];
  return `${from > 0 ? '…' : ''}${text.slice(from, to).replaceAll(/\s+/g, ' ').trim()}${to < text.length ? '…' : ''}`;
}

const alternatives = (names: readonly string[]): string =>
  [...new Set(names)]
    .filter((name) => name.length > 1)
    // The longest first, so that "March" is not found as "Mar".
    .toSorted((a, b) => b.length - a.length)
    .map(escaped)
    .join('|');

/** Names of the months alone, and next to a day. */
function monthNames(language: string): string[] {
  const alone = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  const dated = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => Date.UTC(2024, month, 15)).flatMap((day) => [
    alone.format(day),
    dated.formatToParts(day).find(({ type }) => type === 'month')?.value ?? '',
  ]);
}

function weekdayNames(language: string): string[] {
  const format = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, day) => format.format(MONDAY + day * DAY));
}
