// docs/import-mapping.md: its example does what it says, and its table of fields is complete.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { synonyms } from '../import/vocabulary/synonyms.ts';
import { folderOf, foyer } from './fixture/recorded.ts';

const guide = readFileSync(join(import.meta.dirname, '../../docs/import-mapping.md'), 'utf8');
const block = (language: string): string => new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``).exec(guide)?.[1] ?? '';

test('the example of the guide is imported as the guide says', async () => {
  const [source, out] = [folderOf({ 'sessions.csv': block('csv'), 'mapping.json': block('json') }), folderOf()];
  const { code, out: lines } = await foyer('import', source, '--event', 'society/congress', '--out', out);
  expect([code, lines[0]]).toEqual([0, 'Lantern Congress 2031, 2031-03-01 to 2031-03-02, Europe/Berlin (table)']);
  expect(lines.filter((line) => line.includes('left out'))).toEqual([expect.stringContaining('Budget')]);
  const { rows } = JSON.parse(readFileSync(join(out, 'society/congress/data/sessions.json'), 'utf8')) as { rows: object[] };
  expect(rows).toMatchObject([
    { Name: 'Opening', SessionType: 'Talk', StartDateTime: '2031-03-01T09:00', EndDateTime: '2031-03-01T09:30' },
    { Name: 'Reading the tides', RoomId: 'lamp-room', Speakers: [{ DisplayName: 'Ada Sample' }, { DisplayName: 'Bo Beispiel' }] },
    { Name: 'Night walk', RoomId: 'foyer', ProgrammeDay: '2031-03-01', EndDateTime: '2031-03-02T00:30' },
  ]);
});

test('a newer table of the example is known as the same programme', async () => {
  const [csv, mapping, out] = [block('csv'), block('json'), folderOf()];
  const load = (table: string) =>
    foyer('import', folderOf({ 'sessions.csv': table, 'mapping.json': mapping }), '--event', 'society/congress', '--out', out);
  await load(csv);
  const { code, out: lines } = await load(csv.replace('A2;Reading the tides', 'A2;Reading tides'));
  expect([code, lines]).toEqual([
    0,
    expect.arrayContaining(['  changed: “Reading tides”: title “Reading tides”, was “Reading the tides”']),
  ]);
});

test('every field is explained', () => {
  const table = guide.slice(guide.indexOf('## Fields'), guide.indexOf('## Importing again'));
  expect(Object.keys(synonyms).filter((name) => !table.includes(`\`${name}\``))).toEqual([]);
});
