// foyer import --as: what is written into an event that is there, what stays, and what a second import changes.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { app, folderOf, foyer, writeInto } from './fixture/recorded.ts';

const table = [
  'Stelle;Firma;Ort;Bewerbungsschluss;Beschreibung',
  'Keeper;Wick Ltd;Brest;30.6.2031;<p>Lamps.</p>',
  'Diver;Tides AG;Vigo;1.7.2031;Pearls.',
  ';Nobody;;;',
];
const event = (): string =>
  folderOf({ 'lamps/instance.json': { schemaVersion: 1, defaultEvent: 'lantern' }, 'lamps/lantern/app.json': app('Lantern') });
const load = (file: string, out: string, ...more: string[]) =>
  foyer('import', file, '--as', 'jobs', '--event', 'lamps/lantern', '--out', out, ...more);
const path = (out: string, name: string): string => join(out, 'lamps/lantern', name);
const text = (out: string, name: string): string => readFileSync(path(out, name), 'utf8');
type Rows = { rows: Record<string, unknown>[] };
const rows = (out: string): Rows['rows'] => (JSON.parse(text(out, 'data/jobs.json')) as Rows).rows;
const source = (lines: readonly string[] = table): string => join(folderOf({ 'jobs.csv': lines.join('\n') }), 'jobs.csv');

test('rows become the data file, the one without title waits, and the event is in order', async () => {
  const out = event();
  const { code, out: lines } = await load(source(), out);
  expect([code, lines]).toEqual([
    0,
    expect.arrayContaining(['2 jobs', '  data/jobs.json: 2 added', '    jobs.csv:4 a job without a title']),
  ]);
  expect(rows(out)).toEqual([
    { Id: 'keeper', Title: 'Keeper', Employer: 'Wick Ltd', Location: 'Brest', Deadline: '2031-06-30', Text: '<p>Lamps.</p>' },
    { Id: 'diver', Title: 'Diver', Employer: 'Tides AG', Location: 'Vigo', Deadline: '2031-07-01', Text: '<p>Pearls.</p>' },
  ]);
  expect(JSON.parse(text(out, 'quarantine-jobs.json'))).toMatchObject({ quarantine: [{ file: 'jobs.csv', line: 4 }] });
  const { out: checked } = await foyer('validate', out);
  expect(checked.filter((line) => /unknown-file|data\/jobs/.test(line))).toEqual([]);
});

test('the same table again changes nothing, nor does another order of its rows', async () => {
  const out = event();
  const file = source(table.slice(0, 3));
  await load(file, out);
  const before = ['data/jobs.json', 'import-report-jobs.json'].map((name) => text(out, name));
  const again = await load(file, out);
  expect([again.code, again.out]).toEqual([
    0,
    expect.arrayContaining(['  data/jobs.json: 0 added', 'Nothing was written: all of it is there already.']),
  ]);
  expect(['data/jobs.json', 'import-report-jobs.json'].map((name) => text(out, name))).toEqual(before);
  await load(source([table[0]!, table[2]!, table[1]!]), out);
  expect(text(out, 'data/jobs.json')).toBe(before[0]);
});

test('a newer table renews what an import wrote; what an organiser wrote, changed or took out stays', async () => {
  const out = event();
  await load(source([...table.slice(0, 3), 'Cook;;;;']), out);
  const mine = { Id: 'boatman', Title: { 'en-GB': 'Boatman', 'de-DE': 'Fährmann' }, Salary: 'fish' };
  const [keeper, diver] = rows(out) as [Record<string, unknown>, Record<string, unknown>];
  writeFileSync(
    path(out, 'data/jobs.json'),
    `{ "schemaVersion": 1,\n  "rows": [ ${JSON.stringify(mine)},\n${JSON.stringify({ ...keeper, Location: 'Ouessant', Salary: 'oil' })},\n${JSON.stringify(diver)} ] }`,
  );
  const newer = [
    'Stelle;Firma;Ort;Bewerbungsschluss;Beschreibung',
    'Keeper;Wick Ltd;Le Conquet;31.8.2031;<p>Lamps.</p>',
    'Cook;;;;',
    'Boatman;;Dover;;',
    'Baker;;;;',
  ];
  const { code, out: lines } = await load(source(newer), out);
  expect([code, lines]).toEqual([
    0,
    expect.arrayContaining(['  data/jobs.json: 1 added, 1 renewed, 2 kept as changed by hand, 1 taken out by hand stay out']),
  ]);
  expect(rows(out)).toEqual([
    mine,
    { ...keeper, Location: 'Ouessant', Salary: 'oil', Deadline: '2031-08-31' },
    diver,
    { Id: 'baker', Title: 'Baker' },
  ]);
  // What nobody touched stays as it was written, byte for byte.
  expect(text(out, 'data/jobs.json')).toContain(`[ ${JSON.stringify(mine)},\n`);
  // Once more: the organiser's place still goes before that of the source.
  await load(source(newer), out);
  expect(rows(out)[1]).toMatchObject({ Location: 'Ouessant' });
  const { out: replaced } = await load(source(newer), out, '--yes');
  expect(replaced).toContainEqual('  data/jobs.json: 1 added, 2 renewed');
  expect(rows(out).map(({ Id, Location }) => [Id, Location])).toEqual([
    ['boatman', 'Dover'],
    ['keeper', 'Le Conquet'],
    ['diver', 'Vigo'],
    ['baker', undefined],
    ['cook', undefined],
  ]);
});

test('a company of the exhibition is the employer, by its name', async () => {
  const out = event();
  writeInto(out, { 'lamps/lantern/data/companies.json': { schemaVersion: 1, rows: [{ Id: '701', Name: 'Wick Ltd' }] } });
  expect((await load(source(), out)).code).toBe(0);
  expect(rows(out)[0]).toMatchObject({ CompanyAccountId: '701' });
  expect(rows(out)[0]).not.toHaveProperty('Employer');
});

test('pictures beside the table become assets; one that is not there is told', async () => {
  const out = event();
  const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 4"><rect width="9" height="4"/></svg>';
  const folder = folderOf({ 'news.csv': 'Headline;Image\nDoors;pics/a.svg\nWicks;pics/b.svg\n', 'pics/a.svg': logo });
  const { code, out: lines } = await foyer('import', join(folder, 'news.csv'), '--as', 'news', '--event', 'lamps/lantern', '--out', out);
  expect([code, text(out, 'assets/news/pics-a.svg')]).toEqual([0, logo]);
  expect(lines.join('\n')).toContain('picture-missing “Wicks”');
  expect(JSON.parse(text(out, 'data/news.json'))).toMatchObject({
    rows: [
      { Id: 'doors', ImagePath: 'asset:news/pics-a.svg' },
      { Id: 'wicks', Title: 'Wicks' },
    ],
  });
});

test('without an event: the columns, and a mapping that fits its schema; --dry-run writes nothing', async () => {
  const file = source();
  const dry = await foyer('import', file, '--as', 'jobs', '--dry-run');
  expect([dry.code, existsSync(file.replace('.csv', '.mapping.json'))]).toEqual([0, false]);
  const { code, out } = await foyer('import', file, '--as', 'jobs');
  expect([code, out]).toEqual([
    0,
    expect.arrayContaining([expect.stringMatching(/^ {2}Bewerbungsschluss\s+deadline\s+sure: by its name$/), '  keeper · Keeper']),
  ]);
  const mapping = JSON.parse(readFileSync(file.replace('.csv', '.mapping.json'), 'utf8')) as object;
  expect(mapping).toMatchObject({ what: 'jobs', fields: { title: 'Stelle', employer: 'Firma', description: 'Beschreibung' } });
  const schema = JSON.parse(readFileSync(join(import.meta.dirname, '../../schemas/import/mapping.schema.json'), 'utf8')) as object;
  expect(new Ajv2020({ strict: false, formats: { date: true } }).validate(schema, mapping)).toBe(true);
  const target = event();
  const nothing = await load(file, target, '--dry-run');
  expect([nothing.code, nothing.out.at(-1), existsSync(path(target, 'data'))]).toEqual([
    0,
    'Nothing was written (--dry-run): 3 files to write',
    false,
  ]);
  expect((await load(file, target)).code).toBe(0);
});

test('--json is one document, --report a page', async () => {
  const [out, report] = [event(), join(folderOf(), 'report.html')];
  const { out: lines } = await load(source(), out, '--json', '--report', report);
  expect(JSON.parse(lines.join('\n'))).toMatchObject({
    counts: { jobs: 2 },
    tables: [{ what: 'jobs', rows: 3 }],
    quarantine: [{ line: 4 }],
  });
  expect(readFileSync(report, 'utf8')).toContain('a job without a title');
});

test.each<[string[], number, string]>([
  [['--as', 'films'], 2, 'Allowed choices are jobs, news, awards, preceptorships'],
  [['--as', 'jobs', '--format', 'ical'], 2, 'cannot be used with'],
  [['--as', 'jobs', '--event', 'lamps/none', '--out', '.'], 2, 'There is no event lamps/none'],
  [['--as', 'jobs', '--event', 'lamps/none'], 2, 'go together'],
])('%j ends with %i', async (flags, expected, words) => {
  const { code, err } = await foyer('import', source(), ...flags);
  expect([code, err.join(' ')]).toEqual([expected, expect.stringContaining(words)]);
});

test('a source without rows, and a data file that is none', async () => {
  const out = event();
  const empty = await load(source(['Stelle;Firma', ';Wick Ltd']), out);
  expect([empty.code, empty.out.at(-1), existsSync(path(out, 'data/jobs.json'))]).toEqual([
    1,
    'Nothing was written: there are no jobs in the source.',
    false,
  ]);
  writeInto(out, { 'lamps/lantern/data/jobs.json': '[]' });
  const wrong = await load(source(), out);
  expect([wrong.code, wrong.err.join(' ')]).toEqual([2, expect.stringContaining('has no list of rows')]);
});
