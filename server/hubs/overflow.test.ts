// Which sessions are too many: the same for every server, never the latest ones, never more than there must be.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { overflowOf } from './overflow.ts';

const sessions = (...list: [string, number][]) => list.map(([uuid, createdAt]) => ({ uuid, createdAt }));

test.each([
  [[], 1, []],
  [sessions(['a', 1]), 1, []],
  [sessions(['a', 1], ['b', 2]), 1, ['a']],
  [sessions(['b', 2], ['a', 1], ['c', 3]), 2, ['a']],
  [sessions(['a', 1], ['b', 1]), 1, ['a']],
  [sessions(['a', 1], ['b', 2]), -1, ['b', 'a']],
])('of %j with %i allowed go %j', (list, amount, going) => {
  expect([...overflowOf(list, amount)]).toEqual(going);
});

test('whatever the order, the same go', () => {
  const some = fc.uniqueArray(fc.record({ uuid: fc.uuid(), createdAt: fc.nat(5) }), { selector: ({ uuid }) => uuid, maxLength: 8 });
  fc.assert(
    fc.property(some, fc.integer({ min: 1, max: 4 }), (list, amount) => {
      const going = overflowOf(list, amount);
      expect(going.size).toBe(Math.max(0, list.length - amount));
      expect(overflowOf(list.toReversed(), amount)).toEqual(going);
      const staying = list.filter(({ uuid }) => !going.has(uuid)).map(({ createdAt }) => createdAt);
      for (const { uuid, createdAt } of list) if (going.has(uuid)) expect(createdAt).toBeLessThanOrEqual(Math.min(...staying));
    }),
    { seed: 5 },
  );
});
