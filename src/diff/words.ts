// Words for values: quoted, shortened around what differs, so that a line of a difference can be read.
import { differentMiddle } from './match.ts';

/** Longest excerpt of a text, in characters. */
const LONGEST = 50;
/** Characters shown before the first difference of two long texts. */
const LEAD = 12;

/** `1 day`, `2 days`. */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** `a`, `a and b`, `a, b and c`. */
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** A value in a line: texts in quotes, shortened; objects by their name or as JSON, shortened. */
export function valueWords(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (value === undefined || value === null) return 'nothing';
  const name = entryName(value);
  if (name !== undefined) return quoted(name);
  return cut(JSON.stringify(value));
}

/** What an entry of a list is called: its name, title, text or label, in whatever language it has first; undefined when it has none. */
export function entryName(entry: unknown): string | undefined {
  if (typeof entry !== 'object' || entry === null) return typeof entry === 'string' ? entry : undefined;
  const fields = entry as Record<string, unknown>;
  const key = [
    'name',
    'Name',
    'title',
    'Title',
    'DisplayName',
    'text',
    'Text',
    'label',
    'Label',
    'question',
    'url',
    'Url',
    'id',
    'Id',
  ].find((one) => firstText(fields[one]) !== undefined);
  return key === undefined ? undefined : firstText(fields[key]);
}

function firstText(text: unknown): string | undefined {
  if (typeof text === 'string') return text === '' ? undefined : text;
  if (typeof text !== 'object' || text === null) return undefined;
  const first: unknown = Object.values(text)[0];
  return isByLanguage(text) && typeof first === 'string' ? first : undefined;
}

/** Whether a value is a text by language: every key is one (xx-XX), every value a text. */
export const isByLanguage = (value: unknown): value is Readonly<Record<string, string>> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.keys(value).length > 0 &&
  Object.entries(value).every(([key, text]) => /^[a-z]{2,3}-[A-Z]{2}$/.test(key) && typeof text === 'string');

/** Two texts as `“old” → “new”`; of long ones the place where they differ. */
export function valueChangeWords(before: unknown, after: unknown): string {
  if (typeof before !== 'string' || typeof after !== 'string' || Math.max(before.length, after.length) <= LONGEST)
    return `${valueWords(before)} → ${valueWords(after)}`;
  const { start, end } = differentMiddle(before, after);
  const lead = Math.max(0, start - LEAD);
  const blank = before.indexOf(' ', lead);
  // Whole words, where there is a blank to begin after.
  const from = lead > 0 && blank >= 0 && blank < start ? blank + 1 : lead;
  const part = (text: string): string => {
    const to = Math.max(start, Math.min(text.length - end + LEAD, text.length));
    const middle = oneLine(text.slice(from, to));
    const long = middle.length > LONGEST;
    return `“${from > 0 ? '…' : ''}${long ? middle.slice(0, LONGEST) : middle}${long || to < text.length ? '…' : ''}”`;
  };
  return `${part(before)} → ${part(after)}`;
}

/** A text in quotes, shortened. */
export const quoted = (text: string): string => `“${cut(text)}”`;

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');

function cut(text: string): string {
  const line = oneLine(text);
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
}
