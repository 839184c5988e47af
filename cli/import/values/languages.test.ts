import { expect, test } from 'vitest';
import { languagesOf, siteLanguage } from './languages.ts';

test.each([
  ['de', ['de']],
  ['de, en', ['de', 'en']],
  ['en, de', ['en', 'de']],
  ['EN/de', ['en', 'de']],
  ['German and English', ['de', 'en']],
  ['en-GB', ['en']],
  ['zh-Hant-TW', ['zh']],
  ['de de', []],
  ['', []],
  [' , ', []],
  ['de,de', ['de']],
])('%j is spoken as %j', (text, codes) => {
  expect(languagesOf(text).codes).toEqual(codes);
});

test('words that are no language are handed back, the others stay', () => {
  expect(languagesOf('en, whale song')).toEqual({ codes: ['en'], unknown: ['whale song'] });
});

test('site languages get the region an event would choose', () => {
  expect(['de', 'en', 'en-us', 'ja', 'klingon', ''].map(siteLanguage)).toEqual(['de-DE', 'en-GB', 'en-US', 'ja-JP', undefined, undefined]);
});
