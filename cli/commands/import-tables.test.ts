// foyer import of tables: what is shown, asked and written before and with an event.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { writeXlsx } from 'hucre/xlsx';
import { answering, folderOf, foyer } from './fixture/recorded.ts';

const rows = [
  ['Title', 'Begin', 'End', 'Speaker', 'Zone of interest'],
  ['Tides', '2031-03-01 09:00', '09:30', 'Ada Sample (Harbour Office)', 'coast'],
  ['Wicks', '2031-03-01 09:30', '10:00', 'Bo Beispiel', 'lamps'],
];
const csv = rows.map((row) => row.join(';')).join('\n');
const event = (out: string) => ['--event', 'lamps/lantern', '--out', out];
const json = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
const workbook = async (): Promise<string> => {
  const folder = folderOf();
  writeFileSync(join(folder, 'programme.xlsx'), await writeXlsx({ sheets: [{ name: 'One', rows }] }));
  return folder;
};

test('without an event: columns, how sure they are, the rows as they would become, and a mapping to complete', async () => {
  const folder = await workbook();
  const { code, out, err } = await foyer('import', join(folder, 'programme.xlsx'));
  expect([code, out[0]]).toEqual([0, 'programme.xlsx: 2 rows']);
  expect(out).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^ {2}Title\s+title\s+sure: by its name$/),
      expect.stringMatching(/^ {2}Zone of interest\s+nothing\s+not known: no known name$/),
      'The first rows as they would become:',
      '  2031-03-01 09:00–09:30 · Tides · Ada Sample',
    ]),
  );
  const path = join(folder, 'programme.mapping.json');
  expect(err).toEqual([expect.stringContaining(path)]);
  expect(json(path)).toMatchObject({ fields: { title: 'Title', start: 'Begin', end: 'End', persons: 'Speaker' } });
});

test('the mapping that is written fits the published schema, is taken by the next import, and is not written over', async () => {
  const folder = await workbook();
  const [source, path] = [join(folder, 'programme.xlsx'), join(folder, 'programme.mapping.json')];
  await foyer('import', source, '--time-zone', 'Europe/Berlin');
  const schema = json(join(import.meta.dirname, '../../schemas/import/mapping.schema.json')) as object;
  expect(new Ajv2020({ strict: false, formats: { date: true } }).validate(schema, json(path))).toBe(true);
  const changed = {
    ...(json(path) as object),
    name: 'Lantern',
    fields: { ...(json(path) as { fields: object }).fields, track: 'Zone of interest' },
  };
  writeFileSync(path, JSON.stringify(changed));
  const out = folderOf();
  expect((await foyer('import', source, ...event(out))).code).toBe(0);
  expect(json(join(out, 'lamps/lantern/app.json'))).toMatchObject({ event: { name: 'Lantern', timeZone: 'Europe/Berlin' } });
  expect(json(join(out, 'lamps/lantern/data/tracks.json'))).toMatchObject({ rows: [{ Name: 'coast' }, { Name: 'lamps' }] });
  await foyer('import', source);
  expect(json(path)).toEqual(changed);
});

test('at a terminal what nobody is sure of is asked, the answers are written, and the import goes on with them', async () => {
  const [folder, out] = [folderOf({ 'a.csv': csv }), folderOf()];
  const { code, asked } = await answering(['track', 'Europe/Dublin'], 'import', join(folder, 'a.csv'), ...event(out));
  expect([code, asked]).toEqual([0, ['What is the column “Zone of interest”?', 'In which time zone are the times?']]);
  expect(json(join(folder, 'a.mapping.json'))).toMatchObject({ timeZone: 'Europe/Dublin', fields: { track: 'Zone of interest' } });
  expect(json(join(out, 'lamps/lantern/app.json'))).toMatchObject({ event: { timeZone: 'Europe/Dublin' } });
  const again = await answering([], 'import', join(folder, 'a.csv'), ...event(out));
  expect([again.code, again.asked]).toEqual([0, []]);
});

test('the order of dates is asked where nothing decides it', async () => {
  const folder = folderOf({ 'a.csv': 'Title,Date,Start\nTides,1/3/2031,9:00\n' });
  const { asked, out } = await answering(['mdy'], 'import', join(folder, 'a.csv'), '--time-zone', 'Europe/Berlin');
  expect([asked, out.some((line) => line.includes('2031-01-03 09:00'))]).toEqual([['Which is first in dates such as 3/1/2031?'], true]);
  expect(json(join(folder, 'a.mapping.json'))).toMatchObject({ dateOrder: 'mdy' });
});

test('in a pipe nobody is asked: what is sure is taken, a title for want of any other too, and the rest is reported', async () => {
  const folder = folderOf({ 'a.csv': 'Wie es heisst;09:00?;X\nDie lange Geschichte der Gezeiten;09:00;1\nVom Docht und vom Öl;10:00;2\n' });
  const { code, out } = await foyer('import', join(folder, 'a.csv'));
  expect(code).toBe(0);
  expect(out).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/Wie es heisst\s+title\s+not sure: its texts are the longest/),
      expect.stringMatching(/title-guessed/),
      expect.stringMatching(/left out on purpose: X \(2 rows\)/),
    ]),
  );
});

test('--dry-run writes nothing, neither a mapping nor an event', async () => {
  const [folder, out] = [folderOf({ 'a.csv': csv }), join(folderOf(), 'new')];
  expect((await foyer('import', join(folder, 'a.csv'), '--dry-run')).code).toBe(0);
  const { code, out: lines } = await foyer('import', join(folder, 'a.csv'), ...event(out), '--dry-run');
  expect([code, lines.at(-1)]).toEqual([0, expect.stringMatching(/^Nothing was written \(--dry-run\): \d+ files to write, 0 in the way$/)]);
  expect([existsSync(join(folder, 'a.mapping.json')), existsSync(out)]).toEqual([false, false]);
});

test('--json is one document: counts, columns, findings', async () => {
  const folder = folderOf({ 'a.csv': csv });
  const { out } = await foyer('import', join(folder, 'a.csv'), ...event(folderOf()), '--json');
  expect(JSON.parse(out.join('\n'))).toMatchObject({
    format: 'table',
    counts: { sessions: 2, authors: 2 },
    tables: [{ file: 'a.csv', rows: 2 }],
    leftOut: [{ field: 'Zone of interest', rows: 2 }],
  });
});

test('a table in an encoding of its own, and a language', async () => {
  const folder = folderOf();
  writeFileSync(join(folder, 'a.csv'), Buffer.from('Title;Start\nKüste;2031-03-01 09:00\n', 'latin1'));
  const out = folderOf();
  const { code } = await foyer('import', join(folder, 'a.csv'), ...event(out), '--encoding', 'windows-1252', '--language', 'de');
  expect(code).toBe(0);
  expect(json(join(out, 'lamps/lantern/data/sessions.json'))).toMatchObject({ rows: [{ Name: 'Küste' }] });
  expect(json(join(out, 'lamps/lantern/app.json'))).toMatchObject({ event: { languages: ['de-DE'] } });
});

test.each([
  [['--encoding', 'morse'], 'nobody knows "morse"'],
  [['--language', 'german'], '--language takes a language'],
  [['--mapping', 'nowhere.json'], 'There is no mapping nowhere.json'],
  [['--event', 'a/b'], '--event <instance/event> and --out <dir> go together'],
])('%j is a usage error', async (flags, words) => {
  const { code, err } = await foyer('import', join(folderOf({ 'a.csv': csv }), 'a.csv'), ...flags);
  expect([code, err.join(' ')]).toEqual([2, expect.stringContaining(words)]);
});

test('a programme with fields of its own needs no mapping', async () => {
  const schedule =
    '<schedule><conference><title>X</title></conference><day date="2031-03-01"><room name="R"><event id="1"><title>T</title></event></room></day></schedule>';
  const { code, err } = await foyer('import', join(folderOf({ 'a.xml': schedule }), 'a.xml'));
  expect([code, err.join(' ')]).toEqual([2, expect.stringContaining('frab-xml needs no mapping')]);
});
