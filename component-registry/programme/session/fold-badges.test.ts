import { expect, test } from 'vitest';
import { fitBadges } from './fold-badges.ts';

const kept = (words: string[]) => words.filter((_, index) => fitBadges(words)[index]);

test('badges that fit into one line all stand there', () => {
  expect(kept(['Live now', 'CME', 'Recorded', 'EN', 'DE'])).toEqual(['Live now', 'CME', 'Recorded', 'EN', 'DE']);
  expect(kept([])).toEqual([]);
});

test('of more the ones that fit, in their order, with room for the count of the rest', () => {
  expect(kept(['Live now', 'CME', 'Simultaneous translation', 'Recorded', 'EN', 'DE', 'FR'])).toEqual([
    'Live now',
    'CME',
    'Recorded',
    'EN',
  ]);
});

test('the first stands there however long it is', () => {
  expect(kept(['Mit Simultanübersetzung in vier Sprachen und Gebärdensprache', 'EN'])).toEqual([
    'Mit Simultanübersetzung in vier Sprachen und Gebärdensprache',
  ]);
});
