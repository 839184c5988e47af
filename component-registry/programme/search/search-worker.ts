// The search of a very large programme in a thread; receives `WorkerQuestion` and sends `WorkerAnswer`.
import { buildIndex, type Found, type SearchIndex, type SearchRow, WORKER_CHUNK } from './search-index.ts';

/** First the rows, then queries; each query has a number that its answer repeats. */
export type WorkerQuestion = { rows: readonly SearchRow[] } | { number: number; question: string };
export type WorkerAnswer = { number: number; found: Found };

/** The common part of a browser's worker and a stand-in for tests. */
type Port = { postMessage: (answer: WorkerAnswer) => void; onmessage: ((event: MessageEvent<WorkerQuestion>) => void) | null };

/** Answers on a port: the worker's own, or a test's. */
export function answerOn(port: Port): void {
  let index: Promise<SearchIndex> | undefined;
  port.onmessage = ({ data }) => {
    if ('rows' in data) index = buildIndex(data.rows, WORKER_CHUNK);
    else void index?.then(({ search }) => port.postMessage({ number: data.number, found: search(data.question) }));
  };
}

if (typeof document === 'undefined') answerOn(globalThis);
