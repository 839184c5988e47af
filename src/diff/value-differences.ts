// Differences of two JSON values, key by key: texts by language, lists by what identifies their entries, everything else by path.
import { sameJson } from '../model/same-json.ts';
import { pointerKey } from '../model/source.ts';
import { type EntryIdentity, likenessOf, matchEntries, movedOf } from './match.ts';
import { valueChangeWords, isByLanguage, entryName, quoted, valueWords } from './words.ts';
import { isObject } from '../model/is-object.ts';

/** One difference below a value. `pointer` leads to it in the newer value, in the older one for what is gone. */
export type ValueDifference = {
  code: 'set' | 'removed' | 'changed' | 'text-changed' | 'entry-added' | 'entry-removed' | 'entry-moved' | 'order-changed';
  /** Readable path: keys, and names of list entries: `items “Programme” url`. Empty for the value itself. */
  path: string;
  text: string;
  pointer: string;
};

type Place = { path: string; pointer: string };

const inside = ({ path, pointer }: Place, key: string | number, name = String(key)): Place => ({
  path: path === '' ? name : `${path} ${name}`,
  pointer: `${pointer}/${pointerKey(key)}`,
});

/** All differences of two values; none when they say the same, whatever the order of keys. */
export function valueDifferences(before: unknown, after: unknown, place: Place = { path: '', pointer: '' }): ValueDifference[] {
  if (sameJson(before, after)) return [];
  if (before === undefined) return [{ code: 'set', ...place, text: `set to ${valueWords(after)}` }];
  if (after === undefined) return [{ code: 'removed', ...place, text: `removed, was ${valueWords(before)}` }];
  if (isText(before) && isText(after) && (isByLanguage(before) || isByLanguage(after))) return textDifferences(before, after, place);
  if (Array.isArray(before) && Array.isArray(after)) return listDifferences(before, after, place);
  if (isObject(before) && isObject(after)) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return keys.flatMap((key) => valueDifferences(own(before, key), own(after, key), inside(place, key)));
  }
  return [{ code: 'changed', ...place, text: valueChangeWords(before, after) }];
}

const own = (value: Record<string, unknown>, key: string): unknown => (Object.hasOwn(value, key) ? value[key] : undefined);

/** Plain text, or text by language. */
const isText = (value: unknown): value is string | Readonly<Record<string, string>> => typeof value === 'string' || isByLanguage(value);

type Text = string | Readonly<Record<string, string>>;

function textDifferences(before: Text, after: Text, place: Place): ValueDifference[] {
  const [old, now] = [languagesOf(before), languagesOf(after)];
  return [...new Set([...Object.keys(old), ...Object.keys(now)])].flatMap((language): ValueDifference[] => {
    const where = language === '' ? 'for all languages' : `in ${language}`;
    const at = typeof after === 'string' || language === '' ? place : { ...place, pointer: `${place.pointer}/${language}` };
    const [was, is] = [old[language], now[language]];
    if (was === is) return [];
    if (was === undefined) return [{ code: 'text-changed', ...at, text: `text added ${where}: ${quoted(is ?? '')}` }];
    if (is === undefined) return [{ code: 'text-changed', ...at, text: `text removed ${where}: ${quoted(was)}` }];
    return [{ code: 'text-changed', ...at, text: `text changed ${where}: ${valueChangeWords(was, is)}` }];
  });
}

const languagesOf = (text: Text): Readonly<Record<string, string>> => (typeof text === 'string' ? { '': text } : text);

/** What identifies an entry of a list, the surest first. */
const identities: readonly EntryIdentity<unknown>[] = [
  ...['id', 'Id', 'key', 'Key', 'Name', 'name', 'hostname', 'url', 'Url', 'title', 'Title', 'text', 'Text', 'label'].map(
    (key): EntryIdentity<unknown> =>
      (entry) =>
        isObject(entry) && key in entry && typeof entry[key] !== 'boolean' ? `${key} ${JSON.stringify(entry[key])}` : undefined,
  ),
  (entry) => JSON.stringify(entry),
];

function listDifferences(before: readonly unknown[], after: readonly unknown[], place: Place): ValueDifference[] {
  const simple = [...before, ...after].every((entry) => typeof entry !== 'object' || entry === null);
  const { pairs, gone, added } = matchEntries(before, after, simple ? identities.slice(-1) : identities, simple ? undefined : likenessOf);
  const moved = movedOf(pairs.map(([index]) => index));
  const label = (entry: unknown, index: number): string => {
    const name = entryName(entry);
    return name === undefined ? `entry ${index + 1}` : quoted(name);
  };
  const found: ValueDifference[] = [
    ...gone.map((index): ValueDifference => {
      return { code: 'entry-removed', ...inside(place, index, ''), path: place.path, text: `${entryWords(before[index], index)} removed` };
    }),
    ...added.map((index): ValueDifference => {
      return { code: 'entry-added', ...inside(place, index, ''), path: place.path, text: `${entryWords(after[index], index)} added` };
    }),
    ...pairs.flatMap(([from, to], index): ValueDifference[] => [
      ...valueDifferences(before[from], after[to], inside(place, to, label(after[to], to))),
      ...(moved.has(index) && !simple
        ? [
            {
              code: 'entry-moved' as const,
              ...inside(place, to, ''),
              path: place.path,
              text: `${label(after[to], to)} moved from place ${from + 1} to place ${to + 1}`,
            },
          ]
        : []),
    ]),
  ];
  if (simple && moved.size > 0) found.push({ code: 'order-changed', ...place, text: `order changed: ${after.map(valueWords).join(', ')}` });
  return found;
}

const entryWords = (entry: unknown, index: number): string => {
  const name = entryName(entry);
  if (name !== undefined) return quoted(name);
  return typeof entry === 'object' ? `entry ${index + 1}` : valueWords(entry);
};
