// Counting in memory: written every few seconds, kept while the database is away, and never more than memory bears.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CountedView, View } from '../store/views.ts';
import { createViewCounter, FLUSH_AFTER, MOST_WAITING } from './view-counter.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const view = (item: string): View => ({ eventId: 1, day: '2027-05-03', kind: 'page', action: 'view', item });

function counterOn(isAway = () => false) {
  const written: CountedView[][] = [];
  const problems: string[] = [];
  const addViews = async (views: readonly CountedView[]): Promise<void> => {
    if (isAway()) throw new Error('SQLITE_BUSY');
    written.push([...views]);
  };
  return { written, problems, ...createViewCounter({ addViews }, (line) => problems.push(line)) };
}

test('equal views are one row with their number, written a few seconds after the first', async () => {
  const { count, written } = counterOn();
  for (const item of ['HomePage', 'HomePage', 'LivePage', 'HomePage']) count(view(item));
  await vi.advanceTimersByTimeAsync(FLUSH_AFTER - 1);
  expect(written).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(written).toEqual([
    [
      { ...view('HomePage'), count: 3 },
      { ...view('LivePage'), count: 1 },
    ],
  ]);
  await vi.advanceTimersByTimeAsync(FLUSH_AFTER * 3);
  expect(written.length).toBe(1);
});

test('a database that is away loses nothing: what it did not take is written with what came meanwhile', async () => {
  let isAway = true;
  const { count, written, problems } = counterOn(() => isAway);
  count(view('HomePage'));
  await vi.advanceTimersByTimeAsync(FLUSH_AFTER * 3);
  count(view('HomePage'));
  expect([written, problems.length]).toEqual([[], 1]);
  isAway = false;
  await vi.advanceTimersByTimeAsync(FLUSH_AFTER);
  expect(written).toEqual([[{ ...view('HomePage'), count: 2 }]]);
});

test('a server that ends writes what waits, and states what it could not write', async () => {
  const ends = counterOn();
  ends.count(view('HomePage'));
  await ends.stop();
  expect([ends.written.flat().length, ends.problems]).toEqual([1, []]);
  const fails = counterOn(() => true);
  fails.count(view('HomePage'));
  fails.count(view('HomePage'));
  await fails.stop();
  expect(fails.problems.at(-1)).toContain('2 counted views are lost');
  expect(vi.getTimerCount()).toBe(0);
});

test('more different views than memory bears are refused, so that nothing acknowledged is lost', () => {
  const { count } = counterOn(() => true);
  for (let item = 0; item < MOST_WAITING; item++) count(view(String(item)));
  expect(() => count(view('one more'))).toThrow(expect.objectContaining({ status: 503 }));
});
