// The search of a very large programme in a thread of its own; speaks `WorkerQuestion` and `WorkerAnswer`.
import { buildIndex, type Found, type SearchIndex, type SearchRow, WORKER_CHUNK } from './search-index.ts';

/** First the rows, then questions; each question carries a number that its answer repeats. */
export type WorkerQuestion = { rows: readonly SearchRow[] } | { number: number; question: string };
export type WorkerAnswer = { number: number; found: Found };

/** What a worker of the browser and a stand-in in tests have in common. */
type Port = { postMessage: (answer: WorkerAnswer) => void; onmessage: ((event: MessageEvent<WorkerQuestion>) => void) | null };

/** Answers on a port: the worker's own, or one of a test. */
export function answerOn(port: Port): void {
  let index: Promise<SearchIndex> | undefined;
  port.onmessage = ({ data }) => {
    if ('rows' in data) index = buildIndex(data.rows, WORKER_CHUNK);
    else void index?.then(({ search }) => port.postMessage({ number: data.number, found: search(data.question) }));
  };
}

if (typeof document === 'undefined') answerOn(globalThis);
