import { expect, test } from 'vitest';
import { saidPosters } from './poster-word.ts';

const session = { IsPoster: true, Name: 'Posters · Ablation', SessionType: 'Poster session' };

test.each([
  [session, 2],
  [{ ...session, Name: 'Ablation' }, 1],
  [{ ...session, TypeLabel: 'Walk' }, 1],
  [{ ...session, IsPoster: false }, 0],
])('%o', (one, count) => {
  expect(saidPosters(one, 'Poster')).toBe(count);
});
