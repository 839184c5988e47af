import { expect, test } from 'vitest';
import { type Kind, documents } from '../../../src/model/documents/index.ts';
import { eventOf, fileOf, jsonFile, scheduleOf } from '../fixtures/schedules.ts';
import { importProgramme } from '../import-programme.ts';
import { writeImport } from './write-import.ts';

const days = {
  '2031-03-01': { 'Lamp Room': [eventOf(0), eventOf(3), eventOf(6, { title: '' })] },
  '2031-03-02': { 'Lamp Room': [eventOf(1)] },
};
const conference = {
  languages: ['en', 'de'],
  tracks: [
    { name: 'Light', color: '#cc3333' },
    { name: 'Shade', color: '#808080' },
  ],
};
const result = importProgramme({ files: [jsonFile(scheduleOf(days, conference))] });
const files = writeImport(result, { instance: 'lamps', event: 'lantern31' });
const parsed = (path: string) => JSON.parse(files.find((file) => file.path === path)!.text) as Record<string, unknown>;

test('an event whose source says no name has that of its short name', () => {
  const nameless = { ...result, event: { ...result.event, name: '' } };
  const app = writeImport(nameless, { instance: 'lamps', event: 'lantern2031' }).find(({ path }) => path.endsWith('/app.json'))!;
  expect((JSON.parse(app.text) as { event: { name: unknown } }).event.name).toBe('Lantern 2031');
});

test('the files of a complete event', () => {
  expect(files.map(({ path }) => path)).toEqual([
    'lamps/instance.json',
    ...[
      'app',
      'theme',
      'header',
      'pages/HomePage',
      'pages/EveryPage',
      'data/rooms',
      'data/tracks',
      'data/authors',
      'data/sessions',
      'data/presentations',
      'quarantine',
      'import-report',
    ].map((name) => `lamps/lantern31/${name}.json`),
  ]);
});

test('every file fits its schema, and says which that is', () => {
  for (const { path, text } of files) {
    if (/(?:quarantine|import-report)\.json$/.test(path)) continue;
    const value = JSON.parse(text) as { $schema: string };
    const [, up, kind] = /^((?:\.\.\/)+)schemas\/documents\/(.+)\.schema\.json$/.exec(value.$schema) ?? [];
    expect(up!.split('../')).toHaveLength(path.split('/').length + 1);
    const checked = documents[kind as Kind].schema.safeParse(value);
    expect(checked.success ? [] : checked.error.issues, path).toEqual([]);
  }
});

test('the app document carries what is known of the event', () => {
  expect(parsed('lamps/lantern31/app.json')['event']).toEqual({
    name: 'Lantern Congress 2031',
    timeZone: 'Europe/Berlin',
    startDate: '2031-03-01',
    endDate: '2031-03-02',
    languages: ['en-GB', 'de-DE'],
    website: 'https://lantern.example.org/',
  });
});

test('words are there in the languages of the event', () => {
  const { menu } = parsed('lamps/lantern31/header.json') as { menu: { menuItems: { name: unknown }[] } };
  expect(menu.menuItems[1]).toEqual({ name: { 'en-GB': 'Programme', 'de-DE': 'Programm' }, url: 'page:PagSearchPage' });
  expect(parsed('lamps/lantern31/pages/HomePage.json')['title']).toEqual({ 'en-GB': 'Home', 'de-DE': 'Start' });
});

test('the menu has what the programme has: presentations, posters, people', () => {
  const menuOf = (files: ReturnType<typeof writeImport>) => {
    const { menu } = JSON.parse(files.find(({ path }) => path.endsWith('header.json'))!.text) as { menu: { menuItems: { url: string }[] } };
    return menu.menuItems.map(({ url }) => url);
  };
  const table = 'Session,Title,Speaker,Type\nTides,Ebb,Ada Sample,\n,Wicks,,Poster\n';
  const imported = importProgramme({ files: [fileOf('a.csv', table)], timeZone: 'Europe/Berlin' });
  const added = ['page:PagPresentationSearchPage', 'page:PagPosterSearchPage', 'page:PagFacultySearchPage'];
  expect(menuOf(writeImport(imported, { instance: 'a', event: 'b' }))).toEqual(['page:HomePage', 'page:PagSearchPage', ...added]);
  const bare = importProgramme({ files: [fileOf('a.csv', 'Title,Start\nEbb,2031-03-01 09:00\n')], timeZone: 'Europe/Berlin' });
  expect(menuOf(writeImport(bare, { instance: 'a', event: 'b' }))).toEqual(['page:HomePage', 'page:PagSearchPage']);
});

test('the brand is the most used colour that is not grey', () => {
  expect(parsed('lamps/lantern31/theme.json')).toMatchObject({ brand: '#cc3333', tracks: ['#cc3333', '#808080'] });
  expect(parsed('lamps/lantern31/theme.json')).not.toHaveProperty('accent');
});

test('rows are one on a line, without fields that say nothing', () => {
  const { text } = files.find(({ path }) => path.endsWith('sessions.json'))!;
  expect(text.split('\n').filter((line) => line.startsWith('    {"Id"'))).toHaveLength(3);
  const [first] = (JSON.parse(text) as { rows: object[] }).rows;
  expect(Object.values(first!).filter((value) => value === '' || (Array.isArray(value) && value.length === 0))).toEqual([]);
});

test('the quarantine is written only when there is one, nothing when nothing was read', () => {
  expect(parsed('lamps/lantern31/quarantine.json')['quarantine']).toMatchObject([{ reason: 'it has no title', row: { id: 6 } }]);
  const clean = importProgramme({ files: [jsonFile(scheduleOf({ '2031-03-01': { 'Lamp Room': [eventOf(0)] } }))] });
  expect(writeImport(clean, { instance: 'lamps', event: 'clean' }).some(({ path }) => path.includes('quarantine'))).toBe(false);
  expect(writeImport(importProgramme({ files: [] }), { instance: 'lamps', event: 'none' })).toEqual([]);
});

test('an event without name, days or colours is still an event, with a brand of its own', () => {
  const brands = ['one', 'two', 'three'].map((acronym) => {
    const bare = importProgramme({ files: [jsonFile({ schedule: { conference: { acronym } } })] });
    const written = writeImport(bare, { instance: 'a', event: acronym, schemas: '../../repository/schemas' });
    expect(documents.app.schema.safeParse(JSON.parse(written[1]!.text)).success).toBe(true);
    return (JSON.parse(written[2]!.text) as { brand: string }).brand;
  });
  expect(new Set(brands).size).toBeGreaterThan(1);
});

test('the archive of an event that is over is open, that of one to come is the organiser’s choice; nobody has to sign in', () => {
  const appAt = (now?: string) => {
    const written = writeImport(result, { instance: 'lamps', event: 'lantern31', ...(now && { now: Date.parse(now) }) });
    return JSON.parse(written.find(({ path }) => path === 'lamps/lantern31/app.json')!.text) as Record<string, unknown>;
  };
  expect(appAt('2031-03-05T00:00:00Z')['holdingAfter']).toBe(false);
  expect([appAt('2031-03-02T12:00:00Z'), appAt()].map((app) => 'holdingAfter' in app)).toEqual([false, false]);
  expect(appAt()['defaults']).toEqual({ disableAuth: true });
});
