// How many begun sign-ins of one network are kept: beyond the limit the oldest are deleted, so that begun sign-ins cannot fill a database.
import { LRUCache } from 'lru-cache';
import type { CallSource } from '../http/network-of.ts';

/** Rows of one network: as many as a full hall begins before the oldest of them is finished or expired. */
export const MOST_BEGUN = 2_000;
/** Rows of a source that everybody may share (an untrusted proxy). */
const MOST_SHARED = 20_000;
/** Networks that are remembered; those of the network that has been quiet longest are left to time. */
const MOST_NETWORKS = 10_000;

export type Begun = {
  /** Records a row of a network; returns the keys of those to delete. */
  note: (source: CallSource, key: string) => readonly string[];
};

/** The begun sign-ins of one process. `most`: of one network. */
export function createBegun(most = MOST_BEGUN): Begun {
  const kept = new LRUCache<string, string[]>({ max: MOST_NETWORKS });
  return {
    note({ key: network, isShared }, key) {
      const keys = kept.get(network) ?? [];
      keys.push(key);
      kept.set(network, keys);
      return keys.splice(0, keys.length - (isShared ? MOST_SHARED : most));
    },
  };
}
