// The index of a search; loaded with the first question. What is written as asked is found at once; only where nothing is, Fuse forgives errors.
import Fuse from 'fuse.js';

/** What is searched of a row, by field. */
export type Searched = Readonly<Record<string, string | readonly string[]>>;

/** Limits of B §5 for exhibitors and products. */
const THRESHOLD = 0.3;
const LONGEST_PATTERN = 32;

/** Places of the rows that a question finds, best first. */
export type FuseIndex = (question: string) => number[];

const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
const wordsOf = (text: string): string[] => folded(text).split(/\s+/u).filter(Boolean);

/** Indexes all fields of all rows; the first field counts most. */
export function createIndex(rows: readonly Searched[]): FuseIndex {
  const texts = rows.map((row) => Object.values(row).map((value) => folded(typeof value === 'string' ? value : value.join(' '))));
  const lines = texts.map((fields) => fields.join('\n'));
  // Five thousand rows share a few thousand words: these alone are compared, not every row.
  const places = new Map<string, Set<number>>();
  for (const [place, line] of lines.entries())
    for (const word of new Set(wordsOf(line))) {
      const known = places.get(word);
      if (known) known.add(place);
      else places.set(word, new Set([place]));
    }
  const fuse = new Fuse([...places.keys()], { threshold: THRESHOLD, includeScore: true });
  return (question) => {
    const asked = folded(question.trim().slice(0, LONGEST_PATTERN));
    const words = wordsOf(asked);
    if (words.length === 0) return [];
    const found = lines.flatMap((line, place) => (words.every((word) => line.includes(word)) ? [place] : []));
    return found.length > 0 ? byFirstField(found, texts, asked) : similar(words, places, fuse);
  };
}

/** Names that begin with what was asked, then names that hold it, then the others as they came. */
function byFirstField(found: readonly number[], texts: readonly (readonly string[])[], asked: string): number[] {
  const rank = (place: number): number => {
    const name = texts[place]?.[0] ?? '';
    return name.startsWith(asked) ? 0 : name.includes(asked) ? 1 : 2;
  };
  return found.toSorted((a, b) => rank(a) - rank(b));
}

/** Rows with a word similar to each word asked, the most similar first. */
function similar(words: readonly string[], places: ReadonlyMap<string, ReadonlySet<number>>, fuse: Fuse<string>): number[] {
  let scores: Map<number, number> | undefined;
  for (const word of words) {
    const own = new Map<number, number>();
    for (const { item, score = 0 } of fuse.search(word))
      for (const place of places.get(item) ?? []) own.set(place, Math.min(own.get(place) ?? 1, score));
    const before = scores;
    scores = before ? new Map([...own].flatMap(([place, score]) => (before.has(place) ? [[place, score + before.get(place)!]] : []))) : own;
  }
  return [...(scores ?? [])].toSorted(([, a], [, b]) => a - b).map(([place]) => place);
}
