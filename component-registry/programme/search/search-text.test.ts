import { describe, expect, test } from 'vitest';
import { fold, highlight, splitWords } from './search-text.ts';

test.each([
  ['Échographie', 'echographie'],
  ['STRAẞE', 'strasse'],
  ['Øresund', 'oresund'],
  ['Łódź', 'lodz'],
  ['İstanbul', 'istanbul'],
  ['ﬁbrillation', 'fibrillation'],
])('%s folds to %s', (written, folded) => {
  expect(fold(written)).toBe(folded);
});

test('words are letters and digits; scripts without blanks go by character', () => {
  expect(splitWords('COVID-19: l’Écho (3D)')).toEqual(['COVID', '19', 'l', 'Écho', '3D']);
  expect(splitWords('C++ 入門 for you')).toEqual(['C', '入', '門', 'for', 'you']);
});

describe('highlight', () => {
  const shown = (text: string, asked: string[], answered: string[]): string =>
    highlight(text, { asked, answered: new Set(answered) })
      .map((piece) => (piece.found ? `[${piece.text}]` : piece.text))
      .join('');

  test('marks the beginning that was asked for, the whole word when it is only similar', () => {
    expect(shown('Heart failure in the heartland', ['heart', 'falure'], ['heart', 'failure', 'heartland'])).toBe(
      '[Heart] [failure] in the [heart]land',
    );
  });

  test('of two beginnings asked for the longer one is marked, in whatever order', () => {
    for (const asked of [
      ['heart', 'he'],
      ['he', 'heart'],
    ])
      expect(shown('Heartland', asked, ['heartland'])).toBe('[Heart]land');
  });

  test('marks words with accents, and whole words where folding changes the length', () => {
    expect(shown('Échographie, Straße', ['echo', 'stra'], ['echographie', 'strasse'])).toBe('[Écho]graphie, [Straße]');
  });

  test('leaves other words and all of the text as they are', () => {
    expect(shown('No match here', ['x'], [])).toBe('No match here');
    expect(shown('', ['x'], ['x'])).toBe('');
  });
});
