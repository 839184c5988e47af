// Which files a component's chunk needs, from Vite's manifest.
import { expect, test } from 'vitest';
import { GUARDS, lacksPreview, noChunks, readManifest } from './manifest.ts';

const manifest = JSON.stringify({
  'index.html': { file: 'static/app-1.js', isEntry: true, imports: ['_react-2.js'], css: ['static/app-1.css'] },
  '_react-2.js': { file: 'static/react-2.js' },
  '_dates-3.js': { file: 'static/dates-3.js', imports: ['_react-2.js'] },
  'component-registry/programme/session-list/view.tsx?component': {
    file: 'static/list-4.js',
    isDynamicEntry: true,
    imports: ['_dates-3.js', '_react-2.js', 'index.html'],
    css: ['static/list-4.css'],
  },
  'component-registry/programme/loop/view.tsx?component': { file: 'static/loop-5.js', imports: ['_loop-6.js'] },
  '_loop-6.js': { file: 'static/loop-6.js', imports: ['component-registry/programme/loop/view.tsx?component', '_gone.js'] },
});

test('the chunk, its styles and what it imports, without what the entry loads anyway', () => {
  expect(readManifest(manifest)('programme/session-list')).toEqual([
    { href: '/static/list-4.css', kind: 'style' },
    { href: '/static/list-4.js', kind: 'script' },
    { href: '/static/dates-3.js', kind: 'script' },
  ]);
});

test('a cycle ends, a missing chunk is left out', () => {
  expect(readManifest(manifest)('programme/loop').map(({ href }) => href)).toEqual(['/static/loop-5.js', '/static/loop-6.js']);
});

test('an unknown component needs nothing', () => {
  expect(readManifest(manifest)('programme/unknown')).toEqual([]);
  expect(readManifest(manifest)('constructor')).toEqual([]);
  expect(noChunks('programme/session-list')).toEqual([]);
});

test('what is no manifest is an error', () => {
  expect(() => readManifest('{"x":{"file":1}}')).toThrow('Invalid input');
});

const platform = JSON.stringify({
  'index.html': { file: 'static/app-1.js', isEntry: true, imports: ['_react-2.js'] },
  '_react-2.js': { file: 'static/react-2.js' },
  '_rules-3.js': { file: 'static/rules-3.js' },
  'src/app/lazy-guards.ts': {
    file: 'static/lazy-guards-4.js',
    isDynamicEntry: true,
    imports: ['_rules-3.js', '_react-2.js', 'index.html'],
  },
  'src/pages/defaults/PagSearchPage.json': { file: 'static/PagSearchPage-5.js', isDynamicEntry: true },
  'src/app/lazy-guards.tsx': { file: 'static/other-6.js' },
  'component-registry/structure/guards/view.tsx': { file: 'static/component-7.js', isDynamicEntry: true },
});
const hrefs = (name: string): string[] => readManifest(platform)(name).map(({ href }) => href);

test('guards and policies are a chunk under a name of their own, without what the entry loads anyway', () => {
  expect(hrefs(GUARDS)).toEqual(['/static/lazy-guards-4.js', '/static/rules-3.js']);
  expect(hrefs('structure/guards')).toEqual(['/static/component-7.js']);
  expect(readManifest(manifest)(GUARDS), 'a build without them').toEqual([]);
});

test('a page of the platform is found by its key, and only under pages/', () => {
  expect(hrefs('pages/PagSearchPage')).toEqual(['/static/PagSearchPage-5.js']);
  for (const name of ['PagSearchPage', 'pages/HomePage', 'pages/', 'pages/constructor']) expect(hrefs(name), name).toEqual([]);
});

test('a locale of dates is found by its name', () => {
  const named = readManifest(
    JSON.stringify({
      'src/i18n/date-locales.ts': { file: 'static/date-locales-1.js' },
      'node_modules/dayjs/locale/pt-br.js': { file: 'static/pt-br-2.js' },
      'src/other/locale/de.js': { file: 'static/de-3.js' },
    }),
  );
  expect(['dates', 'dates/pt-br', 'dates/de'].map((name) => named(name).map(({ href }) => href))).toEqual([
    ['/static/date-locales-1.js'],
    ['/static/pt-br-2.js'],
    [],
  ]);
});

test('a build lacks its preview when it has an entry, and no chunk of the preview', () => {
  const entry = { 'index.html': { file: 'static/app-1.js', isEntry: true } };
  const preview = { 'src/preview/open-preview.tsx': { file: 'static/open-preview-2.js' } };
  expect(lacksPreview(JSON.stringify(entry))).toBe(true);
  expect(lacksPreview(JSON.stringify({ ...entry, ...preview }))).toBe(false);
  // Where nothing was built nothing was left out.
  expect(lacksPreview('{}')).toBe(false);
});

test('checks of answers are found by their area of the contract', () => {
  const named = readManifest(
    JSON.stringify({
      'virtual:foyer/replies/src/contract/personal-programme.ts': { file: 'static/replies-1.js' },
      'virtual:foyer/replies/src/contract/notes.test.ts': { file: 'static/other-2.js' },
    }),
  );
  expect(named('replies/personal-programme').map(({ href }) => href)).toEqual(['/static/replies-1.js']);
  expect(named('replies/notes')).toEqual([]);
});
