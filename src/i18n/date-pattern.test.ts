import { dateWords } from './dates.ts';
import { expect, test } from 'vitest';
import { datePattern, localPattern } from './date-pattern.ts';

test.each([
  ['dd mmmm yyyy', 'DD MMMM YYYY'],
  ['dddd, d. mmm', 'dddd, D. MMM'],
  ['DD MMMM YYYY', 'DD MMMM YYYY'],
  ['dddd, DD MMMM, HH:mm', 'dddd, DD MMMM, HH:mm'],
])('%j reads as %j', (written, pattern) => {
  expect(datePattern(written)).toBe(pattern);
});

test('the patterns of the specification are written as each language does, those of an organiser as they are', () => {
  const day = (pattern: string, language: string): string =>
    dateWords(language, 'UTC').pattern('2027-05-03', localPattern(pattern, language));
  expect(day('DD MMMM YYYY', 'en-GB')).toBe('03 May 2027');
  expect(localPattern('DD MMMM YYYY', 'de-DE')).toBe('dddd, DD. MMMM YYYY');
  expect(localPattern('dddd, DD MMMM', 'zh-CN')).toBe('M月D日 dddd');
  expect([day('D MMMM', 'de-DE'), day('dddd, D MMMM', 'de-DE'), localPattern('D MMMM YYYY', 'es-ES'), day('D MMMM', 'en-GB')]).toEqual([
    '3. Mai',
    'Montag, 3. Mai',
    'D [de] MMMM [de] YYYY',
    '3 May',
  ]);
  expect(localPattern('D. MMM', 'de-DE')).toBe('D. MMM');
});
