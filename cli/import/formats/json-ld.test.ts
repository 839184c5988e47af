import { expect, test } from 'vitest';
import { fileOf } from '../fixtures/schedules.ts';
import { importProgramme } from '../import-programme.ts';

const talk = (name: string, hour: string, over: object = {}) => ({
  '@type': 'EducationEvent',
  name,
  startDate: `2031-03-01T${hour}:00+01:00`,
  endDate: `2031-03-01T${hour}:30+01:00`,
  location: { '@type': 'Place', name: 'Lamp Room' },
  performer: [{ '@type': 'Person', name: 'Ada Sample', affiliation: { '@type': 'Organization', name: 'Harbour Office' } }],
  ...over,
});
const congress = (...subEvent: object[]) => ({
  '@context': 'https://schema.org',
  '@type': 'Event',
  name: 'Lantern 2031',
  url: 'https://lantern.example.org/',
  subEvent,
});
const page = (...values: unknown[]): string =>
  `<!doctype html>\n<html><head><title>x</title>\n${values.map((value) => `<script type="application/ld+json">\n${typeof value === 'string' ? value : JSON.stringify(value)}</script>`).join('\n')}<script>var a = "</b>";</script></head><body></body></html>`;

test('the events of a page: the congress, its sessions, and presentations within them', () => {
  const session = talk('Tides', '09', {
    subEvent: [talk('Ebb', '09')],
    keywords: 'sea, moon',
    recordedIn: { contentUrl: 'https://example.org/tides.mp4' },
    offers: {},
  });
  const { format, event, rows, leftOut, quarantine } = importProgramme({
    files: [fileOf('index.html', page(congress(session, talk('Wicks', '10'))))],
  });
  expect([format, event.name, quarantine, leftOut.map(({ field }) => field)]).toEqual(['json-ld', 'Lantern 2031', [], ['offers']]);
  expect(rows.sessions).toMatchObject([
    {
      Name: 'Tides',
      StartDateTime: '2031-03-01T09:00:00+01:00',
      RoomId: 'lamp-room',
      Speakers: [{ DisplayName: 'Ada Sample' }],
      Groups: [{ Name: 'sea' }, { Name: 'moon' }],
      RecordingUrl: 'https://example.org/tides.mp4',
    },
    { Name: 'Wicks' },
  ]);
  expect([rows.presentations.map(({ Title }) => Title), rows.authors[0]!.Institution]).toEqual([['Ebb'], 'Harbour Office']);
});

test('a script that is broken costs itself alone and says its line; an event that is described twice is one', () => {
  const { rows, findings } = importProgramme({
    files: [fileOf('a.html', page('{ broken', talk('Tides', '09'), { '@graph': [talk('Tides', '09'), talk('Wicks', '10')] }))],
  });
  expect(rows.sessions.map(({ Name }) => Name)).toEqual(['Tides', 'Wicks']);
  expect(findings.find(({ code }) => code === 'json-syntax')).toMatchObject({ file: 'a.html', line: 4 });
});

test('a file of JSON-LD, and a page without events', () => {
  expect(importProgramme({ files: [fileOf('a.json', JSON.stringify(congress(talk('Tides', '09'))))] })).toMatchObject({
    format: 'json-ld',
    rows: { sessions: [{ Name: 'Tides' }] },
  });
  expect(importProgramme({ files: [fileOf('a.html', page({ '@context': 'https://schema.org', '@type': 'Organization' }))] })).toMatchObject(
    {
      readable: false,
      findings: [{ code: 'no-events' }],
    },
  );
});

test('jCal: a calendar in JSON, with zones, several values and a rule', () => {
  const event = (uid: string, ...more: unknown[]) => [
    'vevent',
    [
      ['uid', {}, 'text', uid],
      ['summary', {}, 'text', `Session ${uid}`],
      ['dtstart', { tzid: 'Europe/Berlin' }, 'date-time', '2031-03-01T09:00:00'],
      ['duration', {}, 'duration', 'PT45M'],
      ['location', {}, 'text', 'Hall'],
      ...more,
    ],
    [],
  ];
  const calendar = [
    'vcalendar',
    [['x-wr-calname', {}, 'unknown', 'Lantern']],
    [event('1'), event('2', ['rrule', {}, 'recur', { freq: 'DAILY', count: 2 }])],
  ];
  const { format, event: whole, rows, quarantine } = importProgramme({ files: [fileOf('a.json', JSON.stringify(calendar))] });
  expect([format, whole.name, whole.timeZone, quarantine]).toEqual(['jcal', 'Lantern', 'Europe/Berlin', []]);
  expect(rows.sessions.map(({ Name, StartDateTime, EndDateTime }) => [Name, StartDateTime, EndDateTime])).toEqual([
    ['Session 1', '2031-03-01T09:00:00+01:00', '2031-03-01T09:45:00+01:00'],
    ['Session 2', '2031-03-01T09:00:00+01:00', '2031-03-01T09:45:00+01:00'],
    ['Session 2', '2031-03-02T09:00:00+01:00', '2031-03-02T09:45:00+01:00'],
  ]);
});
