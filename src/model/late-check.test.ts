import { expect, test, vi } from 'vitest';
import type { Check } from './check.ts';
import { lateCheck } from './late-check.ts';

const isText: Check = Object.assign((value: unknown) => typeof value === 'string', {
  errors: [{ keyword: 'type', instancePath: '', params: {}, message: 'must be string' }],
});
const defaults = [{ keys: { size: { standing: 3, inside: undefined } } }];

test('a check that is not loaded fills in the defaults of what is known to fit, and judges nothing', () => {
  const check = lateCheck(defaults, () => Promise.reject(new Error('not asked')));
  expect(check.withDefaults({ name: 'A' })).toEqual({ name: 'A', size: 3 });
  expect(check.isLoaded).toBe(false);
  expect(() => check('A')).toThrow('has not been loaded');
  expect(() => check.read?.('A')).toThrow('has not been loaded');
});

test('it is loaded once, and then judges as the one that was loaded', async () => {
  const load = vi.fn(async () => ({ default: isText }));
  const check = lateCheck([], load);
  await Promise.all([check.load(), check.load()]);
  expect(load).toHaveBeenCalledTimes(1);
  expect(check.isLoaded).toBe(true);
  expect(check('A')).toBe(true);
  expect(check(1)).toBe(false);
  expect(check.errors?.[0]?.message).toBe('must be string');
  expect([check.read?.('A'), check.read?.(1)]).toEqual(['A', undefined]);
});

test('code that did not arrive is asked for again', async () => {
  const load = vi.fn(async () => ({ default: isText })).mockRejectedValueOnce(new Error('away'));
  const check = lateCheck([], load);
  await expect(check.load()).rejects.toThrow('away');
  expect(check.isLoaded).toBe(false);
  await check.load();
  expect(check('A')).toBe(true);
});
