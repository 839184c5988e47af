// Changes as people count them: changes within a second are one.
import { expect, test } from 'vitest';
import { byMoment } from './use-changes.ts';

test('a window that ends as the next begins is one change, shown after both', () => {
  const nine = Date.parse('2027-05-03T07:00:00Z');
  expect(
    byMoment([
      { at: nine, appears: ['morning'], disappears: [] },
      { at: nine + 1, appears: [], disappears: ['night'] },
      { at: nine + 2000, appears: ['coffee'], disappears: [] },
      { at: nine + 3_600_000, appears: ['flash'], disappears: [] },
      { at: nine + 3_600_001, appears: [], disappears: ['flash'] },
    ]),
  ).toEqual([
    { at: nine + 1, appears: ['morning'], disappears: ['night'] },
    { at: nine + 2000, appears: ['coffee'], disappears: [] },
  ]);
});
