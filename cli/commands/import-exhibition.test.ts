// foyer import of exhibitors: a new event, an event that has a programme, a newer list, logos beside the table.
import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderOf, foyer, writeInto } from './fixture/recorded.ts';

const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 4"><rect width="9" height="4"/></svg>';
const list = 'Company;Booth;Tier;Website;Logo\nFaro;A1, A2;Gold;faro.example.org;logos/faro.svg\nHalden;A3;Silver;;logos/none.svg\n';
const sessions = 'Title;Start;End;Room;Sponsor\nLamps;2031-03-01 09:00;10:00;Hall;\n';
const load = (source: string, out: string, ...more: string[]) =>
  foyer('import', source, '--event', 'lamps/lantern', '--out', out, '--time-zone', 'Europe/Berlin', ...more);
const path = (out: string, file: string): string => join(out, 'lamps/lantern', file);
const read = (out: string, file: string): string => readFileSync(path(out, file), 'utf8');
const rows = (out: string, file: string) => (JSON.parse(read(out, `data/${file}.json`)) as { rows: Record<string, unknown>[] }).rows;

test('a list alone becomes an event that shows it; logos beside it become assets, one that is not there is told', async () => {
  const [folder, out] = [folderOf({ 'exhibitors.csv': list, 'logos/faro.svg': logo }), folderOf()];
  const { code, out: lines } = await load(join(folder, 'exhibitors.csv'), out);
  expect([code, lines.at(-1)]).toEqual([0, expect.stringContaining('No findings')]);
  expect(lines).toContain('  exhibition: 2 companies, 3 booths in 1 hall');
  expect(lines.join('\n')).toContain('exhibitors.csv:3:1 warning picture-missing “Halden”');
  expect(read(out, 'assets/companies/faro.svg')).toBe(logo);
  expect(rows(out, 'companies')).toMatchObject([{ Id: 'faro', LogoPath: 'asset:companies/faro.svg' }, { Id: 'halden' }]);
  expect(rows(out, 'companies')[1]).not.toHaveProperty('LogoPath');
  expect([read(out, 'header.json'), read(out, 'pages/HomePage.json')]).toEqual([
    expect.stringContaining('page:IndustryLandingPage'),
    expect.stringContaining('exhibition/tier-grid'),
  ]);
  expect(existsSync(path(out, 'data/sessions.json'))).toBe(false);
});

test('pictures out of the folder, behind links, or that are none are not taken', async () => {
  const folder = folderOf({ 'logos/none.svg': 'root:x:0:0', 'secret/x.svg': logo });
  const source = join(folder, 'list');
  writeInto(source, {
    'exhibitors.csv': 'Company;Booth;Logo\nA;1;link.svg\nB;2;deep/x.svg\nC;3;../secret/x.svg\nD;4;none.svg\nE;5;own.svg\n',
  });
  writeInto(source, { 'none.svg': 'root:x:0:0', 'own.svg': logo });
  symlinkSync(join(folder, 'secret/x.svg'), join(source, 'link.svg'));
  symlinkSync(join(folder, 'secret'), join(source, 'deep'));
  const out = folderOf();
  const { out: lines } = await load(source, out);
  expect(lines.filter((line) => line.includes('picture-missing'))).toHaveLength(3);
  expect(rows(out, 'companies').flatMap(({ LogoPath = '' }) => LogoPath || [])).toEqual(['asset:companies/e.svg']);
});

test('an event with a programme keeps it and its pages; sessions of an imported programme find their company', async () => {
  const out = folderOf();
  const schedule = {
    schedule: {
      conference: {
        title: 'Lantern',
        days: [
          {
            date: '2031-03-01',
            rooms: { Hall: [{ id: 1, guid: 'g', title: 'Lamps', date: '2031-03-01T09:00:00+01:00', duration: '01:00', company: 'FARO' }] },
          },
        ],
      },
    },
  };
  const source = folderOf({ 'schedule.json': schedule, 'exhibitors.csv': list });
  expect((await load(join(source, 'schedule.json'), out)).code).toBe(0);
  const before = ['app.json', 'header.json', 'pages/HomePage.json', 'data/rooms.json', 'import-report.json'].map((file) => read(out, file));
  const dry = await load(join(source, 'exhibitors.csv'), out, '--dry-run');
  expect([dry.code, existsSync(path(out, 'data/companies.json'))]).toEqual([0, false]);
  const { code, err } = await load(join(source, 'exhibitors.csv'), out);
  expect([code, err.join('\n')]).toEqual([
    0,
    expect.stringContaining('New pages the kept header has no entry for: lamps/lantern/pages/IndustryLandingPage.json'),
  ]);
  expect(
    ['app.json', 'header.json', 'pages/HomePage.json', 'data/rooms.json', 'import-report.json'].map((file) => read(out, file)),
  ).toEqual(before);
  expect(rows(out, 'sessions')).toMatchObject([{ Name: 'Lamps', CompanyAccountId: 'faro' }]);
  // The programme again: the session still leads to its company.
  expect((await load(join(source, 'schedule.json'), out, '--keep')).code).toBe(0);
  expect([rows(out, 'sessions')[0]!['CompanyAccountId'], rows(out, 'companies').length]).toEqual(['faro', 2]);
});

test('a newer list says what changes, keeps ids, plan and pages of the organiser; the same list changes nothing', async () => {
  const [source, out] = [folderOf({ 'exhibitors.csv': list }), folderOf()];
  const file = join(source, 'exhibitors.csv');
  await load(file, out);
  const again = await load(file, out);
  expect([again.code, again.out.join('\n')]).toEqual([
    0,
    expect.stringContaining('Exhibition, compared with what is there: nothing is different; 2 as before'),
  ]);
  const mine = { schemaVersion: 1, page: 'IndustryLandingPage', layers: { page: { grids: [] } } };
  const plan = {
    schemaVersion: 1,
    rows: [{ Id: 'main', Name: 'Main hall', Width: 100, Height: 50, Booths: [{ BoothNumber: 'A1', Points: '0,0 9,9' }] }],
  };
  const renamed = rows(out, 'companies').map((row) => (row['Id'] === 'faro' ? { ...row, Id: '4711' } : row));
  writeInto(out, {
    'lamps/lantern/pages/IndustryLandingPage.json': mine,
    'lamps/lantern/data/halls.json': plan,
    'lamps/lantern/data/companies.json': { schemaVersion: 1, rows: renamed },
  });
  writeFileSync(file, 'Company;Booth;Tier;Website\nFaro;A1;Platinum;faro.example.org\nNew;A9;;\n');
  expect((await load(file, out)).code).toBe(1);
  const kept = await load(file, out, '--keep');
  expect(kept.out.filter((line) => /^ {2}(gone|changed|added):/.test(line))).toEqual([
    '  gone: company “Halden”',
    '  changed: company “Faro”: sponsor tier, booths',
    '  added: company “New”',
  ]);
  expect(rows(out, 'companies')).toMatchObject([
    { Id: '4711', SponsorType: 'Platinum', ExhibitorBooths: [{ HallId: 'main', BoothNumber: 'A1' }] },
    { Id: 'new', ExhibitorBooths: [{ HallId: 'main' }] },
  ]);
  expect([JSON.parse(read(out, 'pages/IndustryLandingPage.json')), JSON.parse(read(out, 'data/halls.json'))]).toEqual([mine, plan]);
});

test('a hall that the plan of the organiser does not have is named, and its booth is not that of another hall; names count in any language', async () => {
  const out = folderOf();
  const file = join(folderOf({ 'exhibitors.csv': list }), 'exhibitors.csv');
  await load(file, out);
  const Booths = [{ BoothNumber: 'A1', Points: '0,0 9,9' }];
  const hall = (Id: string, Name: unknown) => ({ Id, Name, Width: 100, Height: 50, Booths });
  writeInto(out, {
    'lamps/lantern/data/halls.json': {
      schemaVersion: 1,
      rows: [hall('first', 'Foyer'), hall('b', { 'de-DE': 'Halle 2', 'en-GB': 'Hall 2' })],
    },
  });
  writeFileSync(file, 'Company;Hall;Booth\nFaro;7;A1\nHalden;Halle 2;A1\nLoge;Foyer;A1\nWeir;;A1\n');
  const { out: lines } = await load(file, out, '--yes');
  expect(rows(out, 'companies').map(({ ExhibitorBooths }) => (ExhibitorBooths as { HallId: string }[])[0]!.HallId)).toEqual([
    'hall-7',
    'b',
    'first',
    'b',
  ]);
  expect(lines.join('\n')).toMatch(/data\/companies\.json:\d+:\d+ warning hall-off-plan no plan has the hall hall-7/);
});

test('companies somebody wrote by hand are in the way of a list; --yes replaces them', async () => {
  const out = folderOf();
  const [source] = [folderOf({ 'exhibitors.csv': list, 'sessions.csv': sessions })];
  await load(join(source, 'sessions.csv'), out);
  writeInto(out, { 'lamps/lantern/data/companies.json': { schemaVersion: 1, rows: [{ Id: '9', Name: 'Written by hand' }] } });
  const refused = await load(join(source, 'exhibitors.csv'), out, '--keep');
  expect([refused.code, refused.out.join('\n')]).toEqual([1, expect.stringContaining('lamps/lantern/data/companies.json')]);
  expect((await load(join(source, 'exhibitors.csv'), out, '--yes')).code).toBe(0);
  expect(rows(out, 'companies').map(({ Id }) => Id)).toEqual(['faro', 'halden']);
});

test('rows without a name wait in a quarantine of their own; --json counts; nothing but such rows writes nothing', async () => {
  const out = folderOf();
  const source = folderOf({ 'exhibitors.csv': 'Company;Booth\nFaro;A1\n;A2\n', 'empty.csv': 'Company;Booth\n;A2\n' });
  const { code, out: lines } = await load(join(source, 'exhibitors.csv'), out, '--json');
  expect([code, JSON.parse(lines.join('\n'))]).toMatchObject([
    0,
    { counts: { companies: 1, halls: 1 }, quarantine: [{ line: 3, reason: 'a company without a name' }] },
  ]);
  expect(read(out, 'quarantine-exhibition.json')).toContain(';A2');
  expect((await load(join(source, 'empty.csv'), folderOf())).code).toBe(1);
});

test('without an event the columns are shown, and a mapping that publishes nothing private is written', async () => {
  const folder = folderOf({ 'aussteller.csv': 'Firma;Stand;Ansprechpartner;Farbe\nFaro;A1;Ada Sample;rot\n' });
  const { code, out: lines } = await foyer('import', join(folder, 'aussteller.csv'));
  expect([code, lines]).toEqual([0, expect.arrayContaining([expect.stringMatching(/^ {2}Firma\s+company\s+sure/), '  Faro · A1'])]);
  const mapping = join(folder, 'aussteller.mapping.json');
  expect(JSON.parse(readFileSync(mapping, 'utf8'))).toMatchObject({ what: 'companies', fields: { company: 'Firma', booth: 'Stand' } });
  expect(readFileSync(mapping, 'utf8')).not.toContain('Ansprechpartner');
  const out = folderOf();
  expect((await load(join(folder, 'aussteller.csv'), out)).code).toBe(0);
  expect(read(out, 'data/companies.json')).not.toContain('Ada Sample');
});
