// The index of a search; loaded with the first question. What is written as asked is found at once; only where nothing is, Fuse forgives errors.
import Fuse from 'fuse.js';
import { type ShortLimits, searchOf } from './fuzzy-limits.ts';
import { lettersOf, LONGEST_WORD, mayHold, nearnessTo } from './near-words.ts';

/** What is searched of a row, by field. */
export type Searched = Readonly<Record<string, string | readonly string[]>>;

/**
 * What a question finds: places of the rows, best first; whether they have it as written; and the words in them that answer it, folded
 * and as they stand between blanks.
 */
export type FuseAnswer = { places: readonly number[]; isWritten: boolean; words: ReadonlySet<string> };

/** Asks an index; a question shorter than its limits finds nothing. */
export type FuseIndex = (question: string) => FuseAnswer;

const nothing: FuseAnswer = { places: [], isWritten: true, words: new Set() };

const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
const wordsOf = (text: string): string[] => folded(text).split(/\s+/u).filter(Boolean);

/** Indexes all fields of all rows; the first field counts most. Within a threshold of 0 only what is written is found. */
export function createIndex(rows: readonly Searched[], limits: ShortLimits = searchOf.exhibitors): FuseIndex {
  const names: string[] = [];
  // Five thousand rows share a few thousand words: these alone are compared, not every row.
  const places = new Map<string, number[]>();
  for (const [place, row] of rows.entries()) {
    const fields = Object.values(row).map((value) => folded(typeof value === 'string' ? value : value.join(' ')));
    names.push(fields[0] ?? '');
    for (const word of new Set(wordsOf(fields.join('\n')))) {
      const known = places.get(word);
      if (known) known.push(place);
      else places.set(word, [place]);
    }
  }
  const words = [...places.keys()];
  const similarTo = similarWords(words, limits.threshold);
  return (question) => {
    const asked = folded(question.trim().slice(0, limits.patternLength));
    const askedWords = wordsOf(asked);
    if (askedWords.length === 0 || question.trim().length < limits.from) return nothing;
    const answering = new Set<string>();
    const found = written(askedWords, words, places, rows.length, answering);
    if (found.length === 0 && limits.threshold > 0) return similar(askedWords, places, similarTo);
    return { places: byFirstField(found, names, asked), isWritten: true, words: answering };
  };
}

/** Rows that hold every word asked, as they came; words that hold one of them are added to `answering`. */
function written(
  asked: readonly string[],
  words: readonly string[],
  places: ReadonlyMap<string, readonly number[]>,
  count: number,
  answering: Set<string>,
): number[] {
  // How many of the words asked a row holds, counted only while it holds all before.
  const held = new Uint8Array(count);
  for (const [at, word] of asked.entries())
    for (const one of words) {
      if (!one.includes(word)) continue;
      answering.add(one);
      for (const place of places.get(one)!) if (held[place] === at) held[place] = at + 1;
    }
  const found: number[] = [];
  for (let place = 0; place < count; place += 1) if (held[place] === asked.length) found.push(place);
  return found;
}

/** Names that begin with what was asked, then names that hold it, then the others as they came. */
function byFirstField(found: readonly number[], names: readonly string[], asked: string): number[] {
  const ranks: [number[], number[], number[]] = [[], [], []];
  for (const place of found) {
    const name = names[place]!;
    ranks[name.startsWith(asked) ? 0 : name.includes(asked) ? 1 : 2].push(place);
  }
  return ranks.flat();
}

/** Rows with a word similar to each word asked, the most similar first. */
function similar(words: readonly string[], places: ReadonlyMap<string, readonly number[]>, similarTo: SimilarWords): FuseAnswer {
  const answering = new Set<string>();
  let scores: Map<number, number> | undefined;
  for (const word of words) {
    const own = new Map<number, number>();
    for (const { item, score = 0 } of similarTo(word)) {
      answering.add(item);
      for (const place of places.get(item) ?? []) own.set(place, Math.min(own.get(place) ?? 1, score));
    }
    const before = scores;
    scores = before ? new Map([...own].flatMap(([place, score]) => (before.has(place) ? [[place, score + before.get(place)!]] : []))) : own;
  }
  const found = scores ?? new Map<number, number>();
  const inFound = [...answering].filter((word) => places.get(word)!.some((place) => found.has(place)));
  return {
    places: [...found].toSorted(([, a], [, b]) => a - b).map(([place]) => place),
    isWritten: false,
    words: new Set(inFound),
  };
}

/** What is found of some words, the best first. */
export type SimilarWords = (word: string) => { item: string; score?: number }[];

/** What Fuse finds among some words. It is given only those it can find: comparing all of them takes it ten times as long. */
export function similarWords(words: readonly string[], threshold: number): SimilarWords {
  const options = { threshold, includeScore: true };
  const all = new Fuse(words, options);
  const { records } = all.getIndex().toJSON();
  const positions = new Int32Array(65_536);
  const letters = Int32Array.from(words, lettersOf);
  return (word) => {
    // A letter of some scripts becomes several without its marks; Fuse itself divides what is longer.
    if (word.length > LONGEST_WORD) return all.search(word);
    const errors = Math.floor(threshold * word.length + 1e-9);
    const asked = lettersOf(word);
    const isNear = nearnessTo(word, errors, positions);
    const near = records.filter((_, at) => mayHold(asked, letters[at]!, errors) && isNear(words[at]!));
    const index = Fuse.parseIndex<string>({ keys: [], records: near });
    return new Fuse(words, options, index).search(word);
  };
}
