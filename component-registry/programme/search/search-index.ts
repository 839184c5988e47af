// The search over a programme: an index of words that tolerates typing errors, and states how it matched the query.
import MiniSearch, { type Query } from 'minisearch';
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
  /** HTML of an abstract, or of what a session says of itself. */
  html?: string;
};

/**
 * How the results match the query: `exact` every word as written (or as the beginning of a word),
 * `similar` every word or one like it, `any` at least one of the words.
 */
export type Fit = 'exact' | 'similar' | 'any';

/** The result of a search: ids of sessions, best first; `isPartial`: long texts were not searched yet. */
export type Found = { ids: readonly string[]; fit: Fit; words: FoundWords; isPartial?: true };

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

/** Words up to this length have too many neighbours two letters away: `cadus` is not `cards`, and `climate` is not `climbing`. */
const ONE_TYPO = 8;

/** Short words and numbers have too many neighbours one letter away. A share counts letters of the word, 1 is one letter. */
const typos =
  (share: number) =>
  (term: string): number | false =>
    term.length > 3 && !/\d/.test(term) && (term.length <= ONE_TYPO ? 1 : share);

/** From strict to lenient; the first attempt with results counts. */
const attempts = [
  { fit: 'exact', combineWith: 'AND', fuzzy: false },
  { fit: 'similar', combineWith: 'AND', fuzzy: typos(0.2) },
  { fit: 'similar', combineWith: 'AND', fuzzy: typos(0.34) },
  { fit: 'any', combineWith: 'OR', fuzzy: typos(0.2) },
] as const;

/** A short word with two neighbours in the other order: to whoever types that is one mistake, to an index two. */
const swapsOf = (word: string): string[] =>
  typos(0)(word) === 1
    ? Array.from(word.slice(1), (_, at) => word.slice(0, at) + word[at + 1]! + word[at]! + word.slice(at + 2)).filter((one) => one !== word)
    : [];

/** An index that answers synchronously. */
export type SearchIndex = { search: (question: string) => Found };

/** Rows indexed in one step on a page, which stays responsive in between. */
const CHUNK = 100;

/** Nothing for an empty field: the index passes over it. */
const extractField = (row: SearchRow, field: string): string => {
  const text = row[field as keyof SearchRow] || undefined;
  return (field === 'html' && text !== undefined ? wordsOfHtml(text) : text) as string;
};

/** An index that is empty, and to which rows are added. */
const emptyIndex = (of: readonly string[] = fields): MiniSearch<SearchRow> =>
  new MiniSearch<SearchRow>({ fields: [...of], tokenize: splitWords, processTerm: fold, extractField });

/** Builds the index of a programme, in steps that keep the page responsive. */
export async function buildIndex(rows: readonly SearchRow[]): Promise<SearchIndex> {
  const index = emptyIndex();
  await index.addAllAsync(rows, { chunkSize: CHUNK });
  return { search: (question) => answer(index, question) };
}

/**
 * A search that is asked while it grows: rows come in parts, the last one marked. Long texts take ten times as long as all other fields: they
 * are indexed afterwards, so many rows (`chunkSize`) in one step, between which questions are answered. Until then an exact answer from the other fields counts, and says that it is partial; any other waits.
 */
export function growingSearch(chunkSize: number): {
  add: (rows: readonly SearchRow[], isLast: boolean) => void;
  ask: (question: string) => Promise<Found>;
  /** Fulfilled when everything is indexed. */
  whole: Promise<void>;
} {
  const texts: SearchRow[] = [];
  let index = emptyIndex(fields.filter((field) => field !== 'html'));
  let isWhole = false;
  let startAnswering = (): void => undefined;
  const begun = new Promise<void>((done) => (startAnswering = done));
  const whole = begun.then(async () => {
    if (texts.some(({ html = '' }) => html !== '')) {
      const all = emptyIndex();
      await all.addAllAsync(texts, { chunkSize });
      index = all;
    }
    texts.length = 0;
    isWhole = true;
  });
  return {
    whole,
    add(rows, isLast) {
      index.addAll(rows);
      texts.push(...rows);
      if (isLast) startAnswering();
    },
    async ask(question) {
      await begun;
      const found = answer(index, question);
      if (isWhole) return found;
      if (found.fit === 'exact' && found.ids.length > 0) return { ...found, isPartial: true };
      await whole;
      return answer(index, question);
    },
  };
}

/** Most characters of a query: every word costs a walk through the index. */
const LONGEST_QUESTION = 200;
/** Most different words of a query. */
const MOST_WORDS = 16;

function answer(index: MiniSearch<SearchRow>, written: string): Found {
  const asked = [...new Set(splitWords(written.slice(0, LONGEST_QUESTION)).map(fold))].slice(0, MOST_WORDS);
  for (const { fit, ...options } of attempts) {
    const queries = asked.map((word): Query => {
      const swaps = fit === 'exact' ? [] : swapsOf(word);
      return swaps.length === 0
        ? word
        : { combineWith: 'OR', queries: [word, ...swaps.map((swap): Query => ({ queries: [swap], fuzzy: false, prefix: false }))] };
    });
    const results = index.search({ queries }, { ...options, prefix: true, boost });
    if (results.length > 0)
      return {
        ids: results.map(({ id }) => id as string),
        fit,
        words: { asked, answered: new Set(results.flatMap(({ terms }) => terms)) },
      };
  }
  return { ids: [], fit: 'exact', words: { asked, answered: new Set() } };
}
