// The queue of next changes returns them in order of their instants.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createDueQueue } from './due-queue.ts';

test('entries leave by instant, whatever their order of arrival, and none before its time', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 1000 })), fc.integer({ min: 0, max: 1000 }), (instants, now) => {
      const all = instants.map((at, index) => ({ id: String(index), at }));
      const queue = createDueQueue(all.slice(0, instants.length / 2));
      for (const one of all.slice(instants.length / 2)) queue.add(one);
      expect(queue.next()).toBe(instants.length ? Math.min(...instants) : null);
      const taken = queue.take(now).map((id) => instants[Number(id)]);
      expect(taken).toEqual(instants.filter((at) => at <= now).sort((a, b) => a - b));
      const later = instants.filter((at) => at > now);
      expect(queue.next()).toBe(later.length ? Math.min(...later) : null);
    }),
    { seed: 7, numRuns: 300 },
  );
});
