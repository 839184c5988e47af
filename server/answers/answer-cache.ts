// Keeps the answers that were asked for last, up to a number of bytes.
import type { Answer } from './answer.ts';

export type AnswerCache = {
  /** The answer of this key, made and kept when it is not there. An error of `make` is thrown and nothing is kept. */
  get: (key: string, make: () => Answer) => Answer;
  find: (key: string) => Answer | undefined;
  keep: (key: string, answer: Answer) => void;
};

/** Compressed forms come on top of the plain bytes; programme JSON becomes about a sixth in each of the two. */
const weight = (answer: Answer): number => answer.bytes.length * 1.5 + 512;

/** A cache of `limit` bytes; what was asked for longest ago goes first. An answer larger than a quarter of it is not kept. */
export function createAnswerCache(limit: number): AnswerCache {
  const answers = new Map<string, Answer>();
  let size = 0;
  const find = (key: string): Answer | undefined => {
    const answer = answers.get(key);
    if (!answer) return undefined;
    answers.delete(key);
    answers.set(key, answer);
    return answer;
  };
  const drop = (key: string): void => {
    const answer = answers.get(key);
    if (!answer) return;
    answers.delete(key);
    size -= weight(answer);
  };
  const keep = (key: string, answer: Answer): void => {
    drop(key);
    if (weight(answer) > limit / 4) return;
    answers.set(key, answer);
    size += weight(answer);
    for (const oldest of answers.keys()) {
      if (size <= limit) break;
      drop(oldest);
    }
  };
  return {
    find,
    keep,
    get(key, make) {
      const found = find(key);
      if (found) return found;
      const answer = make();
      keep(key, answer);
      return answer;
    },
  };
}
