// Fields of a record under the names a schedule has for them, whatever the source calls them.
import { asFields, asList, carriedText, type Fields, longText, oneLine } from '../reading/fields.ts';
import { jsonList } from '../reading/exported-cells.ts';
import { isBlank } from '../schedule/session-details.ts';
import { peopleNamed } from './people-named.ts';
import { type FieldName, linkNames, synonyms, tableFields } from './synonyms.ts';
import { periodOf, type PeriodReading } from './written-period.ts';
import { zoneInName } from '../values/zone-names.ts';
import { linksOfValue } from './linked-values.ts';

/** Fields as a schedule reads them, the names of those nobody took, and the one that holds a time nobody can read; empty for none. */
export type Canonical = { fields: Record<string, unknown>; unread: string[]; unreadable?: string | undefined };

/** So many characters of a name count. Putting marks in order takes the square of their number, and any cell may be asked whether it is a name. */
const LONGEST_NAME = 200;

/** `Start Time` and `start_time` are one name. */
export function plainName(name: string): string {
  if (name.length > REMEMBERED.length) return plain(name);
  const known = remembered.get(name);
  if (known !== undefined) return known;
  // Names of columns come again with every row; cells that are asked as well do not stay for ever.
  if (remembered.size >= REMEMBERED.names) remembered.clear();
  const made = plain(name);
  remembered.set(name, made);
  return made;
}

/** So many names are kept, of so many characters. */
const REMEMBERED = { names: 5000, length: 60 };
const remembered = new Map<string, string>();

const plain = (name: string): string =>
  name
    .slice(0, LONGEST_NAME)
    .normalize('NFKC')
    .toLowerCase()
    // Capitals hide it: the small letter of the Turkish I has no dot.
    .replaceAll('ı', 'i')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/**
 * Looks every field up by its synonyms; `own` names fields of the source that mean one of ours and go before the synonyms, for example
 * `{ title: 'Session name' }`. Times become ISO 8601 as `reading` says, lists of names become people.
 */
export function canonicalFields(
  source: Fields,
  own: Readonly<Record<string, string | readonly string[]>> = {},
  reading: (column: string) => PeriodReading['day'] = () => undefined,
  firstDay?: string,
): Canonical {
  const byName = new Map<string, string>();
  for (const name of Object.keys(source)) if (!isBlank(source[name]) && !byName.has(plainName(name))) byName.set(plainName(name), name);
  const read = new Set<string>();
  const take = (names: readonly string[]): string | undefined => {
    const name = names.map((one) => byName.get(one)).find((one) => one !== undefined && !read.has(one));
    if (name === undefined) return undefined;
    read.add(name);
    return name;
  };
  const columns: Record<string, string | undefined> = {};
  const named = Object.entries(own).map(
    ([ours, theirs]) => [ours, (typeof theirs === 'string' ? [theirs] : theirs).map(plainName)] as const,
  );
  for (const [ours, names] of named) columns[ours] = take(names);
  for (const [ours, names] of Object.entries(synonyms)) {
    if (!tableFields.includes(ours as FieldName)) columns[ours] ??= take([...names, ...(elsewhere[ours] ?? [])]);
  }
  const of = (column: string | undefined): unknown => (column === undefined ? undefined : source[column]);
  const readingOf = (ours: 'start' | 'end' | 'day') => reading(columns[ours] ?? '');
  const { start, end, day, end_day, time_zone, duration, persons, chairs, recording, abstract, description, ...rest } = Object.fromEntries(
    Object.entries(columns).map(([ours, column]) => [ours, of(column)]),
  );
  const links = Object.entries(linkNames).flatMap(([name, title]) =>
    asList(of(take([name]))).flatMap((value) => linksOfValue(value, title)),
  );
  const period = periodOf(
    {
      start,
      end,
      day,
      endDay: end_day,
      duration,
      zone: time_zone ?? (zoneInName(columns['start'] ?? '') || zoneInName(columns['day'] ?? '')),
    },
    { start: readingOf('start'), end: readingOf('end'), day: readingOf('day'), firstDay },
  );
  const people = [peopleNamed(persons), peopleNamed(chairs)] as const;
  return {
    fields: {
      ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined)),
      ...period.fields,
      persons: people[0].persons,
      // Whoever stands in the column of chairs is one, whatever the brackets say.
      chairs: [...people[0].chairs, ...people[1].chairs, ...people[1].persons],
      abstract: proseOf(abstract),
      description: proseOf(description),
      ...(recording === undefined ? {} : { recording: asFields(recording) ?? { url: recording } }),
      tags: tagsIn(rest['tags']),
      // A page of the Anthology names the PDF that another column names, too.
      links: [...new Map(links.filter(({ url }) => url !== '').map((link) => [link.url, link])).values()],
    },
    unread: [...byName.values()].filter((name) => !read.has(name)),
    unreadable: period.unreadable && columns[period.unreadable],
  };
}

/** Names that mean another field in a table with one row a talk, and in a list of sessions these. */
const elsewhere: Readonly<Record<string, readonly string[]>> = { title: synonyms.session, id: synonyms.session_id };

/** Keywords as one text (`a|b`, `a, b`) or a list. */
export const tagsIn = (value: unknown): string[] =>
  asList(value).flatMap((entry): string[] => {
    const text = oneLine(carriedText(entry));
    const list = jsonList(text);
    if (list) return list.map((one) => oneLine(carriedText(one))).filter(Boolean);
    return text
      .split(text.includes('|') ? '|' : /[,;]/)
      .map((tag) => tag.trim())
      .filter((tag) => tag !== '');
  });

const proseOf = (value: unknown): unknown => (typeof value === 'string' ? longText(value) : value);
