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

test('what was asked before a drawing goes where no component wants it; who names it for other cases has been drawn with it', () => {
  const queryCache = new SeededQueryCache(() => undefined);
  const client = new QueryClient({ queryCache });
  const name = (key: string, enabled: boolean): unknown => new QueryObserver(client, { queryKey: [key], enabled });
  const drop = (): [boolean, unknown[]] => {
    for (const key of ['sessions', 'stage', 'people']) client.setQueryData([key], key);
    queryCache.beginDrawing();
    name('stage', true);
    if (isNamed) name('sessions', false);
    const isDrawn = queryCache.dropUnwanted(queryCache.getAll());
    return [isDrawn, queryCache.getAll().map(({ queryKey: [key] }) => key)];
  };
  let isNamed = true;
  expect(drop()).toEqual([true, ['stage']]);
  isNamed = false;
  expect(drop()).toEqual([false, ['stage']]);
});

test('a known answer is there for who wants it, and not for who names it for other cases', () => {
  const client = new QueryClient({ queryCache: new SeededQueryCache(() => 'known') });
  const name = (queryKey: string[], enabled: boolean): unknown =>
    new QueryObserver(client, { queryKey, enabled, meta: { request: { endpoint: { path: '/' }, params: {} } } }).getCurrentResult().data;
  expect(name(['sessions'], false)).toBeUndefined();
  expect(name(['stage'], true)).toBe('known');
});
