// Where each entry of the history was scrolled to; kept for the tab, so that a reload and the way back find their place.
import { recall, remember } from '../../session/use-remembered.ts';

const KEY = 'scroll';
/** More entries nobody goes back through. */
const MOST = 50;

export type ScrollMemory = {
  /** Distance from the top (px) at which an entry was left; undefined for one never seen. */
  at: (key: string) => number | undefined;
  record: (key: string, top: number) => void;
  /** Writes everything down, before the page goes. */
  keep: () => void;
};

/** Reads what the tab remembers; a damaged note is none. */
export function createScrollMemory(): ScrollMemory {
  const tops = new Map(read());
  return {
    at: (key) => tops.get(key),
    record(key, top) {
      // The last one seen is the last one forgotten.
      tops.delete(key);
      tops.set(key, Math.round(top));
    },
    keep: () => remember(KEY, JSON.stringify([...tops].slice(-MOST)), 'session'),
  };
}

function read(): [string, number][] {
  try {
    const written: unknown = JSON.parse(recall(KEY, 'session') || '[]');
    return Array.isArray(written) ? written.filter(isEntry) : [];
  } catch {
    return [];
  }
}

const isEntry = (entry: unknown): entry is [string, number] =>
  Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';
