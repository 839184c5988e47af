// Calendars as offices export them: zones as Outlook names them, whole days, and who the organizer of an event is.
import { expect, test } from 'vitest';
import { programmeLines } from '../fixtures/programme-lines.ts';

const calendar = (...events: string[]): Record<string, string> => ({
  'programme.ics': ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events, 'END:VCALENDAR'].join('\r\n'),
});
const event = (title: string, ...lines: string[]): string =>
  ['BEGIN:VEVENT', `UID:${title}`, `SUMMARY:${title}`, ...lines, 'END:VEVENT'].join('\r\n');

test('a zone by the words of Outlook, with a colon in its name, and by names of Windows', () => {
  const outlook = String.raw`DTSTART;TZID=(UTC+01:00) Amsterdam\, Berlin\, Rome:20310506T140000`;
  const { lines } = programmeLines(
    calendar(
      event('Ropes', outlook, 'DURATION:PT1H'),
      event('Tides', 'DTSTART;TZID="US Mountain Standard Time":20310506T140000', 'DURATION:PT1H'),
      event('Sails', 'DTSTART;TZID=Egypt Standard Time:20310506T140000', 'DURATION:PT1H'),
    ),
  );
  expect(lines).toEqual([
    '2031-05-06T14:00:00+02:00 · 15:00:00+02:00 · Ropes',
    '2031-05-06T23:00:00+02:00 · 00:00:00+02:00 · Tides',
    '2031-05-06T13:00:00+02:00 · 14:00:00+02:00 · Sails',
  ]);
});

test('whole days are told with their last one', () => {
  const { lines, result } = programmeLines(
    calendar(
      event('Exhibition', 'DTSTART;VALUE=DATE:20310506', 'DTEND;VALUE=DATE:20310508'),
      event('Holiday', 'DTSTART;VALUE=DATE:20310509'),
    ),
  );
  expect(lines).toEqual(['no time · Exhibition', 'no time · Holiday']);
  expect(result.rows.sessions[0]!.ProgrammeDay).toBe('2031-05-06');
  expect(result.findings.map(({ message }) => message)).toEqual([
    '"Exhibition": from 2031-05-06 to 2031-05-07, whole days: it stands on 2031-05-06 without an hour',
    '"Holiday": 2031-05-09, the whole day: it stands on 2031-05-09 without an hour',
  ]);
});

test('who organises one of several events is its chair; who organises all of them keeps the calendar; addresses stay private', () => {
  const at = 'DTSTART:20310506T140000Z';
  const led = programmeLines(
    calendar(
      event('Ropes', at, 'DURATION:PT1H', 'ORGANIZER;CN=Carla Chair:invalid:nomail', 'ATTENDEE;CN=Ada Sample:invalid:nomail'),
      event('Tides', at, 'DURATION:PT1H', 'ORGANIZER;CN=Di Primer:mailto:di@example.org'),
    ),
    { timeZone: 'UTC' },
  );
  expect(led.lines).toEqual([
    '2031-05-06T14:00:00+00:00 · 15:00:00+00:00 · Ropes · Ada Sample · Carla Chair',
    '2031-05-06T14:00:00+00:00 · 15:00:00+00:00 · Tides',
  ]);
  expect(led.left).toEqual(['organizers with an address']);
  const kept = programmeLines(
    calendar(...['Ropes', 'Tides'].map((title) => event(title, at, 'ORGANIZER;CN=Harbour Society:mailto:office@example.org'))),
  );
  expect(kept.result.rows.sessions.flatMap(({ Chairs }) => Chairs)).toEqual([]);
  expect(kept.result.leftOut).toEqual([
    { field: 'organizer', rows: 2, reason: '“Harbour Society” keeps the calendar and leads no session' },
  ]);
});
