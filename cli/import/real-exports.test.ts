// Exports of three systems, every item compared with a reading of its own: plain JSON and plain CSV, no code of the importer.
import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { hasShared, sharedPath } from '../../tests/support/shared.ts';
import { importProgramme } from './import-programme.ts';

const real = test.skipIf(!hasShared);
const bytesOf = (path: string) => ({ path, bytes: readFileSync(sharedPath(`data/${path}`)) });
const textOf = (path: string): string => readFileSync(sharedPath(`data/${path}`), 'utf8');
const MINUTE = 60_000;

type Contribution = {
  title: string;
  friendly_id: number;
  duration: number;
  startDate: { date: string; time: string };
  speakers: { first_name: string; last_name: string; affiliation: string }[];
  primaryauthors: { first_name: string; last_name: string; affiliation: string }[];
  coauthors: { first_name: string; last_name: string; affiliation: string }[];
};

real('Indico: every contribution with its time, people and institutions (shared/data/indico)', () => {
  const { results } = JSON.parse(textOf('indico/indico.json')) as { results: { contributions: Contribution[] }[] };
  const { contributions } = results[0]!;
  const { rows, event, quarantine, findings } = importProgramme({ files: [bytesOf('indico/indico.json')] });
  expect([quarantine, findings, rows.sessions.length]).toEqual([[], [], 37]);
  expect(event).toMatchObject({
    name: 'X.Org Developer Conference 2021',
    timeZone: 'Europe/Warsaw',
    startDate: '2021-09-15',
    endDate: '2021-09-17',
  });
  for (const one of contributions) {
    const row = rows.sessions.find(({ Id }) => Id === String(one.friendly_id))!;
    const start = Date.parse(`${one.startDate.date}T${one.startDate.time}Z`);
    expect([row.Name, Date.parse(row.StartDateTime!), Date.parse(row.EndDateTime!)]).toEqual([
      one.title.trim(),
      start,
      start + one.duration * MINUTE,
    ]);
    const people = one.speakers.length > 0 ? one.speakers : [...one.primaryauthors, ...one.coauthors];
    const names = [...new Set(people.map((person) => `${person.first_name} ${person.last_name}`.trim()))];
    expect(row.Speakers!.map(({ DisplayName }) => DisplayName)).toEqual(names);
    for (const { first_name, last_name, affiliation } of people) {
      const author = rows.authors.find(({ DisplayName }) => DisplayName === `${first_name} ${last_name}`.trim())!;
      if (affiliation !== '') expect(author.Institution).toBeTruthy();
    }
  }
  expect(JSON.stringify(rows)).not.toContain('emailHash');
});

type Item = {
  id: string;
  title: string;
  date: string;
  time: string;
  mins: string;
  loc: string[];
  tags: string[];
  people: { id: string; name: string }[] | null;
};

real('KonOpas: every item with its hour, room, people and moderators (shared/data/konopas)', () => {
  const items = JSON.parse(
    textOf('konopas/program.js')
      .replace(/^\s*var program = /, '')
      .replace(/;\s*$/, ''),
  ) as Item[];
  const timeZone = 'America/New_York';
  const { rows, quarantine } = importProgramme({ files: [bytesOf('konopas/program.js'), bytesOf('konopas/people.js')], timeZone });
  expect([quarantine, rows.sessions.length]).toEqual([[], 617]);
  const rooms = new Map(rows.rooms.map(({ Id, Name }) => [Id, Name]));
  const tracks = new Map(rows.tracks.map(({ Id, Name }) => [Id, Name]));
  for (const item of items) {
    const row = rows.sessions.find(({ Id }) => Id === item.id)!;
    expect(row.Name).toBe(item.title.replaceAll(/\s+/g, ' ').trim());
    // The source writes no offset, and so no row does.
    expect(row.StartDateTime).toBe(`${item.date}T${item.time}`);
    expect(Date.parse(row.EndDateTime!) - Date.parse(row.StartDateTime!)).toBe(Number(item.mins) * MINUTE);
    expect(rooms.get(row.RoomId!)).toBe(item.loc[0]!.trim());
    expect(tracks.get(row.TrackId!)).toBe(
      item.tags
        .find((tag) => tag.startsWith('track:'))!
        .slice(6)
        .trim(),
    );
    const moderators = (item.people ?? []).filter(({ name }) => /\(moderator\)/i.test(name));
    expect(row.Chairs!.length).toBe(moderators.length);
    expect(row.Speakers!.length + row.Chairs!.length).toBe(new Set((item.people ?? []).map(({ id, name }) => `${id} ${name}`)).size);
  }
  const moderated = rows.sessions.find(({ Id }) => Id === '13');
  expect([moderated!.Chairs![0]!.DisplayName, moderated!.Speakers!.length]).toEqual(['Suzanne Palmer', 4]);
  expect(rows.authors.some(({ DisplayName }) => DisplayName?.includes('moderator'))).toBe(false);
  expect(rows.authors.filter(({ Biography = '' }) => Biography !== '').length).toBeGreaterThan(300);
});

real('GPN11, a table: the date goes before the number of the day (shared/data/gpn11)', () => {
  const table = parse(textOf('gpn11/gpn11.csv'), { columns: true }) as Record<string, string>[];
  const timeZone = 'Europe/Berlin';
  const { rows, quarantine, event } = importProgramme({ files: [bytesOf('gpn11/gpn11.csv')], timeZone });
  expect([quarantine, rows.sessions.length, event.startDate, event.endDate]).toEqual([[], table.length, '2011-06-23', '2011-06-26']);
  for (const line of table) {
    const row = rows.sessions.find(({ Id }) => Id === line['ID'])!;
    expect([row.Name, row.StartDateTime]).toEqual([
      line['Title']!.replaceAll(/\s+/g, ' ').trim(),
      `${line['Date']}T${line['Start']!.padStart(5, '0')}`,
    ]);
    const [hours, minutes] = line['Duration']!.split(':').map(Number);
    expect((Date.parse(row.EndDateTime!) - Date.parse(row.StartDateTime!)) / MINUTE).toBe(hours! * 60 + minutes!);
  }
});
