// The cache of a rendering knows what components want, whoever else names the same request.
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { SeededQueryCache } from './shared-answers.ts';

test('an answer that one component wants is wanted, though another names it for other cases only', () => {
  const queryCache = new SeededQueryCache(() => undefined);
  const client = new QueryClient({ queryCache });
  const name = (queryKey: string[], enabled: boolean): unknown => new QueryObserver(client, { queryKey, enabled });
  name(['stage'], true);
  name(['stage'], false);
  name(['other'], false);
  const [stage, other] = queryCache.getAll();
  expect([queryCache.isWanted(stage!), queryCache.isWanted(other!)]).toEqual([true, false]);
});

test('what was asked before a drawing is named by a component of the drawing alone', () => {
  const queryCache = new SeededQueryCache(() => undefined);
  const client = new QueryClient({ queryCache });
  client.setQueryData(['sessions'], 1);
  client.setQueryData(['people'], 2);
  queryCache.beginDrawing();
  void new QueryObserver(client, { queryKey: ['sessions'], enabled: false });
  const [sessions, people] = queryCache.getAll();
  expect([sessions, people].map((query) => [queryCache.isNamed(query!), queryCache.isWanted(query!)])).toEqual([
    [true, false],
    [false, false],
  ]);
});

test('a known answer is there for who wants it, and not for who names it for other cases', () => {
  const client = new QueryClient({ queryCache: new SeededQueryCache(() => 'known') });
  const name = (queryKey: string[], enabled: boolean): unknown =>
    new QueryObserver(client, { queryKey, enabled, meta: { request: { endpoint: { path: '/' }, params: {} } } }).getCurrentResult().data;
  expect(name(['sessions'], false)).toBeUndefined();
  expect(name(['stage'], true)).toBe('known');
});
