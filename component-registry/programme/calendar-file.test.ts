import { describe, expect, test } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const entry = {
  uid: 's1@congress2027.society',
  start: '2027-05-03T08:30:00+02:00',
  end: '2027-05-03T10:00:00+02:00',
  title: 'Heart; failure, now',
  place: 'Hall A',
  description: 'First line\nSecond \\ line',
  url: 'https://congress.example.org/session/s1',
  now: Date.parse('2027-04-01T00:00:00Z'),
};

describe('the calendar file', () => {
  const lines = calendarFile(entry).split('\r\n');

  test('has times in UTC and an id that does not depend on when it is made', () => {
    expect(lines).toEqual(
      expect.arrayContaining([
        'UID:s1@congress2027.society',
        'DTSTAMP:20270401T000000Z',
        'DTSTART:20270503T063000Z',
        'DTEND:20270503T080000Z',
      ]),
    );
    const later = calendarFile({ ...entry, now: entry.now + 1000 });
    expect(later).toContain('UID:s1@congress2027.society');
  });

  test('escapes what the format uses itself', () => {
    expect(lines).toContain(String.raw`SUMMARY:Heart\; failure\, now`);
    expect(lines).toContain(String.raw`DESCRIPTION:First line\nSecond \\ line`);
  });

  test('leaves out what is empty', () => {
    expect(calendarFile({ ...entry, place: '', url: '', description: '' })).not.toMatch(/LOCATION|URL|DESCRIPTION/);
  });

  test('folds long lines at 75 octets without cutting a character, and unfolds to the same text', () => {
    const title = 'Kardiologische Übersicht über Straßenhöhenängste 心臓 '.repeat(4).trim();
    const file = calendarFile({ ...entry, title });
    const bytes = new TextEncoder();
    for (const line of file.split('\r\n')) expect(bytes.encode(line).length).toBeLessThanOrEqual(75);
    expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}`);
  });
});
