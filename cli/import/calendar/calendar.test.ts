import { expect, test } from 'vitest';
import { fileOf } from '../fixtures/schedules.ts';
import { importProgramme } from '../import-programme.ts';
import { MOST_REPETITIONS, repetitionsOf } from './recurrences.ts';
import { zoneNamed } from './zones-of-calendars.ts';

const calendar = (...lines: string[]) =>
  importProgramme({
    files: [fileOf('a.ics', ['BEGIN:VCALENDAR', 'X-WR-TIMEZONE:Europe/Berlin', ...lines, 'END:VCALENDAR', ''].join('\r\n'))],
  });
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:1@example.org', 'SUMMARY:Tides', ...lines, 'END:VEVENT'];
const times = (...lines: string[]) =>
  calendar(...event(...lines)).rows.sessions.map(({ StartDateTime, EndDateTime }) => [StartDateTime, EndDateTime]);

test('times in UTC, in a named zone, without zone, with a duration', () => {
  expect(times('DTSTART:20310301T080000Z', 'DTEND:20310301T090000Z')).toEqual([['2031-03-01T09:00:00+01:00', '2031-03-01T10:00:00+01:00']]);
  expect(times('DTSTART;TZID=America/New_York:20310301T080000', 'DURATION:PT1H30M')).toEqual([
    ['2031-03-01T14:00:00+01:00', '2031-03-01T15:30:00+01:00'],
  ]);
  expect(times('DTSTART:20310301T080000')).toEqual([['2031-03-01T08:00:00+01:00', null]]);
  expect(times('DTSTART;VALUE=DATE:20310301')).toEqual([[null, null]]);
});

test('a repetition keeps its wall clock over the change to summer time, leaves out and adds dates', () => {
  const rows = times(
    'DTSTART;TZID=Europe/Berlin:20310329T090000',
    'DTEND;TZID=Europe/Berlin:20310329T100000',
    'RRULE:FREQ=DAILY;COUNT=4',
    'EXDATE;TZID=Europe/Berlin:20310331T090000',
    'RDATE;TZID=Europe/Berlin:20310405T110000',
  );
  expect(rows.map(([start]) => start)).toEqual([
    '2031-03-29T09:00:00+01:00',
    '2031-03-30T09:00:00+02:00',
    '2031-04-01T09:00:00+02:00',
    '2031-04-05T11:00:00+02:00',
  ]);
});

test('a moved time of a repetition replaces the one it was', () => {
  const { rows, quarantine } = calendar(
    ...event('DTSTART;TZID=Europe/Berlin:20310301T090000', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=2'),
    ...event('RECURRENCE-ID;TZID=Europe/Berlin:20310302T090000', 'DTSTART;TZID=Europe/Berlin:20310302T140000', 'DURATION:PT1H'),
  );
  expect(rows.sessions.map(({ StartDateTime }) => StartDateTime)).toEqual(['2031-03-01T09:00:00+01:00', '2031-03-02T14:00:00+01:00']);
  expect([new Set(rows.sessions.map(({ Id }) => Id)).size, quarantine]).toEqual([2, []]);
});

test('rules: weekdays, months, until; without end and nonsense are reported', () => {
  const start = Date.UTC(2031, 2, 3, 9);
  const days = (rule: string) =>
    repetitionsOf(rule, start, (text) =>
      Date.UTC(Number(text.slice(0, 4)), Number(text.slice(4, 6)) - 1, Number(text.slice(6, 8)), 23),
    ).walls.map((wall) => new Date(wall).toISOString().slice(5, 10));
  expect(days('FREQ=WEEKLY;BYDAY=MO,WE;COUNT=3')).toEqual(['03-03', '03-05', '03-10']);
  expect(days('FREQ=MONTHLY;BYDAY=1MO;COUNT=2')).toEqual(['03-03', '04-07']);
  expect(days('FREQ=DAILY;UNTIL=20310305T080000Z')).toEqual(['03-03', '03-04', '03-05']);
  expect(repetitionsOf('FREQ=DAILY', start, () => undefined)).toMatchObject({
    walls: { length: MOST_REPETITIONS },
    doubt: expect.stringContaining('without end'),
  });
  for (const rule of ['FREQ=SECONDLY', 'FREQ=NEVER', 'BYDAY=MO', ';;;', 'FREQ=YEARLY;BYMONTH=99'])
    expect(repetitionsOf(rule, start, () => undefined).walls).toEqual([start]);
});

test('folded lines, escapes, speakers without address; what is private stays out, what is cancelled is tagged', () => {
  const { rows, leftOut } = calendar(
    ...event(
      'DTSTART:20310301T080000Z',
      'LOCATION:Lamp',
      ' \\, Room',
      'DESCRIPTION:One\\nTwo',
      'CATEGORIES:Sea,Moon',
      'ATTENDEE;CN="Ada Sample":invalid:nomail',
      'ATTENDEE;CN=Bo:mailto:bo@example.org',
      'BEGIN:VALARM',
      'DESCRIPTION:Wake up',
      'END:VALARM',
    ),
    'BEGIN:VEVENT',
    'UID:2',
    'STATUS:CANCELLED',
    'SUMMARY:Gone',
    'END:VEVENT',
    'BEGIN:VEVENT',
    'UID:3',
    'STATUS:CANCELLED',
    'END:VEVENT',
  );
  expect(rows.sessions).toMatchObject([
    {
      Name: 'Tides',
      Description: '<p>One<br />Two</p>',
      Groups: [{ Name: 'Sea' }, { Name: 'Moon' }],
      Speakers: [{ DisplayName: 'Ada Sample' }],
    },
    { Name: 'Gone', Groups: [{ Name: 'Cancelled' }] },
  ]);
  expect(rows.rooms).toMatchObject([{ Name: 'Lamp, Room' }]);
  expect(leftOut.map(({ field }) => field)).toEqual(['attendees with an address', 'cancelled events without a title']);
  expect(JSON.stringify(rows)).not.toMatch(/bo@|Wake/);
});

test('an event that is cut off, one without a title and a line of nonsense cost themselves alone', () => {
  const { rows, quarantine, findings } = calendar(
    ...event('DTSTART:20310301T080000Z', 'what is this'),
    'BEGIN:VEVENT',
    'UID:2',
    'DTSTART:20310301T080000Z',
    'END:VEVENT',
    'BEGIN:VEVENT',
    'SUMMARY:Cut',
  );
  expect(rows.sessions).toHaveLength(1);
  expect(quarantine.map(({ reason, line }) => [reason, line])).toEqual([
    ['the event has no end: the file seems to be cut off', 13],
    ['it has no title', 9],
  ]);
  expect(findings.map(({ code }) => code)).toContain('line-unreadable');
});

test('zones of calendars: prefixed names, names of Windows, names of their own, unknown ones', () => {
  expect(zoneNamed('/example.org/2031_1/Europe/Berlin', new Map())).toBe('Europe/Berlin');
  expect(zoneNamed('W. Europe Standard Time', new Map())).toBe('Europe/Berlin');
  expect(zoneNamed('Ours', new Map([['Ours', 'Europe/Lisbon']]))).toBe('Europe/Lisbon');
  expect(zoneNamed('constructor', new Map())).toBe('');
  expect(calendar(...event('DTSTART;TZID=Moon/Base:20310301T080000')).findings).toMatchObject([
    { code: 'time-zone-unknown' },
    { code: 'end-unknown' },
  ]);
});

const xcal = (body: string) => importProgramme({ files: [fileOf('a.xml', `<?xml version="1.0"?>${body}`)], timeZone: 'Europe/Berlin' });

test('xCal of Pentabarf, of RFC 6321 and RDF say the same', () => {
  const session = {
    Name: 'Tides',
    Subtitle: 'High and low',
    StartDateTime: '2031-03-01T09:00:00+01:00',
    EndDateTime: '2031-03-01T09:25:00+01:00',
    RoomId: 'lamp',
  };
  const pentabarf =
    xcal(`<iCalendar xmlns:pentabarf="http://pentabarf.org"><vcalendar><x-wr-calname>Lantern</x-wr-calname><vevent><uid>4@lantern</uid>
    <pentabarf:event-id>4</pentabarf:event-id><pentabarf:event-slug>tides</pentabarf:event-slug><pentabarf:title>Tides</pentabarf:title><pentabarf:subtitle>High and low</pentabarf:subtitle>
    <pentabarf:language-code>en</pentabarf:language-code><dtstart>20310301T090000</dtstart><dtend>20310301T092500</dtend><duration>00:25</duration><summary>Tides- High and low</summary>
    <category>Talk</category><location>Lamp</location><attendee>Ada Sample</attendee><attendee>Bo Beispiel</attendee></vevent></vcalendar></iCalendar>`);
  expect(pentabarf.format).toBe('pentabarf');
  expect(pentabarf.event.name).toBe('Lantern');
  expect(pentabarf.rows.sessions).toMatchObject([
    { ...session, Id: '4', Languages: ['en'], Speakers: [{ DisplayName: 'Ada Sample' }, { DisplayName: 'Bo Beispiel' }] },
  ]);
  const rfc =
    xcal(`<icalendar xmlns="urn:ietf:params:xml:ns:icalendar-2.0"><vcalendar><components><vevent><properties><uid><text>4</text></uid><summary><text>Tides</text></summary>
    <dtstart><parameters><tzid><text>Europe/Berlin</text></tzid></parameters><date-time>2031-03-01T09:00:00</date-time></dtstart><duration><duration>PT25M</duration></duration>
    <location><text>Lamp</text></location></properties></vevent></components></vcalendar></icalendar>`);
  expect(rfc.rows.sessions).toMatchObject([{ ...session, Subtitle: '' }]);
  const rdf =
    xcal(`<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://www.w3.org/2002/12/cal/ical#"><Vcalendar><component><Vevent rdf:about="#4"><uid>4</uid>
    <summary>Tides</summary><dtstart rdf:parseType="Resource"><dateTime>2031-03-01T09:00:00</dateTime></dtstart><dtend>2031-03-01T09:25:00</dtend><location>Lamp</location></Vevent></component></Vcalendar></rdf:RDF>`);
  expect(rdf.rows.sessions).toMatchObject([{ ...session, Subtitle: '' }]);
});

test('a calendar in XML with entities of its own is refused', () => {
  expect(xcal('<!DOCTYPE x [<!ENTITY a "b">]><iCalendar><vevent/></iCalendar>').findings).toMatchObject([{ code: 'xml-doctype' }]);
});

test('several calendars of a folder are one programme', () => {
  const file = (path: string, ...lines: string[]) => fileOf(path, ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\n'));
  const { rows, event: found } = importProgramme({
    files: [
      file('lamp.ics', 'X-WR-CALNAME:Lantern', ...event('DTSTART:20310301T080000Z')),
      file('wick.ics', 'X-WR-TIMEZONE:Europe/Berlin', 'BEGIN:VEVENT', 'UID:2', 'SUMMARY:Wicks', 'DTSTART:20310301T100000', 'END:VEVENT'),
      fileOf('readme.txt', 'Hi'),
    ],
  });
  expect([found.name, rows.sessions.map(({ StartDateTime }) => StartDateTime)]).toEqual([
    'Lantern',
    ['2031-03-01T09:00:00+01:00', '2031-03-01T10:00:00+01:00'],
  ]);
});
