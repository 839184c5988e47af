// Scroll positions of history entries, stored for the tab, so that a reload and the way back restore them.
import { parseJson } from '../../base/parse-json.ts';
import { recall, remember } from '../../session/use-remembered.ts';

const KEY = 'scroll';
/** Most entries. */
const MOST = 50;

export type ScrollMemory = {
  /** Distance from the top (px) at which an entry was left; undefined for an unknown one. */
  at: (key: string) => number | undefined;
  record: (key: string, top: number) => void;
  /** Stores all positions, before the page ends. */
  keep: () => void;
};

/** Reads the tab's record; a damaged one counts as none. */
export function createScrollMemory(): ScrollMemory {
  const tops = new Map(read());
  return {
    at: (key) => tops.get(key),
    record(key, top) {
      // The most recent entry is dropped last.
      tops.delete(key);
      tops.set(key, Math.round(top));
    },
    keep: () => remember(KEY, JSON.stringify([...tops].slice(-MOST)), 'session'),
  };
}

function read(): [string, number][] {
  const written = parseJson(recall(KEY, 'session'));
  return Array.isArray(written) ? written.filter(isEntry) : [];
}

const isEntry = (entry: unknown): entry is [string, number] =>
  Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';
