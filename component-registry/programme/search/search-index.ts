// The search over a programme: an index of words that tolerates typing errors, and states how it matched the query.
import MiniSearch from 'minisearch';
import { fold, type FoundWords, splitWords } from './search-text.ts';
import { wordsOfHtml } from './snippet.ts';

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
  company?: string;
  tags?: string;
  numbers?: string;
  /** HTML of an abstract. */
  html?: string;
};

/**
 * How the results match the query: `exact` every word as written (or as the beginning of a word),
 * `similar` every word or one like it, `any` at least one of the words.
 */
export type Fit = 'exact' | 'similar' | 'any';

/** The result of a search: ids of sessions, best first. */
export type Found = { ids: readonly string[]; fit: Fit; words: FoundWords };

const fields = ['title', 'subtitle', 'people', 'talks', 'track', 'room', 'type', 'company', 'tags', 'numbers', 'html'] as const;
const boost = {
  title: 4,
  people: 3,
  talks: 2,
  subtitle: 1.5,
  track: 1.5,
  room: 1.5,
  type: 1,
  company: 1.5,
  tags: 1.5,
  numbers: 1,
  html: 0.5,
};

/** Short words and numbers have too many neighbours one letter away. */
const typos =
  (share: number) =>
  (term: string): number | false =>
    term.length > 3 && !/\d/.test(term) && share;

/** From strict to lenient; the first attempt with results counts. */
const attempts = [
  { fit: 'exact', combineWith: 'AND', fuzzy: false },
  { fit: 'similar', combineWith: 'AND', fuzzy: typos(0.2) },
  { fit: 'similar', combineWith: 'AND', fuzzy: typos(0.34) },
  { fit: 'any', combineWith: 'OR', fuzzy: typos(0.2) },
] as const;

/** An index that answers synchronously. */
export type SearchIndex = { search: (question: string) => Found };

/** Rows indexed in one step on a page, which stays responsive in between. */
const CHUNK = 100;
/** Rows indexed in one step in a worker: each pause costs a timer of 4 ms. */
export const WORKER_CHUNK = 2000;

const extractField = (row: SearchRow, field: string): string => {
  const text = row[field as keyof SearchRow] ?? '';
  return field === 'html' && text !== '' ? wordsOfHtml(text) : text;
};

/** Builds the index of a programme, in steps that keep the page responsive. */
export async function buildIndex(rows: readonly SearchRow[], chunkSize = CHUNK): Promise<SearchIndex> {
  const index = new MiniSearch<SearchRow>({ fields: [...fields], tokenize: splitWords, processTerm: fold, extractField });
  await index.addAllAsync(rows, { chunkSize });
  return { search: (question) => answer(index, question) };
}

/** Most characters of a query: every word costs a walk through the index. */
const LONGEST_QUESTION = 200;
/** Most different words of a query. */
const MOST_WORDS = 16;

function answer(index: MiniSearch<SearchRow>, written: string): Found {
  const asked = [...new Set(splitWords(written.slice(0, LONGEST_QUESTION)).map(fold))].slice(0, MOST_WORDS);
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
