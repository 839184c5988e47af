// Ids of rows: readable, safe in an address, unique, and the same at the next import of the same source.
import { stableHash } from './stable-hash.ts';

/** Longest id. */
const LONGEST = 100;

const letters: Readonly<Record<string, string>> = { ı: 'i', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', æ: 'ae', œ: 'oe' };

/** A word as an id: small ASCII letters, digits and hyphens. A name without any (for example in Chinese) becomes `<kind>-<hash>`. */
export function slugOf(name: string, kind: string): string {
  // Putting marks in order takes the square of their number: a name is read as far as a slug can be long.
  const slug = name
    .slice(0, 4 * LONGEST)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .toLowerCase()
    // Letters of their own, which are no others with marks.
    .replaceAll(/[ıøłđðþæœ]/g, (letter) => letters[letter]!)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replaceAll(/^-|-$/g, '');
  return slug === '' ? `${kind}-${stableHash(name).toString(36)}` : slug;
}

/** An id of the source as it is when it is safe in an address, else as a slug; empty stays empty. */
export const sourceId = (text: string, kind: string): string =>
  text === '' || /^[A-Za-z0-9][A-Za-z0-9_.-]{0,99}$/.test(text) ? text : slugOf(text, kind);

/** Gives each wanted id once: the second `7` becomes `7-2`, the third `7-3`. */
export function uniqueIds(): (wanted: string) => string {
  const taken = new Set<string>();
  const last = new Map<string, number>();
  return (wanted) => {
    let id = wanted;
    let count = last.get(wanted) ?? 1;
    while (taken.has(id)) {
      count += 1;
      id = `${wanted}-${count}`;
    }
    last.set(wanted, count);
    taken.add(id);
    return id;
  };
}
