// Moving a file: only times change, the formatting stays, words that name a date are reported.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isoInZone } from '../clock/zone.ts';
import { vocabularyOf } from './mentions.ts';
import { shiftDocument, type ShiftOptions } from './shift-document.ts';

const words = { years: [2026, 2027, 2028], languages: ['en-GB', 'de-DE', 'fr-FR', 'tr-TR'], weekdaysChange: true };
const options = (days: number, timeZone = 'Europe/Berlin'): ShiftOptions => ({
  days,
  timeZone,
  propsOf: () => undefined,
  vocabulary: vocabularyOf(words),
});

test('formatting, order of keys, escapes and everything that is no time stay as they are', () => {
  const text =
    '{ "schemaVersion":1,\r\n\t"rows": [{"Id":"1","Name":"Caf\\u00e9", "StartDateTime" : "2027-05-03T09:00" ,"Extra":  [ 1.0 ]}]}\n\n';
  const { text: moved, moved: list } = shiftDocument('data-sessions', text, options(364))!;
  expect(moved).toBe(text.replace('2027-05-03T09:00', '2028-05-01T09:00'));
  expect(list).toEqual([{ pointer: '/rows/0/StartDateTime', before: '2027-05-03T09:00', after: '2028-05-01T09:00' }]);
});

test('a file moved and moved back is the same file, in zones that change their clocks in both directions', () => {
  const zone = fc.constantFrom('Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe');
  const times = (timeZone: string) =>
    fc
      .record({
        day: fc.integer({ min: 0, max: 400 }),
        minute: fc.integer({ min: 0, max: 1439 }),
        kind: fc.constantFrom('day', 'local', 'zone', 'Z'),
      })
      .map(({ day, minute, kind }) => {
        const instant = Date.UTC(2027, 0, 1) + day * 86_400_000 + minute * 60_000;
        const iso = isoInZone(instant, kind === 'Z' ? 'UTC' : timeZone);
        return kind === 'day' ? iso.slice(0, 10) : kind === 'local' ? iso.slice(0, 16) : kind === 'Z' ? `${iso.slice(0, 19)}Z` : iso;
      });
  const rows = (timeZone: string) => {
    const time = times(timeZone);
    const row = fc.record({
      Id: fc.string(),
      Name: fc.string(),
      StartDateTime: fc.option(time),
      EndDateTime: time,
      ProgrammeDay: fc.string(),
    });
    return fc.array(row, { maxLength: 8 }).map((list) => ({ timeZone, rows: list }));
  };
  const indent = fc.constantFrom(0, 1, 2, '\t');
  fc.assert(
    fc.property(zone.chain(rows), indent, fc.integer({ min: -500, max: 500 }), ({ timeZone, ...document }, space, days) => {
      const text = JSON.stringify(document, null, space);
      const there = shiftDocument('data-sessions', text, options(days, timeZone))!;
      const back = shiftDocument('data-sessions', there.text, options(-days, timeZone))!;
      // An hour that comes twice or not at all cannot be identified by the offset alone; it is reported instead.
      if ([...there.moved, ...back.moved].some(({ note, before }) => note && before.length > 16)) return;
      expect(back.text).toBe(text);
    }),
    { numRuns: 300 },
  );
});

const mentions = (value: unknown): string[] =>
  shiftDocument('footer-model', JSON.stringify(value), options(365))!.left.map(
    ({ pointer, code, excerpt }) => `${pointer} ${code} ${excerpt}`,
  );

test.each([
  ['© 2027 Harbour Days', 'year'],
  ['https://www.example.org/programme-2027.pdf', 'year'],
  ['https://kardia2027.example.org', 'year'],
  ['Doors open on 4 June at nine', 'day-of-month'],
  ['Open until June 4th', 'day-of-month'],
  ['Information desk, 2–5 May', 'day-of-month'],
  ['bis 1. Oktober', 'day-of-month'],
  ['avant le 1er avril', 'day-of-month'],
  ['5 Kasım’a kadar', 'day-of-month'],
  ['until 31.01.2019', 'date'],
  ['since 2019-01-31', 'date'],
  ['Closed on Tuesday', 'weekday'],
  ['am Dienstag', 'weekday'],
])('%j speaks of a date', (text, code) => {
  expect(mentions({ Text: text })).toEqual([expect.stringMatching(new RegExp(`^/Text ${code} `))]);
});

test.each(['You may come', 'March on!', '4 rooms', '20270 visitors', 'about 12027', 'room 5, May-Britt', ''])('%j does not', (text) => {
  expect(mentions({ Text: text })).toEqual([]);
});

test('weekdays are reported only when they change; the old name of the event only when it gets another', () => {
  const left = (more: Partial<Parameters<typeof vocabularyOf>[0]>) =>
    shiftDocument('footer-model', '{"Text":"Tuesday at harbour"}', { ...options(364), vocabulary: vocabularyOf({ ...words, ...more }) })!
      .left;
  expect(left({ weekdaysChange: false })).toEqual([]);
  expect(left({ weekdaysChange: false, eventName: 'harbour' })).toEqual([
    { pointer: '/Text', code: 'event-name', excerpt: 'Tuesday at harbour' },
  ]);
});

test('a time that cannot be read is kept and reported; a file that is not JSON is none', () => {
  const text = '{"layer":"page","components":{"a":{"endTime":"next year","startTime":"2027-02-30"}}}';
  const { text: same, left } = shiftDocument('layer-visibility', text, { ...options(7), vocabulary: [] })!;
  expect([same, left.map(({ pointer, code }) => `${pointer} ${code}`)]).toEqual([
    text,
    ['/components/a/endTime unreadable-time', '/components/a/startTime unreadable-time'],
  ]);
  expect(shiftDocument('page', '{"layers":', options(7))).toBeUndefined();
});

test('identifiers are not words', () => {
  expect(mentions({ id: 'notice-2027', Origin: { Guid: '2027' }, $schema: '2027' })).toEqual([]);
});
