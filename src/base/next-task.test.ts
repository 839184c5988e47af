// Work that is cut into tasks lets what waits come first.
import { afterEach, expect, test, vi } from 'vitest';
import { nextTask } from './next-task.ts';

afterEach(() => vi.unstubAllGlobals());

test('what is waiting comes first, not only promises', async () => {
  vi.stubGlobal('scheduler', undefined);
  const order: string[] = [];
  setTimeout(() => order.push('waiting'));
  await nextTask();
  order.push('work');
  expect(order).toEqual(['waiting', 'work']);
});

test('a browser that has its own way to yield is asked', async () => {
  const own = vi.fn<() => Promise<void>>(() => Promise.resolve());
  vi.stubGlobal('scheduler', { yield: own });
  await nextTask();
  expect(own).toHaveBeenCalledOnce();
});
