// foyer import of a newer programme: any format renews what it wrote, ids stay, everything that is different is said, own pages stay.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sessionizeAll, sessionizeSession } from '../import/fixtures/families.ts';
import { answering, folderOf, foyer, writeInto } from './fixture/recorded.ts';

const head = 'Title;Start;End;Room;Speaker;Track';
const table = (...rows: string[]): string => join(folderOf({ 'a.csv': [head, ...rows].join('\n') }), 'a.csv');
const event = (out: string, ...flags: string[]) => ['--event', 'lamps/lantern', '--out', out, '--time-zone', 'Europe/Berlin', ...flags];
const load = (source: string, out: string, ...flags: string[]) => foyer('import', source, ...event(out, ...flags));
const read = (out: string, path: string) =>
  JSON.parse(readFileSync(join(out, 'lamps/lantern', path), 'utf8')) as { rows: Record<string, unknown>[] };
const changes = (lines: readonly string[]): string[] =>
  lines.filter((line) => /^Compared|^ {2}(cancelled|moved|changed|added): /.test(line));

const tides = 'Tides;2031-03-01 09:00;09:30;Lamp Room;Ada Sample;Sea';
const wicks = 'Wicks;2031-03-01 10:00;10:30;Lamp Room;Bo Beispiel;Lamps';
const oil = 'Oil;2031-03-01 11:00;11:30;Lamp Room;Cy Muster;Lamps';

test('a table without ids renews its earlier version; the home page somebody edited stays, and so do the ids', async () => {
  const out = folderOf();
  await load(table(tides, wicks, oil), out);
  writeInto(out, { 'lamps/lantern/pages/HomePage.json': { schemaVersion: 1, page: 'HomePage', title: 'Mine' } });
  const ids = read(out, 'data/sessions.json').rows.map(({ Id }) => Id);
  const newer = table(tides, wicks.replace('2031-03-01', '2031-03-02'), oil, 'Flames;2031-03-02 11:00;12:00;Hall;;');
  const { code, out: lines } = await load(newer, out, '--keep');
  expect([code, changes(lines)]).toEqual([
    0,
    [
      'Compared with what is there: 1 added, 1 moved; 2 as before',
      '  moved: “Wicks”: 1 day later, to 2031-03-02 10:00, was 2031-03-01 10:00',
      '  added: “Flames”, 2031-03-02 11:00',
    ],
  ]);
  expect(read(out, 'data/sessions.json').rows.map(({ Id }) => Id)).toEqual([...ids, 'flames-2031-03-02']);
  expect(readFileSync(join(out, 'lamps/lantern/pages/HomePage.json'), 'utf8')).toContain('Mine');
});

test('a renamed room is one change, not one for each session; what is said about people and tracks is compared', async () => {
  const [out, speakers] = [folderOf(), 'Name,Bio,Company\nAda Sample,Reads tides.,Harbour Office\n'];
  const folder = (rows: string[], people: string): string =>
    folderOf({ 'sessions.csv': [head, ...rows].join('\n'), 'speakers.csv': people });
  await load(folder([tides, wicks, oil], speakers), out);
  const room = read(out, 'data/rooms.json').rows[0]!['Id'];
  const renamed = [tides, wicks, oil].map((row) => row.replace('Lamp Room', 'Wick Hall'));
  const { code, out: lines } = await load(
    folder(renamed, speakers.replace('Reads tides.', 'Measures tides.').replace('Harbour', 'Lamp')),
    out,
  );
  expect([code, changes(lines)]).toEqual([
    0,
    [
      'Compared with what is there: 2 changed; 3 as before',
      '  changed: room “Wick Hall”: name “Wick Hall”, was “Lamp Room”',
      '  changed: person “Ada Sample”: biography rewritten; institution “Lamp Office”, was “Harbour Office”',
    ],
  ]);
  expect(read(out, 'data/rooms.json').rows).toMatchObject([{ Id: room, Name: 'Wick Hall' }]);
  expect(read(out, 'data/sessions.json').rows.map(({ RoomId }) => RoomId)).toEqual([room, room, room]);
});

test('a title that changed keeps the session and its id: its people and hour say which it is', async () => {
  const out = folderOf();
  await load(table(tides, wicks), out);
  const { code, out: lines } = await load(table(tides, wicks.replace('Wicks', 'All about wicks')), out);
  expect([code, changes(lines)]).toEqual([
    0,
    ['Compared with what is there: 1 changed; 1 as before', '  changed: “All about wicks”: title “All about wicks”, was “Wicks”'],
  ]);
  expect(read(out, 'data/sessions.json').rows[1]).toMatchObject({ Id: 'wicks-2031-03-01', Name: 'All about wicks' });
});

test('Sessionize renews by its ids', async () => {
  const source = (...sessions: object[]): string => {
    const file = sessionizeAll(sessions);
    return join(folderOf({ 'all.json': new TextDecoder().decode(file.bytes) }), 'all.json');
  };
  const out = folderOf();
  await load(source(sessionizeSession('1'), sessionizeSession('2')), out);
  const { code } = await load(source(sessionizeSession('1'), sessionizeSession('2'), sessionizeSession('3')), out, '--keep');
  expect([code, read(out, 'data/sessions.json').rows.length]).toEqual([0, 3]);
});

test('where few sessions are known again the person at the terminal is asked; in a pipe nothing is written', async () => {
  const out = folderOf();
  await load(table(tides, wicks, oil), out);
  const other = (): string => table(tides, 'A;2031-03-01 09:00;10:00;X;;', 'B;2031-03-01 09:00;10:00;Y;;');
  expect((await load(other(), out)).code).toBe(1);
  const question = '1 of 3 sessions are those that are there. Is this a newer version of the same programme?';
  const refused = await answering(['no'], 'import', other(), ...event(out));
  expect([refused.code, refused.asked]).toEqual([1, [question]]);
  const renewed = await answering(['yes'], 'import', other(), ...event(out));
  expect([renewed.code, read(out, 'data/sessions.json').rows.length]).toEqual([0, 3]);
});

test('rows written by hand are no earlier import, though their titles are the same', async () => {
  const out = folderOf();
  await load(table(tides, wicks), out);
  writeInto(out, { 'lamps/lantern/import-report.json': {} });
  expect((await load(table(tides, wicks, oil), out)).code).toBe(1);
});

test('times without an offset are those of the event, whatever its zone: it is put right in app.json, and the next import takes it from there', async () => {
  const out = folderOf();
  const [source, folder] = [table(tides, wicks), ['--event', 'lamps/lantern', '--out', out]];
  const first = await foyer('import', source, ...folder);
  expect(first.out.find((line) => line.includes('UTC is taken'))).toContain('set event.timeZone in app.json');
  const rows = read(out, 'data/sessions.json').rows;
  expect(rows).toMatchObject([
    { StartDateTime: '2031-03-01T09:00', EndDateTime: '2031-03-01T09:30' },
    { StartDateTime: '2031-03-01T10:00' },
  ]);
  const app = read(out, 'app.json') as unknown as { event: object };
  writeInto(out, { 'lamps/lantern/app.json': { ...app, event: { ...app.event, timeZone: 'America/New_York' } } });
  const again = await foyer('import', table(tides, wicks, oil), ...folder, '--keep');
  expect(again.out[0]).toContain('America/New_York');
  expect([again.code, changes(again.out)]).toEqual([
    0,
    ['Compared with what is there: 1 added; 2 as before', '  added: “Oil”, 2031-03-01 11:00'],
  ]);
  expect(read(out, 'data/sessions.json').rows.slice(0, 2)).toEqual(rows);
});

test('rows that an earlier version wrote with an offset are the same as those without one', async () => {
  const out = folderOf();
  await load(table(tides, wicks), out);
  const { rows } = read(out, 'data/sessions.json');
  const withOffset = rows.map((row) => ({
    ...row,
    StartDateTime: `${String(row['StartDateTime'])}:00+01:00`,
    EndDateTime: `${String(row['EndDateTime'])}:00+01:00`,
  }));
  writeInto(out, { 'lamps/lantern/data/sessions.json': { schemaVersion: 1, rows: withOffset } });
  expect(changes((await load(table(tides, wicks), out)).out)).toEqual(['Compared with what is there: nothing is different; 2 as before']);
});
