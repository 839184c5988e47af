// Fields of a record under the names a schedule has for them, whatever the source calls them.
import { asFields, asList, carriedText, type Fields, longText, oneLine } from '../reading/fields.ts';
import { isBlank } from '../schedule/session-details.ts';
import { peopleNamed } from './people-named.ts';
import { linkNames, synonyms } from './synonyms.ts';
import { periodOf } from './written-period.ts';

/** Fields as a schedule reads them, and the names of those nobody took. */
export type Canonical = { fields: Record<string, unknown>; unread: string[] };

/** `Start Time` and `start_time` are one name. */
export const plainName = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/**
 * Looks every field up by its synonyms; `own` names fields of the source that mean one of ours and go before the synonyms, for example
 * `{ title: 'Session name' }`. Times become ISO 8601, lists of names become people.
 */
export function canonicalFields(source: Fields, own: Readonly<Record<string, string | readonly string[]>> = {}): Canonical {
  const byName = new Map<string, string>();
  for (const name of Object.keys(source)) if (!isBlank(source[name]) && !byName.has(plainName(name))) byName.set(plainName(name), name);
  const read = new Set<string>();
  const take = (names: readonly string[]): unknown => {
    const name = names.map((one) => byName.get(one)).find((one) => one !== undefined && !read.has(one));
    if (name === undefined) return undefined;
    read.add(name);
    return source[name];
  };
  const fields: Record<string, unknown> = {};
  const named = Object.entries(own).map(
    ([ours, theirs]) => [ours, (typeof theirs === 'string' ? [theirs] : theirs).map(plainName)] as const,
  );
  for (const [ours, names] of named) fields[ours] = take(names);
  for (const [ours, names] of Object.entries(synonyms)) fields[ours] ??= take(names);
  const { start, end, day, duration, persons, chairs, recording, abstract, description, ...rest } = fields;
  const links = Object.entries(linkNames).flatMap(([name, title]) => asList(take([name])).map((url) => ({ title, url: oneLine(url) })));
  return {
    fields: {
      ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined)),
      ...periodOf({ start, end, day, duration }),
      persons: peopleNamed(persons),
      chairs: peopleNamed(chairs),
      abstract: proseOf(abstract),
      description: proseOf(description),
      ...(recording === undefined ? {} : { recording: asFields(recording) ?? { url: recording } }),
      tags: tagsIn(rest['tags']),
      links: links.filter(({ url }) => url !== ''),
    },
    unread: [...byName.values()].filter((name) => !read.has(name)),
  };
}

/** Keywords as one text (`a|b`, `a, b`) or a list. */
export const tagsIn = (value: unknown): string[] =>
  asList(value).flatMap((entry) => {
    const text = oneLine(carriedText(entry));
    return text
      .split(text.includes('|') ? '|' : /[,;]/)
      .map((tag) => tag.trim())
      .filter((tag) => tag !== '');
  });

const proseOf = (value: unknown): unknown => (typeof value === 'string' ? longText(value) : value);
