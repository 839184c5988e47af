// The search of a very large programme in a thread; receives `WorkerQuestion` and sends `WorkerAnswer`.
import { type Found, growingSearch, type SearchRow } from './search-index.ts';

/** The rows in parts, the last one marked, and queries at any time; each query has a number that its answer repeats. */
export type WorkerQuestion = { rows: readonly SearchRow[]; isLast: boolean } | { number: number; question: string };
/** Answers, and once that everything is indexed. */
export type WorkerAnswer = { number: number; found: Found } | { isWhole: true };

/** The common part of a browser's worker and a stand-in for tests. */
type Port = { postMessage: (answer: WorkerAnswer) => void; onmessage: ((event: MessageEvent<WorkerQuestion>) => void) | null };

/** Rows with long texts that are indexed in one step: each pause costs a timer of 4 ms. */
const LONG_CHUNK = 250;

/** Answers on a port: the worker's own, or a test's. */
export function answerOn(port: Port): void {
  const { add, ask, whole } = growingSearch(LONG_CHUNK);
  void whole.then(() => port.postMessage({ isWhole: true }));
  port.onmessage = ({ data }) => {
    if ('rows' in data) add(data.rows, data.isLast);
    else void ask(data.question).then((found) => port.postMessage({ number: data.number, found }));
  };
}

if (typeof document === 'undefined') answerOn(globalThis);
