// The right language, dates by zone and pattern.
import { describe, expect, test } from 'vitest';
import { loadDateLocale } from './date-locales.ts';
import { dateWords } from './dates.ts';
import { directionOf } from './direction.ts';
import { bestLanguage } from './languages.ts';

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

describe('dates', () => {
  const opening = '2027-05-03T06:30:00Z';
  test('time and range in the zone of the event, with the day where it ends on another', () => {
    const words = dateWords('en-GB', 'Europe/Berlin');
    expect(words.time(opening)).toBe('08:30');
    expect(words.timeRange(opening, '2027-05-03T08:00:00Z')).toBe('08:30–10:00');
    expect(words.timeRange('2027-05-03T20:00:00Z', '2027-05-03T23:00:00Z')).toBe('22:00–Tue 4 May, 01:00');
    expect(words.longDate(opening)).toBe('Monday, 3 May 2027');
    expect(words.dateRange(opening, '2027-05-05T10:00:00Z')).toBe('3–5 May 2027');
  });
  test('patterns of A §9 in any language', async () => {
    await Promise.all(['de-DE', 'ar-EG', 'ru-RU', 'xx-XX'].map(loadDateLocale));
    expect(dateWords('en-GB', 'UTC').pattern('2027-05-03', 'dddd, DD MMMM YYYY')).toBe('Monday, 03 May 2027');
    expect(dateWords('de-DE', 'UTC').pattern('2027-05-03', 'dddd, DD. MMMM YYYY')).toBe('Montag, 03. Mai 2027');
    expect(dateWords('en-GB', 'Europe/Berlin').pattern(opening, 'D.M.YY [at] HH:mm')).toBe('3.5.27 at 08:30');
    expect(dateWords('en-GB', 'UTC').pattern('2027-05-03', 'dddd Do')).toBe('Monday 3rd');
    expect(dateWords('ru-RU', 'UTC').pattern('2027-05-03', 'D MMMM')).toBe('3 мая');
    expect(dateWords('ar-EG', 'UTC').pattern('2027-05-03', 'D MMMM')).toBe('٣ مايو');
    const joined = (language: string): string => dateWords(language, 'UTC').withTime('A', 'B');
    expect(['en-GB', 'de-DE', 'ar-EG', 'zh-CN'].map(joined)).toEqual(['A, B', 'A, B', 'A، B', 'A B']);
    expect(dateWords('ar-EG', 'UTC').timeRange('2027-05-03T22:00Z', '2027-05-04T01:00Z')).not.toContain(',');
    expect(dateWords('xx-XX', 'UTC').pattern('2027-05-03', 'D MMMM')).toBe('3 May');
  });
  test('every token of dayjs is written, weeks and zones too', async () => {
    await loadDateLocale('de-DE');
    const tokens = 'YY YYYY M MM MMM MMMM D DD Do d dd ddd dddd H HH h hh A a k kk m mm s ss SSS Z ZZ Q w ww W WW gggg GGGG X x z zzz wo';
    expect(dateWords('en-GB', 'Europe/Berlin').pattern(opening, 'W ww gggg z')).toBe('18 19 2027 +02:00');
    for (const language of ['en-GB', 'de-DE', 'ar-EG'])
      for (const token of tokens.split(' ')) expect(dateWords(language, 'Europe/Berlin').pattern(opening, token), token).not.toBe('');
  });
  test('the offset of the zone at the instant, on both sides of a change', () => {
    const { pattern } = dateWords('en-GB', 'Europe/Berlin');
    expect(['2027-03-28T00:59:00Z', '2027-03-28T01:00:00Z'].map((time) => pattern(time, 'HH:mm Z'))).toEqual([
      '01:59 +01:00',
      '03:00 +02:00',
    ]);
  });
  test('digits are those of the language, as in the times beside it', () => {
    expect(['ar-SA', 'ar-EG', 'en-GB'].map((language) => dateWords(language, 'Europe/Berlin').pattern(opening, 'DD'))).toEqual([
      '٠٣',
      '٠٣',
      '03',
    ]);
  });
  test('how long from now', () => {
    const { relative } = dateWords('en-GB', 'UTC');
    expect([12 * 60_000, 59.9 * 60_000, -2 * 3_600_000, 3 * 86_400_000].map(relative)).toEqual([
      'in 12 minutes',
      'in 59 minutes',
      '2 hours ago',
      'in 3 days',
    ]);
    expect([110, 119, 120].map((minutes) => relative(minutes * 60_000))).toEqual(['in 110 minutes', 'in 119 minutes', 'in 2 hours']);
    expect(dateWords('de-DE', 'UTC').relative(12 * 60_000)).toBe('in 12 Minuten');
    expect([relative(59_000), relative(30 * 86_400_000), relative(31 * 86_400_000)]).toEqual(['in 59 seconds', 'in 30 days', 'in 1 month']);
    // Arabic has a plural of its own from eleven on, and its own digits where the times beside it have them.
    expect([5, 58].map((minutes) => dateWords('ar-SA', 'UTC').relative(minutes * 60_000))).toEqual(['خلال ٥ دقائق', 'خلال ٥٨ دقيقة']);
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
