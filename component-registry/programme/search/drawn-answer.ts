// A search in the address, answered on the server: drawn there, and handed to the browser with the list.
import { use } from 'react';
import { askedOf, type ShortLimits } from '#sdk';
import type { Fit, Found, SearchIndex, SearchRow } from './search-index.ts';

/** A query and its answer. */
export type QuestionAnswer = { question: string; found: Found };

/** What is searched on the server, and for what. */
type Asked = { of: object | undefined; part: string; rows: () => readonly SearchRow[]; question: string; limits?: ShortLimits | undefined };

/** Indexes by the data they are made of: every page drawn with the same data uses the same one, and it goes with them. */
const indexes = new WeakMap<object, Map<string, Promise<SearchIndex>>>();

function indexOf({ of, part, rows, limits }: Asked & { of: object }): Promise<SearchIndex> {
  const parts = indexes.get(of) ?? new Map<string, Promise<SearchIndex>>();
  indexes.set(of, parts);
  const index = parts.get(part) ?? makeIndex(rows, limits);
  parts.set(part, index);
  return index;
}

const makeIndex = (rows: Asked['rows'], limits: ShortLimits | undefined): Promise<SearchIndex> =>
  limits
    ? import('./short-index.ts').then(({ buildShortIndex }) => buildShortIndex(rows(), limits))
    : import('./search-index.ts').then(({ buildIndex }) => buildIndex(rows()));

/** The answer, where there is no document; the drawing waits for the index. Undefined in a browser, which asks when it has the page. */
export function useAnswerOnServer(asked: Asked): QuestionAnswer | undefined {
  const question = askedOf(asked.question, asked.limits);
  const { of } = asked;
  if (typeof document !== 'undefined' || question === '' || !of) return undefined;
  return { question, found: use(indexOf({ ...asked, of })).search(question) };
}

/** An answer as text for `data-answer`. */
export const writeAnswer = ({ question, found: { ids, fit, words } }: QuestionAnswer): string =>
  JSON.stringify([question, ids, fit, words.asked, [...words.answered]]);

/** The answer that the server drew the list with, from the element of that id; undefined for another query. */
export function readAnswer(id: string, asked: string): QuestionAnswer | undefined {
  const text = typeof document === 'undefined' ? undefined : document.getElementById(id)?.dataset['answer'];
  if (text === undefined) return undefined;
  const [question, ids, fit, words, answered] = JSON.parse(text) as [string, string[], Fit, string[], string[]];
  return question === asked ? { question, found: { ids, fit, words: { asked: words, answered: new Set(answered) } } } : undefined;
}
