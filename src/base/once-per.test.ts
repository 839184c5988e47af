import { expect, test, vi } from 'vitest';
import { oncePer } from './once-per.ts';

test('a thing is worked out once, undefined included; each thing by itself', () => {
  const make = vi.fn(({ name }: { name: string }) => (name === 'none' ? undefined : name.length));
  const length = oncePer(make);
  const [one, none] = [{ name: 'seven' }, { name: 'none' }];
  expect([length(one), length(none), length(one), length(none), length({ name: 'seven' })]).toEqual([5, undefined, 5, undefined, 5]);
  expect(make).toHaveBeenCalledTimes(3);
});

test('an error is not kept', () => {
  let isReady = false;
  const read = oncePer(() => {
    if (!isReady) throw new Error('not yet');
    return 'read';
  });
  const thing = {};
  expect(() => read(thing)).toThrow('not yet');
  isReady = true;
  expect(read(thing)).toBe('read');
});
