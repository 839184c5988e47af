// Words in the right language, plural forms, dates by zone and pattern.
import { describe, expect, test } from 'vitest';
import { dateWords, directionOf } from './dates.ts';
import { bestLanguage, localise } from './localise.ts';
import { message } from './message.ts';

const languages = { language: 'de-DE', eventLanguages: ['en-GB', 'fr-FR'] };

test.each([
  [['en-GB', 'de-DE'], 'de-DE'],
  [['en-GB', 'de-AT'], 'de-AT'],
  [['fr-FR', 'tr-TR'], 'fr-FR'],
  [['tr-TR', 'en-US'], 'en-US'],
  [['tr-TR'], 'tr-TR'],
  [[], undefined],
])('of %j German takes %s', (available, expected) => {
  expect(bestLanguage(available, languages)).toBe(expected);
});

test('a text is plain, by language, or a key; a key without a text gives nothing', () => {
  const texts = new Map([['home.title', 'Start']]);
  expect(localise('Opening', languages, texts)).toBe('Opening');
  expect(localise({ 'en-GB': 'Opening', 'de-DE': 'Eröffnung' }, languages, texts)).toBe('Eröffnung');
  expect(localise({ key: 'home.title' }, languages, texts)).toBe('Start');
  expect(localise({ key: 'home.none' }, languages, texts)).toBe('');
  expect(localise(undefined, languages, texts)).toBe('');
});

test('plural forms by the rules of the language, places filled, unknown places left', () => {
  const forms = { one: '{count} oturum', other: '{count} oturum', zero: 'Oturum yok' };
  expect(message(forms, { count: 0 }, 'tr-TR')).toBe('Oturum yok');
  const russian = { one: '{count} доклад', few: '{count} доклада', many: '{count} докладов', other: '?' };
  expect([1, 3, 5, 21].map((count) => message(russian, { count }, 'ru-RU'))).toEqual(['1 доклад', '3 доклада', '5 докладов', '21 доклад']);
  expect(message('{count} of {total} in {room}', { count: 1007, total: '2' }, 'de-DE')).toBe('1.007 of 2 in {room}');
  expect(message('{constructor}', {}, 'de-DE')).toBe('{constructor}');
});

describe('dates', () => {
  const opening = '2027-05-03T06:30:00Z';
  test('time and range in the zone of the event, with the day where it ends on another', () => {
    const words = dateWords('en-GB', 'Europe/Berlin');
    expect(words.time(opening)).toBe('08:30');
    expect(words.timeRange(opening, '2027-05-03T08:00:00Z')).toBe('08:30–10:00');
    expect(words.timeRange('2027-05-03T20:00:00Z', '2027-05-03T23:00:00Z')).toBe('22:00–Tue 4 May, 01:00');
    expect(words.longDate(opening)).toBe('Monday, 3 May 2027');
    expect(words.dateRange(opening, '2027-05-05T10:00:00Z').replaceAll(/\s/g, '')).toBe('3–5May2027');
  });
  test('patterns of A §9 in any language', () => {
    expect(dateWords('en-GB', 'UTC').pattern('2027-05-03', 'dddd, DD MMMM YYYY')).toBe('Monday, 03 May 2027');
    expect(dateWords('de-DE', 'UTC').pattern('2027-05-03', 'dddd, DD. MMMM YYYY')).toBe('Montag, 03. Mai 2027');
    expect(dateWords('en-GB', 'Europe/Berlin').pattern(opening, 'D.M.YY [at] HH:mm')).toBe('3.5.27 at 08:30');
  });
  test('how long from now', () => {
    const { relative } = dateWords('en-GB', 'UTC');
    expect([12 * 60_000, -2 * 3_600_000, 3 * 86_400_000].map(relative)).toEqual(['in 12 minutes', '2 hours ago', 'in 3 days']);
  });
});

test.each([
  ['ar-SA', 'rtl'],
  ['he-IL', 'rtl'],
  ['de-DE', 'ltr'],
  ['', 'ltr'],
])('%s runs %s', (language, direction) => {
  expect(directionOf(language)).toBe(direction);
});
