// No document stops the server or the command line, whatever its texts are made of: each kind, and the props of every component.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadCatalog } from '../../component-registry/catalog.ts';
import { heart27 } from '../../server/fixture/congress.ts';
import { NOW, temporaryFolder, testServer, type TestServer } from '../../server/fixture/test-app.ts';
import { publishFolder } from '../../server/store/publish-folder.ts';
import { validate } from '../../server/validate.ts';
import { documents } from '../../src/model/documents/index.ts';
import { slowness } from '../support/slowness.ts';
import { fewShapes, filled, tooCostly } from './long-texts.ts';

const PATIENCE = { timeout: 300_000 * slowness };
const catalog = await loadCatalog();

let server: TestServer;
let now = NOW;
beforeAll(async () => {
  server = await testServer({ template: async () => '<!doctype html><html><head><title>x</title></head><body></body></html>' });
});
afterAll(() => server.close());

type File = { path: string; text: string };

/** The event with other files, or more. */
const withFiles = (changed: readonly (readonly [path: string, value: unknown])[]): File[] => [
  ...heart27.filter(({ path }) => !changed.some(([other]) => other === path)),
  ...changed.map(([path, value]) => ({ path, text: JSON.stringify({ ...(value as object), schemaVersion: 1 }) })),
];

/** Checked, published, answered, and drawn into HTML. */
async function goThrough(files: readonly File[]): Promise<void> {
  await validate(files);
  const folder = temporaryFolder(Object.fromEntries(files.map((file) => [file.path, file.text])));
  await publishFolder({ store: server.store, folder: folder.path, validate: () => [], now: (now += 1000) });
  folder.remove();
  for (const setname of ['config_json', '*'])
    await server.app.inject({ url: '/api/modules/GetResources', query: { eventshort: 'heart27', setname, language: 'de-DE' } });
  await server.app.inject({ url: '/home/demo/heart27/de-DE', headers: { accept: 'text/html' } });
}

const kinds = Object.values(documents).filter(({ kind }) => !kind.startsWith('data-'));
const pathOf = (file: string): string =>
  file
    .replace('<instance>', 'demo')
    .replace('<event>', 'heart27')
    .replace('<PageName>', 'HomePage')
    .replace('<layer>', 'page')
    .replace('<set>', 'home')
    .replace('<language>', 'en-GB')
    .replace('<id>', 'one');

/** Kinds that decide who sees anything are tested apart: they could close what the others fill. */
const deciding = new Set(['domains', 'instance', 'app', 'access']);

test.each([
  ['documents that decide', kinds.filter(({ kind }) => deciding.has(kind))],
  ['documents that are shown', kinds.filter(({ kind }) => !deciding.has(kind))],
])('%s', PATIENCE, async (_, some) => {
  expect(some.length).toBeGreaterThan(3);
  expect(some.map(({ file }) => pathOf(file)).join()).not.toContain('<');
  expect(
    await tooCostly(
      (text) => goThrough(withFiles(some.map(({ file, schema }) => [pathOf(file), filled(schema, text)]))),
      undefined,
      fewShapes,
    ),
  ).toEqual([]);
});

test('the props of every component, on one page', PATIENCE, async () => {
  const pageWith = (text: string): unknown => ({
    page: 'HomePage',
    layers: {
      page: {
        grids: [
          {
            id: 'all',
            placements: Object.values(catalog).map(({ name, props }, index) => ({ id: `p${index}`, name, props: filled(props, text) })),
          },
        ],
      },
    },
  });
  expect(
    await tooCostly((text) => goThrough(withFiles([['demo/heart27/pages/HomePage.json', pageWith(text)]])), 20_000, fewShapes),
  ).toEqual([]);
});
