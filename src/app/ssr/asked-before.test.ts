// A page that is drawn again has its answers before: nothing that failed, and nothing of another page.
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { askBefore, rememberAsked } from './asked-before.ts';

test('what a page asked for is asked before its next drawing; what fails then waits for the drawing', async () => {
  const asked: string[] = [];
  const queries = new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey: [name] }) => {
          asked.push(String(name));
          return name === 'broken' ? Promise.reject(new Error('broken')) : Promise.resolve(`answer of ${String(name)}`);
        },
      },
    },
  });
  expect(await askBefore('home', queries)).toEqual([]);
  rememberAsked('home', [{ queryKey: ['sessions'] }, { queryKey: ['broken'] }]);
  rememberAsked('other', [{ queryKey: ['people'] }]);
  queries.setQueryData(['event'], 'known');
  const before = await askBefore('home', queries);
  expect(before.map(({ queryKey, state: { data } }) => [...queryKey, data])).toEqual([['sessions', 'answer of sessions']]);
  expect(asked).toEqual(['sessions', 'broken']);
  expect(
    queries
      .getQueryCache()
      .getAll()
      .map(({ queryKey: [name] }) => name),
  ).toEqual(['event', 'sessions']);
});
