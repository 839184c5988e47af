// The search over a programme: an index of words that forgives typing errors, and says how it read the question.
import MiniSearch from 'minisearch';
import { fold, type FoundWords, wordsOf } from './search-text.ts';

/** The searched texts of one session. */
export type SearchRow = {
  id: string;
  title: string;
  subtitle: string;
  people: string;
  talks: string;
  track: string;
  room: string;
  type: string;
};

/**
 * How the answer fits the question: `exact` every word as written (or as the beginning of a word),
 * `similar` every word or one like it, `any` at least one of the words.
 */
export type Fit = 'exact' | 'similar' | 'any';

/** The answer to a search: ids of sessions, best first. */
export type Found = { ids: readonly string[]; fit: Fit; words: FoundWords };

const fields = ['title', 'subtitle', 'people', 'talks', 'track', 'room', 'type'] as const;
const boost = { title: 4, people: 3, talks: 2, subtitle: 1.5, track: 1.5, room: 1.5, type: 1 };

/** Short words and numbers have too many neighbours one letter away. */
const typos =
  (share: number) =>
  (term: string): number | false =>
    term.length > 3 && !/\d/.test(term) && share;

/** From strict to lenient; the first that finds something answers. */
const attempts = [
  { fit: 'exact', combineWith: 'AND', fuzzy: false },
  { fit: 'similar', combineWith: 'AND', fuzzy: typos(0.2) },
  { fit: 'similar', combineWith: 'AND', fuzzy: typos(0.34) },
  { fit: 'any', combineWith: 'OR', fuzzy: typos(0.2) },
] as const;

/** An index that answers at once. */
export type SearchIndex = { search: (question: string) => Found };

/** Rows taken in one go before the page gets to breathe. */
const CHUNK = 100;
/** Rows taken in one go where nobody waits for a page: each pause costs a timer of 4 ms. */
export const WORKER_CHUNK = 2000;

/** Builds the index of a programme, in steps that leave the page responsive. */
export async function buildIndex(rows: readonly SearchRow[], chunkSize = CHUNK): Promise<SearchIndex> {
  const index = new MiniSearch<SearchRow>({ fields: [...fields], tokenize: wordsOf, processTerm: fold });
  await index.addAllAsync(rows, { chunkSize });
  return { search: (question) => answer(index, question) };
}

/** Characters of a question that are read: more than anybody types, and every word costs a walk through the index. */
const LONGEST_QUESTION = 200;
/** Different words of a question that are read. */
const MOST_WORDS = 16;

function answer(index: MiniSearch<SearchRow>, written: string): Found {
  const asked = [...new Set(wordsOf(written.slice(0, LONGEST_QUESTION)).map(fold))].slice(0, MOST_WORDS);
  const question = asked.join(' ');
  for (const { fit, ...options } of attempts) {
    const results = index.search(question, { ...options, prefix: true, boost });
    if (results.length > 0)
      return {
        ids: results.map(({ id }) => id as string),
        fit,
        words: { asked, answered: new Set(results.flatMap(({ terms }) => terms)) },
      };
  }
  return { ids: [], fit: 'exact', words: { asked, answered: new Set() } };
}
