// The paths of the page table, parsed once and sorted by their first fixed part, so that an address is compared with few of them.
import { type PageRow, pageTable } from './table.ts';

/** A path of the table. `parts` are `:name`, `:name?`, `*` or fixed words in small letters. */
export type Pattern = { row: PageRow; path: string; parts: readonly string[]; least: number; most: number };

const isFixed = (part: string): boolean => part !== '*' && !part.startsWith(':');

/** Parses a path. */
export function patternOf(row: PageRow, path: string): Pattern {
  const parts = path
    .split('/')
    .slice(1)
    .map((part) => (isFixed(part) ? part.toLowerCase() : part));
  const least = parts.filter((part) => part !== '*' && !part.endsWith('?')).length;
  return { row, path, parts, least, most: parts.at(-1) === '*' ? Infinity : parts.length };
}

/** Patterns by the place of their first fixed part (0 for prefix style, 3 for suffix style) and by its word. */
const byPlace = new Map<number, Map<string, Pattern[]>>();
for (const row of pageTable) {
  for (const path of row.paths) {
    const pattern = patternOf(row, path);
    const place = pattern.parts.findIndex(isFixed);
    const words = byPlace.get(place) ?? new Map<string, Pattern[]>();
    const word = pattern.parts[place]!;
    byPlace.set(place, words.set(word, [...(words.get(word) ?? []), pattern]));
  }
}
const places = [...byPlace].sort(([a], [b]) => a - b).map(([place, words]) => [place, words] as const);

/** Matches decoded parts of an address; returns the pattern with its parameters. Paths that begin with a fixed word come first. */
export function findPattern(given: readonly string[]): { pattern: Pattern; params: Record<string, string> } | undefined {
  for (const [place, words] of places) {
    for (const pattern of words.get(given[place]?.toLowerCase() ?? '') ?? []) {
      const params = fitPattern(pattern, given);
      if (params) return { pattern, params };
    }
  }
  return undefined;
}

/** The parameters of an address that matches a pattern, its remainder as `rest`; undefined if it does not match. */
export function fitPattern({ parts, least, most }: Pattern, given: readonly string[]): Record<string, string> | undefined {
  if (given.length < least || given.length > most) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of parts.entries()) {
    const value = given[index];
    if (part === '*') {
      const rest = given.slice(index);
      if (rest.length > 0) params['rest'] = rest.join('/');
    } else if (part.startsWith(':')) {
      if (value !== undefined) params[part.replaceAll(/[:?]/g, '')] = value;
    } else if (part !== value?.toLowerCase()) return undefined;
  }
  return params;
}

/** Writes a path with these values; it ends at the first missing optional part. */
export function fillPath(path: string, values: Readonly<Record<string, string | undefined>>): string {
  const parts: string[] = [];
  for (const part of path.split('/').slice(1)) {
    if (isFixed(part)) parts.push(part);
    else if (part === '*') parts.push(...(values['rest'] ?? '').split('/').filter(Boolean).map(encodeURIComponent));
    else {
      const value = values[part.replaceAll(/[:?]/g, '')] ?? '';
      if (value === '' && part.endsWith('?')) break;
      parts.push(encodeURIComponent(value));
    }
  }
  return `/${parts.join('/')}`;
}
