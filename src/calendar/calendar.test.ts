// Calendars as a calendar program reads them: read back with ical.js, across changes of the clock, with hostile texts.
import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { type CalendarEvent, calendarText } from './calendar-text.ts';
import { escapedText, fileOf } from './content-lines.ts';

const event = (given: Partial<CalendarEvent> = {}): CalendarEvent => ({
  uid: 's1@congress2027.society',
  sequence: 3,
  published: Date.parse('2027-04-01T00:00:00Z'),
  start: Date.parse('2027-05-03T08:30:00+02:00'),
  end: Date.parse('2027-05-03T10:00:00+02:00'),
  title: 'Heart; failure, now',
  place: 'Hall A',
  description: 'First line\nSecond \\ line',
  categories: ['Imaging, advanced', 'Symposium'],
  url: 'https://congress.example.org/session/s1?a=1,2;3',
  cancelled: false,
  ...given,
});
const calendar = (events: CalendarEvent[], timeZone = 'Europe/Berlin') =>
  calendarText({ name: 'Congress', description: '', timeZone, events });

/** The events of a file, read by ical.js with the zones of that file alone. */
function readBack(text: string): ICAL.Event[] {
  const root = new ICAL.Component(ICAL.parse(text) as never);
  ICAL.TimezoneService.reset();
  for (const zone of root.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  return root.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
}
const instant = (time: ICAL.Time): number => time.toJSDate().getTime();

describe('an event', () => {
  test('comes back with everything it says', () => {
    const [read] = readBack(calendar([event()]));
    const value = (name: string): unknown => read?.component.getFirstPropertyValue(name);
    expect([read?.uid, read?.summary, read?.location, read?.description]).toEqual([
      's1@congress2027.society',
      'Heart; failure, now',
      'Hall A',
      'First line\nSecond \\ line',
    ]);
    expect([value('url'), value('status'), read?.sequence]).toEqual(['https://congress.example.org/session/s1?a=1,2;3', 'CONFIRMED', 3]);
    expect(read?.component.getFirstProperty('categories')?.getValues()).toEqual(['Imaging, advanced', 'Symposium']);
  });

  test('is the same file for the same publication', () => {
    expect(calendar([event()])).toBe(calendar([event()]));
    expect(calendar([event()])).toContain('DTSTAMP:20270401T000000Z\r\nLAST-MODIFIED:20270401T000000Z\r\nSEQUENCE:3\r\n');
  });

  test('leaves out what is empty, an end that is none, and an address that is none', () => {
    const text = calendar([event({ place: '', description: ' ', categories: [], url: 'session/s1', end: event().start })]);
    expect(text).not.toMatch(/LOCATION|\r\nDESCRIPTION|CATEGORIES|URL|DTEND/);
  });

  test('says that it is cancelled', () => {
    expect(calendar([event({ cancelled: true })])).toContain('STATUS:CANCELLED');
  });
});

describe('time zones', () => {
  const around = (timeZone: string, ...times: string[]): void => {
    const events = times.map((time, index) => event({ uid: `${index}`, start: Date.parse(time), end: Date.parse(time) + 5_400_000 }));
    const read = readBack(calendar(events, timeZone));
    expect(read.map(({ startDate, endDate }) => [instant(startDate), instant(endDate)])).toEqual(
      events.map(({ start, end }) => [start, end]),
    );
    // The first is never in the hour that comes twice.
    expect(read[0]?.startDate.zone?.tzid).toBe(timeZone);
  };

  test.each([
    [
      'Europe/Berlin',
      '2027-03-27T20:00:00Z',
      '2027-03-28T00:30:00Z',
      '2027-03-28T01:00:00Z',
      '2027-05-03T06:30:00Z',
      '2027-10-30T22:00:00Z',
      '2027-10-31T00:30:00Z',
      '2027-10-31T01:30:00Z',
      '2027-10-31T02:00:00Z',
    ],
    ['America/New_York', '2026-10-31T22:00:00Z', '2026-11-01T07:00:00Z', '2027-03-14T12:00:00Z'],
    ['America/Sao_Paulo', '2018-11-03T12:00:00Z', '2018-11-04T12:00:00Z', '2027-05-01T12:00:00Z'],
    ['Asia/Kathmandu', '2027-05-03T06:30:00Z'],
    ['Australia/Lord_Howe', '2027-04-03T10:00:00Z', '2027-04-04T10:00:00Z'],
    ['Pacific/Apia', '2011-12-29T12:00:00Z', '2011-12-31T12:00:00Z'],
    ['Europe/Dublin', '2027-01-10T12:00:00Z', '2027-07-10T12:00:00Z'],
    ['UTC', '2027-05-03T06:30:00Z'],
  ])('%s: every instant comes back', (timeZone, ...times) => around(timeZone, ...times));

  test('a session across the change of the clock has its true length', () => {
    const night = event({ start: Date.parse('2027-10-31T01:30:00+02:00'), end: Date.parse('2027-10-31T04:00:00+01:00') });
    const [read] = readBack(calendar([night]));
    expect(instant(read!.endDate) - instant(read!.startDate)).toBe(3.5 * 3_600_000);
  });

  test('an unknown zone is UTC', () => {
    expect(calendar([event()], 'Moon/Tycho')).toContain('DTSTART:20270503T063000Z');
  });

  test('a calendar without events is one', () => {
    expect(readBack(calendar([]))).toEqual([]);
  });
});

describe('content lines', () => {
  const bytes = new TextEncoder();
  /** What no text can carry: controls, and halves of characters. */
  const carried = (text: string): string =>
    text
      .toWellFormed()
      .replaceAll(/\r\n?|\u2028|\u2029/g, '\n')
      // oxlint-disable-next-line no-control-regex -- the characters the format forbids
      .replaceAll(/[\u0000-\u0008\u000B-\u001F\u007F]/g, '');

  test('any text comes back through any calendar, in lines of at most 75 octets', () => {
    const texts = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.string({ unit: fc.constantFrom('ä', '心', '\\', ';', ',', '\n', '\r', ' ', '👩🏽‍🚀', 'x'), maxLength: 300 }),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const file = calendar([event({ title: `x${text}`, categories: [`x${text}`] })]);
        for (const line of file.split('\r\n')) expect(bytes.encode(line).length).toBeLessThanOrEqual(75);
        expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
        const [read] = readBack(file);
        expect(read?.summary).toBe(carried(`x${text}`));
        expect(read?.component.getFirstProperty('categories')?.getValues()).toEqual([carried(`x${text}`)]);
      }),
      { numRuns: 500 },
    );
  });

  test('nothing an organiser writes becomes a line of its own', () => {
    const file = fileOf([`SUMMARY:${escapedText('Talk\r\nATTACH:https://evil.example.org\nEND:VEVENT')}`]);
    expect(file.trimEnd().split('\r\n')).toHaveLength(1);
  });
});
