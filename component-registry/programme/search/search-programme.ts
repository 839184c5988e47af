// Runs a search: on the page for a usual programme, in a worker for a very large one, with the same results.
import { startWorker } from '#sdk';
import { buildIndex, type Found, type SearchRow } from './search-index.ts';
import type { WorkerAnswer, WorkerQuestion } from './search-worker.ts';
// oxlint-disable-next-line import/default -- the build answers this address with a default export
import workerAddress from './search-worker.ts?worker&url';

/** A searchable programme. */
export type Search = { ask: (question: string) => Promise<Found>; close: () => void };

/** Above this number of sessions building the index would be noticeable on a phone. */
export const WORKER_ROWS = 2000;

/** The part of a worker used here. */
export type SearchThread = {
  postMessage: (question: WorkerQuestion) => void;
  onmessage: ((event: MessageEvent<WorkerAnswer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  terminate: () => void;
};

const startThread = (): SearchThread => startWorker(workerAddress);

/** Opens the search over these rows. `start` makes the thread; without one the page searches itself. */
export function openSearch(rows: readonly SearchRow[], start: () => SearchThread = startThread): Search {
  const here = (): Search => {
    const index = buildIndex(rows);
    return { ask: async (question) => (await index).search(question), close: () => undefined };
  };
  if (rows.length <= WORKER_ROWS) return here();
  try {
    return inThread(start(), rows, here);
  } catch {
    // A content policy may forbid workers; slower is better than no search.
    return here();
  }
}

function inThread(thread: SearchThread, rows: readonly SearchRow[], here: () => Search): Search {
  const waiting = new Map<number, { question: string; answer: (found: Found | Promise<Found>) => void }>();
  let asked = 0;
  let instead: Search | undefined;
  thread.onmessage = ({ data }) => {
    waiting.get(data.number)?.answer(data.found);
    waiting.delete(data.number);
  };
  thread.onerror = (event) => {
    event.preventDefault();
    thread.terminate();
    instead ??= here();
    for (const { question, answer } of waiting.values()) answer(instead.ask(question));
    waiting.clear();
  };
  thread.postMessage({ rows });
  return {
    ask: (question) => {
      if (instead) return instead.ask(question);
      return new Promise((answer) => {
        asked += 1;
        waiting.set(asked, { question, answer });
        thread.postMessage({ number: asked, question });
      });
    },
    close: () => thread.terminate(),
  };
}
