// Tolerant reading of values of any type: own properties only, texts cleaned, nothing ever throws.
import { isObject } from '../../../src/model/is-object.ts';

/** An object of the source whose fields are not known to have any type. */
export type Fields = Readonly<Record<string, unknown>>;

/** The value as an object with fields; undefined for arrays and everything else. */
export const asFields = (value: unknown): Fields | undefined => (isObject(value) ? value : undefined);

/** The first of these fields that is present and not null. Inherited names (`toString`, `__proto__`) do not count. */
export function field(fields: Fields, ...names: string[]): unknown {
  for (const name of names) {
    if (Object.hasOwn(fields, name) && fields[name] !== null && fields[name] !== undefined) return fields[name];
  }
  return undefined;
}

/** A list of whatever was written: an array as it is, nothing as an empty list, a single value as a list of one. */
export const asList = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === '' ? [] : [value];

/** Text of several lines: line ends unified, control characters gone, the indentation a pretty printer added removed. */
export function longText(value: unknown): string {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value !== 'string') return '';
  const clean = value
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    // eslint-disable-next-line no-control-regex -- removing them is the purpose
    .replaceAll(/[\u0000-\u0008\u000B-\u001F\u007F]/g, '');
  return dedented(clean).trim();
}

/** Text of one line: as `longText`, with every run of white space one blank. */
export const oneLine = (value: unknown): string => longText(value).replaceAll(/\s+/g, ' ');

/** A yes or no as producers write it: true, "true", "yes", "1". */
export const asFlag = (value: unknown): boolean => value === true || value === 1 || /^(true|yes|1)$/i.test(oneLine(value));

/** Removes the indentation that all lines after the first share; the first often has none, as it follows the tag. */
function dedented(text: string): string {
  const [first = '', ...rest] = text.split('\n');
  const filled = rest.filter((line) => line.trim() !== '');
  if (filled.length === 0) return text;
  const width = filled.reduce((least, line) => Math.min(least, line.length - line.trimStart().length), Infinity);
  return [first.trimStart(), ...rest.map((line) => line.slice(width))].join('\n');
}

/** Text of a value that may be an object carrying it (under `text`, `name` or `title`, in English, or its first text), or a list of such. */
export function carriedText(value: unknown): string {
  if (Array.isArray(value)) return value.map(carriedText).filter(Boolean).join('\n\n');
  const fields = asFields(value);
  if (!fields) return longText(value);
  const named = field(fields, 'text', 'name', 'title', 'en') ?? Object.values(fields).find((part) => typeof part === 'string');
  if (named !== undefined) return longText(named);
  // A text by language, one step inside.
  return longText(
    Object.values(fields)
      .flatMap((part) => Object.values(asFields(part) ?? {}))
      .find((part) => typeof part === 'string'),
  );
}
