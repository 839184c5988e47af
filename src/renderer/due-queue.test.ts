// The queue of next changes gives them back in order of their instants.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createDueQueue } from './due-queue.ts';

test('whatever order they come in, they leave by instant, and none before its time', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 1000 })), fc.integer({ min: 0, max: 1000 }), (instants, now) => {
      const queue = createDueQueue();
      instants.forEach((at, index) => queue.add(String(index), at));
      expect(queue.size()).toBe(instants.length);
      expect(queue.next()).toBe(instants.length ? Math.min(...instants) : null);
      const taken: number[] = [];
      for (let one = queue.take(now); one; one = queue.take(now)) taken.push(one.at);
      expect(taken).toEqual(instants.filter((at) => at <= now).sort((a, b) => a - b));
      expect(queue.size()).toBe(instants.length - taken.length);
    }),
    { seed: 7, numRuns: 300 },
  );
});
