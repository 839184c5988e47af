import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hasShared, sharedPath } from '../../tests/support/shared.ts';
import { importProgramme } from './import-programme.ts';
import type { ImportResult } from './result.ts';

const real = test.skipIf(!hasShared);
const read = (path: string): ImportResult => importProgramme({ files: [{ path, bytes: readFileSync(sharedPath(`data/${path}`)) }] });
const counts = ({ rows, event }: ImportResult) => ({
  sessions: rows.sessions.length,
  persons: rows.authors.length,
  rooms: rows.rooms.length,
  tracks: rows.tracks.length,
  days: event.days.length,
});
/** Where a row refers to something that is not there, or stands under an id twice. */
function faults({ rows: { sessions, authors, rooms, tracks } }: ImportResult): string[] {
  const ids = (list: { Id: string }[]) => new Set(list.map(({ Id }) => Id));
  const [people, halls, topics] = [ids(authors), ids(rooms), ids(tracks)];
  const repeated = [sessions, authors, rooms, tracks].some((list) => ids(list).size !== list.length);
  const loose = sessions.filter(
    ({ RoomId = '', TrackId = '', Speakers = [] }) =>
      (RoomId && !halls.has(RoomId)) || (TrackId && !topics.has(TrackId)) || Speakers.some(({ Id }) => !people.has(Id)),
  );
  return [...(repeated ? ['an id is repeated'] : []), ...loose.map(({ Id }) => Id)];
}

real('38C3: everything arrives (shared/data/38c3)', () => {
  const result = read('38c3/schedule-38c3-20251206.xml');
  const { rows, event, findings, quarantine } = result;
  // 567 names, four of them under two guids: those are eight people. Seven tracks have a name, the eighth is none.
  expect(counts(result)).toEqual({ sessions: 1007, persons: 571, rooms: 72, tracks: 7, days: 4 });
  expect(new Set(rows.authors.map(({ DisplayName }) => DisplayName)).size).toBe(567);
  expect([findings, quarantine, faults(result)]).toEqual([[], [], []]);
  expect(event).toMatchObject({ name: '38C3', timeZone: 'Europe/Berlin', startDate: '2024-12-27', endDate: '2024-12-30' });

  const night = rows.sessions.filter(({ StartDateTime }) => Number(StartDateTime!.slice(11, 13)) < 6);
  expect(night).toHaveLength(58);
  for (const { StartDateTime, ProgrammeDay } of night) {
    expect(Date.parse(StartDateTime!.slice(0, 10)) - Date.parse(ProgrammeDay!)).toBe(86_400_000);
  }
  const spoken = Object.groupBy(rows.sessions, ({ Languages = [] }) => Languages.join(' '));
  expect(Object.fromEntries(Object.entries(spoken).map(([languages, list]) => [languages, list!.length]))).toEqual({
    de: 460,
    en: 329,
    'de en': 129,
    'en de': 45,
    '': 44,
  });
  expect(rows.sessions.filter(({ Abstract }) => Abstract === '')).toHaveLength(182);
  expect(rows.sessions.filter(({ Description }) => Description === '')).toHaveLength(120);
  expect(rows.sessions.filter(({ Speakers = [] }) => Speakers.length === 0)).toHaveLength(118);
  expect(rows.sessions.filter(({ SessionType }) => SessionType === 'other')).toHaveLength(498);
  expect(rows.sessions.filter(({ Groups = [] }) => Groups.some(({ Name }) => Name === 'Not recorded'))).toHaveLength(25);
  expect(rows.sessions.filter(({ Highlighted }) => Highlighted)).toHaveLength(6);
  expect(
    rows.sessions.every(({ StartDateTime, EndDateTime }) => StartDateTime!.endsWith('+01:00') && EndDateTime!.endsWith('+01:00')),
  ).toBe(true);
});

real('camp2019: everything arrives (shared/data/ccamp2019-rc3)', () => {
  const result = read('ccamp2019-rc3/frab-camp2019.json');
  expect(counts(result)).toEqual({ sessions: 79, persons: 90, rooms: 2, tracks: 7, days: 5 });
  expect([result.findings, result.quarantine, faults(result)]).toEqual([[], [], []]);
  expect(result.event).toMatchObject({ timeZone: 'Europe/Berlin', startDate: '2019-08-21', endDate: '2019-08-25' });
  expect(result.rows.sessions[0]).toMatchObject({
    Name: 'Opening Ceremony',
    StartDateTime: '2019-08-21T11:00:00+02:00',
    EndDateTime: '2019-08-21T11:30:00+02:00',
  });
  const attachments = result.rows.sessions.flatMap(({ Attachments = [] }) => Attachments.map(({ Url }) => Url));
  expect(attachments.filter((url) => url.startsWith('https://fahrplan.events.ccc.de/system/event_attachments/')).length).toBeGreaterThan(5);
  expect(attachments.filter((url) => !/^https?:/.test(url))).toEqual([]);
});

real('rC3: everything arrives, the missing time zone is found (shared/data/ccamp2019-rc3)', () => {
  const result = read('ccamp2019-rc3/pretalx-rc3.json');
  expect(counts(result)).toEqual({ sessions: 48, persons: 56, rooms: 5, tracks: 5, days: 4 });
  expect([result.quarantine, faults(result)]).toEqual([[], []]);
  expect(result.findings.map(({ code }) => code)).toEqual(['time-zone-guessed']);
  expect(result.event.timeZone).toBe('Europe/Berlin');
  expect(result.rows.authors.filter(({ Biography = '' }) => Biography !== '').length).toBeGreaterThan(30);
  expect(result.leftOut.find(({ field }) => field === 'answers')).toMatchObject({ rows: 48 });
  expect(JSON.stringify(result.rows)).not.toContain('0160 84');
});

real('a folder with two programmes asks for one of them', () => {
  const files = ['frab-camp2019.json', 'pretalx-rc3.json', 'c3voc-schedule-schema.json'].map((path) => ({
    path,
    bytes: readFileSync(sharedPath(`data/ccamp2019-rc3/${path}`)),
  }));
  expect(importProgramme({ files }).findings).toMatchObject([
    { code: 'several-programmes', message: 'several programmes were found; name one of frab-camp2019.json, pretalx-rc3.json' },
  ]);
});
