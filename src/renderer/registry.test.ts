// Code of components: loaded once, shared, retried after a failure, with a timeout.
import { afterEach, expect, test, vi } from 'vitest';
import { lateCheck } from '../model/late-check.ts';
import { type ComponentCode, createRegistry, isComplete } from './registry.ts';

const code: ComponentCode = { View: () => null, check: () => true, migrations: [] };
afterEach(() => vi.useRealTimers());

test('a load is shared, a failed one can be retried', async () => {
  let fails = true;
  const loader = vi.fn(async () => {
    if (fails) throw new TypeError('no chunk');
    return code;
  });
  const entry = createRegistry({ 'a/b': loader }).find('a/b')!;
  await Promise.all([entry.load(), entry.load()]);
  expect(loader).toHaveBeenCalledTimes(1);
  expect([entry.code, entry.failed]).toEqual([undefined, expect.any(TypeError)]);
  fails = false;
  await entry.load();
  expect([entry.code, entry.failed]).toEqual([code, undefined]);
});

test('a loader that throws at once, or rejects with nothing, has failed like any other', async () => {
  const registry = createRegistry({
    throws: () => {
      throw new Error('at once');
    },
    // oxlint-disable-next-line prefer-promise-reject-errors -- as foreign code may
    nothing: () => Promise.reject(undefined),
  });
  for (const name of registry.names) {
    await registry.find(name)!.load();
    expect(registry.find(name)!.failed, name).toBeInstanceOf(Error);
  }
});

test('a load fails after twenty seconds; late code is still accepted', async () => {
  vi.useFakeTimers();
  let arrive: (code: ComponentCode) => void = () => {};
  const entry = createRegistry({ 'a/b': () => new Promise<ComponentCode>((done) => (arrive = done)) }).find('a/b')!;
  const load = entry.load();
  await vi.advanceTimersByTimeAsync(19_999);
  expect(entry.failed).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  await load;
  expect(entry.failed).toBeInstanceOf(Error);
  arrive(code);
  await vi.advanceTimersByTimeAsync(0);
  expect([entry.code, entry.failed]).toEqual([code, undefined]);
});

test('a component comes without its check where its props have been checked, and with it otherwise', async () => {
  const loadCheck = vi.fn(async () => ({ default: () => true })).mockRejectedValueOnce(new TypeError('no chunk'));
  const entry = createRegistry({ 'a/b': async () => ({ ...code, check: lateCheck([], loadCheck) }) }).find('a/b')!;
  await entry.loadView();
  expect([entry.code?.View, entry.failed, isComplete(entry)]).toEqual([code.View, undefined, false]);
  expect(loadCheck).not.toHaveBeenCalled();
  await entry.load();
  expect([entry.failed, isComplete(entry)], 'what is drawn stays').toEqual([expect.any(TypeError), false]);
  await entry.load();
  expect([entry.failed, isComplete(entry)]).toEqual([undefined, true]);
});

test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', ''])('%s is no component', (name) => {
  expect(createRegistry({ 'a/b': async () => code }).find(name)).toBeUndefined();
});

test('preloaded code needs no load', () => {
  expect(createRegistry({}, { 'app/notice': code }).find('app/notice')?.code).toBe(code);
});
