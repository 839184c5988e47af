// Messages come out as they went in, however the network cuts them; a client sends no more than it may.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createAllowance } from './allowance.ts';
import { createUnframe, frameOf } from './frames.ts';
import { readHandshake, readMessage } from './messages.ts';

test('cut anywhere, the messages are the same', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ text: fc.string({ unit: 'binary' }) }), { maxLength: 5 }), fc.array(fc.nat(40)), (messages, cuts) => {
      let rest = messages.map(frameOf).join('');
      const unframe = createUnframe(10_000);
      const got: string[] = [];
      for (const cut of cuts) {
        got.push(...unframe(rest.slice(0, cut))!);
        rest = rest.slice(cut);
      }
      got.push(...unframe(rest)!);
      expect(got.map((text) => JSON.parse(text) as unknown)).toEqual(messages);
    }),
    { seed: 5 },
  );
});

test('a message that never ends is refused before it fills the memory', () => {
  const unframe = createUnframe(100);
  expect(unframe('x'.repeat(100))).toEqual([]);
  expect(unframe('x')).toBeUndefined();
  expect(createUnframe(100)(`${'x'.repeat(101)}\u001e`)).toBeUndefined();
});

test('nothing that is sent makes reading it fail', () => {
  const anything = fc.oneof(
    fc.string(),
    fc.json(),
    fc.record({ type: fc.integer({ min: 0, max: 9 }), target: fc.anything() }).map((value) => JSON.stringify(value)),
  );
  fc.assert(
    fc.property(anything, (text) => {
      readHandshake(text);
      readMessage(text);
    }),
    { seed: 5 },
  );
});

test.each([
  ['{"type":6}', { type: 6 }],
  ['{"type":8,"sequenceId":1}', { type: 'unknown' }],
  ['{"type":1,"arguments":[]}', { type: 'wrong' }],
  ['{"type":1,"invocationId":"1","target":"Echo","arguments":{}}', { type: 'wrong', invocationId: '1' }],
  ['{"type":"1"}', undefined],
  ['[1]', undefined],
  ['null', undefined],
])('%s is %j', (text, message) => {
  expect(readMessage(text)).toEqual(message);
});

test('so many at once, so many each second', () => {
  const take = createAllowance(3, 2, 0);
  expect([take(0), take(0), take(0), take(0)]).toEqual([true, true, true, false]);
  expect([take(499), take(500), take(600), take(1000)]).toEqual([false, true, false, true]);
  expect([take(60_000), take(60_000), take(60_000), take(60_000)]).toEqual([true, true, true, false]);
});
