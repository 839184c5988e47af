import { expect, test, vi } from 'vitest';
import { createListeners } from './listeners.ts';

test('all that are subscribed get the news, in their order', () => {
  const { subscribe, notify, size } = createListeners<[what: string, count: number]>();
  const received: string[] = [];
  subscribe((what, count) => received.push(`first ${what} ${count}`));
  subscribe((what) => received.push(`second ${what}`));
  notify('news', 2);
  expect(received).toEqual(['first news 2', 'second news']);
  expect(size()).toBe(2);
});

test('nobody is called after the unsubscribe, though the same function was added twice', () => {
  const { subscribe, notify, size } = createListeners();
  const listener = vi.fn();
  const unsubscribe = subscribe(listener);
  subscribe(listener);
  unsubscribe();
  unsubscribe();
  notify();
  expect(listener).toHaveBeenCalledTimes(1);
  expect(size()).toBe(1);
});

test('who is removed during the news is not called, who is added waits for the next', () => {
  const { subscribe, notify } = createListeners();
  const removed = vi.fn();
  const added = vi.fn();
  let first = true;
  subscribe(() => {
    if (first) subscribe(added);
    first = false;
    unsubscribe();
  });
  const unsubscribe = subscribe(removed);
  notify();
  expect([removed.mock.calls.length, added.mock.calls.length]).toEqual([0, 0]);
  notify();
  expect([removed.mock.calls.length, added.mock.calls.length]).toEqual([0, 1]);
});

test('an error of one reaches whoever notifies, after the others got the news', () => {
  const { subscribe, notify } = createListeners();
  const other = vi.fn();
  subscribe(() => {
    throw new Error('first');
  });
  subscribe(() => {
    throw new Error('second');
  });
  subscribe(other);
  expect(notify).toThrow('first');
  expect(other).toHaveBeenCalledTimes(1);
});

test('a cleared list calls nobody', () => {
  const { subscribe, notify, clear } = createListeners();
  const listener = vi.fn();
  subscribe(listener);
  clear();
  notify();
  expect(listener).not.toHaveBeenCalled();
});
