// The order of what is found among the other kinds.
import { expect, test } from 'vitest';
import type { Fit } from '../search-index.ts';
import { exactFirst, type OtherHits } from './use-other-hits.ts';

test('kinds that have the words as written stand before those that have similar ones', () => {
  const hits = (kind: OtherHits['kind'], fit: Fit): OtherHits => ({
    kind,
    question: 'rhythm',
    found: { ids: ['1'], fit, words: { asked: ['rhythm'], answered: new Set() } },
    things: new Map(),
  });
  const ordered = exactFirst([hits('presentations', 'similar'), hits('people', 'exact'), hits('abstracts', 'exact')]);
  expect(ordered.map(({ kind }) => kind)).toEqual(['people', 'abstracts', 'presentations']);
});
