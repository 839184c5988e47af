// Keeps the answers that were requested last, up to a number of bytes.
import { LRUCache } from 'lru-cache';
import type { Answer } from './answer.ts';

export type AnswerCache = {
  /** The answer of this key, created and cached if missing. An error of `make` is thrown and nothing is kept. */
  get: (key: string, make: () => Answer) => Answer;
  find: (key: string) => Answer | undefined;
  keep: (key: string, answer: Answer) => void;
};

/** Compressed forms come on top of the plain bytes; programme JSON becomes about a sixth in each of the two. */
const weight = (answer: Answer): number => Math.ceil(answer.bytes.length * 1.5) + 512;

/** A cache of `limit` bytes; the least recently used answer is evicted first. An answer larger than a quarter of it is not cached. */
export function createAnswerCache(limit: number): AnswerCache {
  const answers = new LRUCache<string, Answer>({ maxSize: limit, maxEntrySize: Math.floor(limit / 4), sizeCalculation: weight });
  return {
    find: (key) => answers.get(key),
    keep: (key, answer) => void answers.set(key, answer),
    get(key, make) {
      const found = answers.get(key);
      if (found) return found;
      const answer = make();
      answers.set(key, answer);
      return answer;
    },
  };
}
