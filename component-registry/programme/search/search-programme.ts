// Runs a search: on the page for a usual programme, in a worker for a very large one, with the same results.
import { nextTask, startWorker } from '#sdk';
import { type Found, growingSearch, type SearchRow } from './search-index.ts';
import type { WorkerAnswer, WorkerQuestion } from './search-worker.ts';
// oxlint-disable-next-line import/default -- the build answers this address with a default export
import workerAddress from './search-worker.ts?worker&url';

/** A searchable programme. A partial answer is worth asking again once the search is `whole`; missing where no answer is partial. */
export type Search = { ask: (question: string) => Promise<Found>; whole?: Promise<void>; close: () => void };

/** Above this number of sessions building the index would be noticeable on a phone. */
export const WORKER_ROWS = 2000;

/** Rows that are made and sent in one step: the page stays responsive in between, and the thread begins with the first. */
const PART = 1000;
/** Rows that are indexed in one step on a page. */
const CHUNK = 100;
/** The same of rows with long texts. */
const LONG_CHUNK = 25;

/** The part of a worker used here. */
export type SearchThread = {
  postMessage: (question: WorkerQuestion) => void;
  onmessage: ((event: MessageEvent<WorkerAnswer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  terminate: () => void;
};

const startThread = (): SearchThread => startWorker(workerAddress);

/** The rows to search: how many, and each of them; a row is made when it is needed. */
type Rows = { count: number; rowAt: (index: number) => SearchRow };

/** Opens the search over so many rows. `start` makes the thread; without one the page searches itself. */
export function openSearch(count: number, rowAt: Rows['rowAt'], start: () => SearchThread = startThread): Search {
  const rows = { count, rowAt };
  if (count <= WORKER_ROWS) return onPage(rows);
  try {
    return inThread(start(), rows);
  } catch {
    // A content policy may forbid workers; slower is better than no search.
    return onPage(rows);
  }
}

/** Gives the rows in parts of so many, each in a task of its own, until there are no more or `isOver`. */
async function feed({ count, rowAt }: Rows, size: number, take: (rows: SearchRow[], isLast: boolean) => void, isOver: () => boolean) {
  let from = 0;
  do {
    const to = Math.min(from + size, count);
    take(
      Array.from({ length: to - from }, (_, index) => rowAt(from + index)),
      to === count,
    );
    from = to;
    await nextTask();
  } while (from < count && !isOver());
}

function onPage(rows: Rows): Search {
  let isClosed = false;
  const { add, ask, whole } = growingSearch(LONG_CHUNK);
  void feed(rows, CHUNK, add, () => isClosed);
  return { ask, whole, close: () => void (isClosed = true) };
}

function inThread(thread: SearchThread, rows: Rows): Search {
  const waiting = new Map<number, { question: string; answer: (found: Found | Promise<Found>) => void }>();
  let asked = 0;
  let isOver = false;
  let instead: Search | undefined;
  let wholeNow: (done?: Promise<void>) => void = () => undefined;
  const whole = new Promise<void>((done) => (wholeNow = done));
  thread.onmessage = ({ data }) => {
    if ('isWhole' in data) return wholeNow();
    waiting.get(data.number)?.answer(data.found);
    waiting.delete(data.number);
  };
  thread.onerror = (event) => {
    event.preventDefault();
    isOver = true;
    thread.terminate();
    instead ??= onPage(rows);
    wholeNow(instead.whole);
    for (const { question, answer } of waiting.values()) answer(instead.ask(question));
    waiting.clear();
  };
  void feed(
    rows,
    PART,
    (part, isLast) => thread.postMessage({ rows: part, isLast }),
    () => isOver,
  );
  return {
    whole,
    ask: (question) => {
      if (instead) return instead.ask(question);
      return new Promise((answer) => {
        asked += 1;
        waiting.set(asked, { question, answer });
        thread.postMessage({ number: asked, question });
      });
    },
    close() {
      isOver = true;
      thread.terminate();
    },
  };
}
