// A whole folder checked: every mistake with file, line, column and suggestion; a good folder has no findings.
import * as z from 'zod';
import { expect, test } from 'vitest';
import { runtimeChecks } from '../compile/runtime-checks.ts';
import { schemaCheck } from '../compile/schema-check.ts';
import { type ConfigurationParts, validateConfiguration } from './configuration.ts';

const words = (title: string) => ({ title, description: title, examples: ['x'] });
const parts: ConfigurationParts = {
  checks: Object.fromEntries(
    Object.entries(runtimeChecks).map(([name, schema]) => [name, schemaCheck(schema)]),
  ) as unknown as ConfigurationParts['checks'],
  components: {
    'structure/heading': {
      check: schemaCheck(z.object({ text: z.string().meta(words('Text')) })),
      props: ['text'],
      slots: {},
      migrations: [(props) => ('title' in props ? { text: props['title'] } : props)],
    },
    'structure/section': {
      check: schemaCheck(z.object({})),
      props: [],
      slots: { content: { title: 'Content', description: '', allowed: ['structure/*'], min: 1, max: 2 } },
      migrations: [],
    },
    'media/video': { check: schemaCheck(z.object({})), props: [], slots: {}, migrations: [] },
  },
  platformRows: [],
  routedPages: ['HomePage', 'PagSearchPage'],
};
const validate = (files: Record<string, unknown>) =>
  validateConfiguration(
    Object.entries({ 'society/congress/app.json': { schemaVersion: 1, event: { name: 'Congress' } }, ...files }).map(([path, value]) => ({
      path,
      text: typeof value === 'string' ? value : JSON.stringify(value, undefined, 1),
    })),
    parts,
  );
const lines = (files: Record<string, unknown>): string[] =>
  validate(files)
    .findings.filter(({ severity }) => severity !== 'info')
    .map(
      ({ file, line, column, severity, code, suggestion }) =>
        `${file.replace('society/congress/', '')}:${line}:${column} ${severity} ${code}${suggestion ? ` (${suggestion})` : ''}`,
    );
const home = 'society/congress/pages/HomePage.json';
const page = (...placements: unknown[]) => ({
  schemaVersion: 1,
  page: 'HomePage',
  layers: { page: { grids: [{ id: 'main', placements }] } },
});

test('a good folder has no finding and is counted', () => {
  const { findings, summary } = validate({
    [home]: page({
      id: 'a',
      name: 'structure/section',
      slots: { content: [{ id: 'b', name: 'structure/heading', props: { text: 'x' }, schemaVersion: 1 }] },
    }),
  });
  expect(findings).toEqual([]);
  expect(summary).toEqual({ errors: 0, warnings: 0, notes: 0, events: 1, placements: 2 });
});

test('an empty folder is an error, not a success', () => {
  expect(validateConfiguration([], parts).findings).toMatchObject([{ code: 'no-event', severity: 'error' }]);
});

test('the first place of a syntax error; the rest of the folder is still checked', () => {
  expect(lines({ 'society/congress/header.json': '{\n  "menu": {},\n  oops\n}', 'society/congress/theme.json': '{"brand": 5}' })).toEqual([
    'header.json:3:3 error json-syntax',
    'theme.json:1:2 error wrong-type',
  ]);
});

test('a comment and a trailing comma are no JSON, as the runtime sees it', () => {
  expect(lines({ 'society/congress/header.json': '{ /* x */ }' })).toEqual(['header.json:1:3 error json-syntax']);
  expect(lines({ 'society/congress/header.json': '{ "background": "#112233", }' })[0]).toContain('error json-syntax');
});

test('names: components, props, slots, keys, files, pages, texts — each with a suggestion', () => {
  const found = lines({
    [home]: page(
      { id: 'a', name: 'structure/headign', props: {} },
      { id: 'b', name: 'structure/heading', schemaVersion: 1, props: { text: 'x', txt: 'y' } },
      { id: 'c', name: 'structure/section', slots: { contents: [], content: [{ id: 'd', name: 'media/video' }] } },
      { id: 'e', name: 'structure/heading', schemaVersion: 1, props: { text: 'page:PagSerchPage' } },
      { id: 'f', name: 'structure/heading', schemaVersion: 1, props: { text: { key: 'home.oppening' } } },
    ),
    'society/congress/texts/home.en-GB.json': { texts: { opening: 'Opening' } },
    'society/congress/app.json': { schemaVersion: 1, hideTickr: true },
    'society/congress/haeder.json': {},
  });
  expect(found.map((line) => line.replace(/:\d+:\d+/, ''))).toEqual([
    'app.json warning unknown-key (hideTicker)',
    'haeder.json warning unknown-file (header.json)',
    'pages/HomePage.json error unknown-component (structure/heading)',
    'pages/HomePage.json warning unknown-prop (text)',
    'pages/HomePage.json error unknown-slot (content)',
    'pages/HomePage.json error not-allowed-in-slot',
    'pages/HomePage.json error unknown-page (PagSearchPage)',
    'pages/HomePage.json error wrong-type',
    'pages/HomePage.json warning unknown-text (home.opening)',
  ]);
});

test('props of an older version are migrated before they are judged', () => {
  expect(lines({ [home]: page({ id: 'a', name: 'structure/heading', props: { title: 'x' } }) })).toEqual([]);
  expect(
    lines({ [home]: page({ id: 'a', name: 'structure/heading', schemaVersion: 1, props: { title: 'x' } }) }).map(
      (line) => line.split(' ')[2],
    ),
  ).toEqual(['missing-key', 'unknown-prop']);
});

test('a slot too full or too empty', () => {
  const heading = (id: string) => ({ id, name: 'structure/heading', schemaVersion: 1, props: { text: 'x' } });
  expect(lines({ [home]: page({ id: 'a', name: 'structure/section', slots: { content: ['1', '2', '3'].map(heading) } }) })[0]).toContain(
    'slot-full',
  );
  expect(lines({ [home]: page({ id: 'a', name: 'structure/section' }) })[0]).toContain('slot-underfilled');
});

test('a data row that does not fit is a warning with its place', () => {
  expect(
    lines({
      'society/congress/data/rooms.json': {
        schemaVersion: 1,
        rows: [
          { Id: '1', Name: 'A' },
          { Id: 2, Name: 'B' },
        ],
      },
    }),
  ).toEqual(['data/rooms.json:9:4 warning row-omitted']);
});

test('a link nobody may follow is an error of a page, in a row only a warning: it is left out there', () => {
  const link = 'javascript:alert(1)';
  expect(
    lines({
      'society/congress/data/sessions.json': { schemaVersion: 1, rows: [{ Id: '1', Name: 'A', Links: [{ Title: 'x', Url: link }] }] },
    }).map((line) => line.replace(/:\d+:\d+/, '')),
  ).toEqual(['data/sessions.json warning forbidden-scheme']);
});

test('a row without its name, and an Id that occurs twice', () => {
  const { findings } = validate({
    'society/congress/data/rooms.json': { schemaVersion: 1, rows: [{ Id: '1' }, { Id: '2', Name: 'B' }, { Id: '2', Name: 'C' }] },
  });
  expect(findings.map(({ pointer, message }) => `${pointer} ${message}`)).toEqual([
    '/rows/0 this row is left out: Name is missing',
    '/rows/2/Id the Id 2 stands in two rows; the first one counts',
  ]);
});

test('a component in the wrong case, or without its domain, gets a suggestion', () => {
  expect(
    lines({ [home]: page({ id: 'a', name: 'Structure/Heading' }, { id: 'b', name: 'xy' }) }).map((line) => line.replace(/.*error /, '')),
  ).toEqual(['unknown-component (structure/heading)', 'unknown-component']);
});

test('what an instance wrote is found once, though two events inherit it', () => {
  const { findings } = validate({
    'society/second/app.json': { schemaVersion: 1 },
    'society/header.json': { schemaVersion: 1, background: 7 },
  });
  expect(findings).toMatchObject([{ file: 'society/header.json', line: 3, code: 'wrong-type' }]);
});

test('two folders of one name are refused, two instances may have one short name', () => {
  expect(lines({ 'society/Congress/app.json': { schemaVersion: 1 } })).toEqual(['app.json:1:1 error short-name-taken']);
  expect(lines({ 'rival/congress/app.json': { schemaVersion: 1 } })).toEqual([]);
});

test('a key written twice, and a page whose file has another name', () => {
  expect(lines({ 'society/congress/header.json': '{"background":"#112233",\n"background":"#445566"}' })).toEqual([
    'header.json:2:1 warning duplicate-key',
  ]);
  expect(lines({ 'society/congress/pages/Other.json': { schemaVersion: 1, page: 'HomePage', layers: {} } })).toEqual([
    'pages/Other.json:3:2 error wrong-page-name (Other)',
  ]);
});

test('a broken placement reports everything that is wrong with it and inside it', () => {
  const found = validate({
    [home]: page({
      id: 'a',
      name: 'structure/section',
      draft: 'yes',
      size: 0,
      slots: { content: [{ id: 'b', name: 'structure/headign', endTime: 5 }] },
    }),
  }).findings;
  expect(found.map(({ code, pointer }) => `${code} ${pointer.replace('/layers/page/grids/0/placements/0', '')}`).sort()).toEqual([
    'out-of-range /size',
    'unknown-component /slots/content/0/name',
    'wrong-type /draft',
    'wrong-type /slots/content/0/endTime',
  ]);
});

test('an unknown key deep inside is reported with a suggestion', () => {
  const { findings } = validate({
    [home]: page({ id: 'a', name: 'media/video', gridAreas: { base: '1 / 1 / 2 / 3', mediun: '1 / 1 / 2 / 3' } }),
  });
  expect(findings).toMatchObject([{ code: 'unknown-key', suggestion: 'medium', fix: [{ rename: 'medium' }] }]);
});
