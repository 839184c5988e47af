// Counts views in memory and writes them into the store every few seconds, so that a visit never waits for the database.
import { RequestError } from '../http/errors.ts';
import type { Store } from '../store/store.ts';
import type { CountedView, View } from '../store/views.ts';

export type ViewCounter = {
  /** Counts one view. Throws RequestError 503 when so much waits for the database that more cannot be kept. */
  count: (view: View) => void;
  /** Writes what waits. Never rejects: what could not be written waits for the next time. */
  flush: () => Promise<void>;
  /** Writes what waits for the last time. */
  stop: () => Promise<void>;
};

/** Longest time a view is in memory alone while the database answers, ms: what a crash may lose. */
export const FLUSH_AFTER = 5000;
/** Different views that wait at most. */
export const MOST_WAITING = 20_000;

/** Creates a counter. `onProblem` receives a line when writing begins to fail, and when a server ends with views unwritten. */
export function createViewCounter(store: Pick<Store, 'addViews'>, onProblem: (line: string) => void): ViewCounter {
  let waiting = new Map<string, CountedView>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let writing: Promise<void> | undefined;
  let isFailing = false;

  const add = (view: CountedView): void => {
    const { eventId, day, kind, action, item } = view;
    const key = JSON.stringify([eventId, day, kind, action, item]);
    const known = waiting.get(key);
    if (known) known.count += view.count;
    else waiting.set(key, { ...view });
  };
  const later = (): void => {
    timer ??= setTimeout(() => {
      timer = undefined;
      void counter.flush();
    }, FLUSH_AFTER).unref();
  };
  const write = async (): Promise<void> => {
    const taken = waiting;
    if (taken.size === 0) return;
    waiting = new Map();
    try {
      await store.addViews([...taken.values()]);
      isFailing = false;
    } catch {
      if (!isFailing) onProblem('counted views could not be written; they wait in memory');
      isFailing = true;
      for (const view of taken.values()) add(view);
      later();
    }
  };
  const counter: ViewCounter = {
    count(view) {
      if (waiting.size >= MOST_WAITING) throw new RequestError(503, 'unavailable', 'Views cannot be counted for now.', undefined, 60);
      add({ ...view, count: 1 });
      later();
    },
    async flush() {
      // One after the other: the second writes what was counted meanwhile.
      await writing;
      writing = write();
      await writing;
    },
    async stop() {
      await counter.flush();
      clearTimeout(timer);
      const lost = [...waiting.values()].reduce((sum, { count }) => sum + count, 0);
      if (lost > 0) onProblem(`${lost} counted views are lost: the database did not take them before the server ended`);
    },
  };
  return counter;
}
