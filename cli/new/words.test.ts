import { expect, test } from 'vitest';
import { newWords } from './words.ts';

test('numbers have the digits of each language, other values stay as they are', () => {
  expect(newWords('session', ['en-GB', 'ar-EG'], { number: '12' })).toEqual({
    'en-GB': expect.not.stringContaining('{{'),
    'ar-EG': expect.not.stringMatching(/[0-9]/),
  });
  expect(newWords('workshop', ['ar-EG'], { number: '12' })).toContain('١٢');
  expect(newWords('workshop', ['en-GB'], { number: '12' })).toContain('12');
});
