import { expect, test } from 'vitest';
import { posterWords } from './poster-word.ts';

const session = { IsPoster: true, Name: 'Posters · Ablation', SessionType: 'Poster session' };

test.each([
  [session, { inTitle: true, inType: true }],
  [
    { ...session, Name: 'Ablation' },
    { inTitle: false, inType: true },
  ],
  [
    { ...session, TypeLabel: 'Walk' },
    { inTitle: true, inType: false },
  ],
  [
    { ...session, IsPoster: false },
    { inTitle: false, inType: false },
  ],
])('%o', (one, words) => {
  expect(posterWords(one, 'Poster')).toEqual(words);
});
