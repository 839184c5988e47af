// The search query during input: the list follows each letter, the address follows after a pause, and late answers are ignored.
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Found } from './search-index.ts';
import { useQuestion } from './use-question.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const found = (id: string): Found => ({ ids: [id], fit: 'exact', words: { asked: [], answered: new Set() } });

/** A search with answers controlled by the test, and the queries written into the address. */
function asked(written = '') {
  const waiting = new Map<string, (answer: Found) => void>();
  const wrote: string[] = [];
  const close = vi.fn<() => void>();
  let whole: () => void = () => undefined;
  const search = {
    ask: (question: string) => new Promise<Found>((done) => void waiting.set(question, done)),
    whole: new Promise<void>((done) => (whole = done)),
    close,
  };
  const parts = {
    of: {},
    part: '',
    rows: () => [],
    open: () => Promise.resolve(search),
    write: (question: string) => void wrote.push(question),
  };
  const hook = renderHook((address: string) => useQuestion({ ...parts, written: address }), { initialProps: written });
  const answer = (question: string, more: Partial<Found> = {}) => act(async () => waiting.get(question)!({ ...found(question), ...more }));
  return {
    ...hook,
    wrote,
    answer,
    close,
    complete: () => act(async () => whole()),
    waits: (question: string) => waiting.delete(question),
    type: (text: string) => act(async () => hook.result.current.type(text)),
  };
}

test('the address follows a pause of a quarter of a second, not each letter; an emptied field at once', async () => {
  const { type, wrote } = asked();
  await type('h');
  await pass(249);
  await type('heart');
  await pass(249);
  expect(wrote).toEqual([]);
  await pass(1);
  expect(wrote).toEqual(['heart']);
  await type('');
  await pass(0);
  expect(wrote).toEqual(['heart', '']);
});

test('an answer that arrives after the next query is not shown', async () => {
  const { type, answer, result } = asked();
  await type('lung');
  await pass(0);
  await type('heart');
  await pass(0);
  await answer('heart');
  expect(result.current.answer?.question).toBe('heart');
  await answer('lung');
  expect(result.current.answer?.question).toBe('heart');
  expect(result.current.answer?.found.ids).toEqual(['heart']);
});

test('a query from the address waits for its answer; during input the previous answer stays', async () => {
  const { type, answer, result, wrote } = asked('lung');
  expect([result.current.typed, result.current.waiting]).toEqual(['lung', true]);
  await pass(0);
  await answer('lung');
  expect([result.current.waiting, result.current.answer?.question]).toEqual([false, 'lung']);
  await type('lungs');
  expect(result.current.answer?.question).toBe('lung');
  await type('  ');
  expect(result.current.answer).toBeUndefined();
  await pass(300);
  expect(wrote).toEqual(['']);
});

test('the search is closed with the list', async () => {
  const { type, unmount, close } = asked();
  await type('x');
  await pass(0);
  unmount();
  await pass(0);
  expect(close).toHaveBeenCalledTimes(1);
});

test('a partial answer is shown, and asked again once everything is searched', async () => {
  const { type, answer, complete, waits, result } = asked();
  await type('heart');
  await pass(0);
  await answer('heart', { ids: ['title'], isPartial: true });
  expect(result.current.answer?.found.ids).toEqual(['title']);
  waits('heart');
  await complete();
  await answer('heart', { ids: ['title', 'text'] });
  expect(result.current.answer?.found.ids).toEqual(['title', 'text']);
});

test('a partial answer of an older query is not asked again', async () => {
  const { type, answer, complete, waits } = asked();
  await type('lung');
  await pass(0);
  await answer('lung', { isPartial: true });
  await type('heart');
  await pass(0);
  waits('lung');
  await complete();
  expect(waits('lung')).toBe(false);
});
