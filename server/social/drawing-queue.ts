// Pictures are drawn one after the other, each once for all who ask for it, and kept.
import type { AnswerCache } from '../answers/answer-cache.ts';
import type { Answer } from '../answers/answer.ts';
import { RequestError } from '../http/errors.ts';

/** Pictures that may wait to be drawn; whoever asks for another one then asks again. */
export const MOST_WAITING = 40;

/** Gives the picture of a key, drawn by `draw` where it is not kept. Throws RequestError (503) when too many wait. */
export type DrawingQueue = (key: string, draw: () => Promise<Answer>) => Promise<Answer>;

/** Creates the queue in front of a cache. */
export function createDrawingQueue(cache: AnswerCache): DrawingQueue {
  let last: Promise<unknown> = Promise.resolve();
  const running = new Map<string, Promise<Answer>>();
  return async (key, draw) => {
    const kept = cache.find(key);
    if (kept) return kept;
    const begun = running.get(key);
    if (begun) return begun;
    if (running.size >= MOST_WAITING) throw new RequestError(503, 'busy', 'Too many pictures are being drawn: ask again in a minute.');
    const picture = last.then(async () => {
      try {
        const answer = await draw();
        cache.keep(key, answer);
        return answer;
      } finally {
        running.delete(key);
      }
    });
    running.set(key, picture);
    // A picture that fails holds up no other.
    last = picture.catch(() => undefined);
    return picture;
  };
}
