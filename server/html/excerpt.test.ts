// Descriptions are one line, end at a word, and are never longer than search engines show.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { excerpt } from './excerpt.ts';

test('a short text is one line as it is', () => {
  expect(excerpt(' Rhythm\n\n and care ', 'en-GB')).toBe('Rhythm and care');
  expect(excerpt('x'.repeat(160), 'en-GB')).toBe('x'.repeat(160));
});

test('a long one ends at a word, without the comma behind it', () => {
  expect(excerpt('heart, '.repeat(40), 'en-GB')).toBe(`${'heart, '.repeat(22)}heart…`.slice(0, 160));
  expect(excerpt('心力衰竭的最新进展'.repeat(40), 'zh-CN')).toMatch(/^[^…]{150,159}…$/);
  expect(excerpt('x'.repeat(500), 'en-GB')).toBe(`${'x'.repeat(159)}…`);
});

test('whatever the text: at most 160 characters, well formed, and a beginning of it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
      const short = excerpt(text, 'en-GB');
      expect(short.length).toBeLessThanOrEqual(160);
      expect(short.isWellFormed()).toBe(true);
      if (text.length > 400) expect(text.replaceAll(/\s+/g, ' ').trim().startsWith(short.slice(0, -2))).toBe(true);
    }),
    { seed: 2027, numRuns: 300 },
  );
});
