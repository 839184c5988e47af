// Which modules share a file, by what imports what.
import { expect, test } from 'vitest';
import { chunkNames } from './chunk-groups.ts';

const large = 'x'.repeat(40_000);
const list = '/x/component-registry/programme/list/view.tsx?component';
const clock = '/x/component-registry/programme/clock/view.tsx?component';
const card = '/x/component-registry/structure/card/view.tsx?component';
const gallery = '/x/component-registry/programme/gallery/view.tsx?component';
const person = '/x/component-registry/programme/person/view.tsx?component';
const header = '/x/component-registry/shell/header/view.tsx?component';
const banner = '/x/component-registry/shell/banner/view.tsx?component';
const notice = '/x/component-registry/notes/notice/view.tsx?component';
const footer = '/x/component-registry/shell/footer/view.tsx?component';
const cardCheck = '/x/component-registry/structure/card/props.ts?check';
const graph: Record<string, { imports?: string[]; code?: string }> = {
  '/x/src/app/main.tsx': { imports: ['/x/node_modules/react/index.js', '/x/src/app/router.tsx'] },
  '/x/node_modules/react/index.js': {},
  '/x/src/app/router.tsx': {},
  '/x/src/preview/open-preview.tsx': { imports: ['/x/src/app/router.tsx', '/x/src/preview/bar.tsx'] },
  '/x/src/preview/bar.tsx': {},
  '/x/src/pages/defaults/HomePage.json': {},
  '/x/src/pages/defaults/Imprint.json': {},
  [list]: {
    imports: ['/x/component-registry/programme/list/rows.tsx', '/x/component-registry/programme/time.ts', '/x/shared.ts'],
    code: 'list',
  },
  '/x/component-registry/programme/list/rows.tsx': { imports: ['/x/component-registry/programme/list/rows.module.css'], code: large },
  '/x/component-registry/programme/list/rows.module.css': {},
  [clock]: { imports: ['/x/component-registry/programme/time.ts', '/x/shared.ts'] },
  [cardCheck]: {},
  [person]: { imports: ['/x/component-registry/programme/face.ts', '/x/component-registry/programme/time.ts'] },
  '/x/component-registry/programme/face.ts': {},
  [gallery]: { imports: ['/x/src/ui/form.ts'], code: large.slice(0, 10_000) },
  '/x/component-registry/programme/time.ts': {},
  [card]: { imports: ['/x/shared.ts', '/x/src/ui/form.ts', '/x/src/app/router.tsx'] },
  '/x/src/ui/form.ts': {},
  '/x/shared.ts': {},
  [header]: { imports: ['/x/component-registry/shell/menu.ts'], code: large },
  [banner]: { imports: ['/x/component-registry/shell/menu.ts'] },
  '/x/component-registry/shell/menu.ts': {},
  [notice]: { imports: ['/x/src/ui/facts.ts', '/x/src/ui/wide.module.css'], code: 'export const isLater = true;' },
  [footer]: { imports: ['/x/src/ui/facts.ts'], code: 'export const isLater = true;' },
  '/x/src/ui/facts.ts': {},
  '/x/src/ui/wide.module.css': {},
  '/x/component-registry/engagement/toast/view.tsx?component': {
    imports: ['/x/src/ui/late.ts', '/x/component-registry/engagement/toast/view.module.css'],
    code: large,
  },
  '/x/component-registry/engagement/toast/view.module.css': {},
  '/x/component-registry/charity/plan/view.tsx?component': { imports: ['/x/component-registry/charity/plan/view.module.css'] },
  '/x/component-registry/charity/plan/view.module.css': {},
  '/x/component-registry/shell/question/view.tsx?component': { imports: ['/x/src/ui/late.ts', '/x/shared.ts'] },
  '/x/src/ui/late.ts': {},
  'virtual:foyer/texts/shell/de-DE': {},
  'virtual:foyer/texts/account/de-DE': {},
  'virtual:foyer/icons/c': {},
};
const namesOf = (modules: typeof graph, root = '/x') =>
  chunkNames(
    {
      getModuleIds: () => Object.keys(modules).values(),
      getModuleInfo: (id) => ({ importedIds: modules[id]?.imports ?? [], code: modules[id]?.code ?? null }) as never,
    },
    root,
    {
      frame: new Set(['shell/header', 'shell/footer']),
      late: new Set(['engagement/toast', 'shell/question']),
      first: new Set(['programme/list', 'shell/footer']),
      elsewhere: new Set(['programme/person', 'structure/card']),
    },
  );
const names = namesOf(graph);
const nameOf = (id: string): string | undefined => names.get(id);

test('the names depend neither on the order in which modules were loaded nor on the folder of the project', () => {
  const needed = '/x/component-registry/programme/both.ts';
  const view = (name: string): string => `/x/component-registry/programme/${name}/view.tsx?component`;
  const modules: typeof graph = {
    [view('wide')]: { imports: [needed], code: large },
    [view('tall')]: { imports: [needed], code: large },
    [view('nearly')]: { code: `${'x'.repeat(15_600)}${' /x/src'.repeat(10)}` },
    [needed]: {},
  };
  const elsewhere = '/a/folder/with/a/longer/name';
  const moved = JSON.parse(JSON.stringify(modules).replaceAll('/x/', `${elsewhere}/`)) as typeof graph;
  const found = [
    namesOf(modules),
    namesOf(Object.fromEntries(Object.entries(modules).toReversed())),
    new Map([...namesOf(moved, elsewhere)].map(([id, name]) => [id.replace(elsewhere, '/x'), name])),
  ];
  for (const one of found) expect([one.get(needed), one.get(view('nearly'))]).toEqual(['programme-tall-wide', 'programme-more']);
});

test('what every page needs is in two files: libraries and the app', () => {
  expect(['/x/src/app/main.tsx', '/x/src/app/router.tsx'].map(nameOf)).toEqual(['app', 'app']);
  expect(nameOf('/x/node_modules/react/index.js')).toBe('libraries');
  expect(['HomePage', 'Imprint'].map((page) => nameOf(`/x/src/pages/defaults/${page}.json`))).toEqual(['app', undefined]);
});

test('the late layer has one file, with what only it needs', () => {
  expect(
    ['engagement/toast/view.tsx?component', 'shell/question/view.tsx?component'].map((path) => nameOf(`/x/component-registry/${path}`)),
  ).toEqual(['late-layer', 'late-layer']);
  expect(nameOf('/x/src/ui/late.ts')).toBe('late-layer');
  expect(nameOf('/x/shared.ts')).toBe('shared');
});

test('small components of a domain share a file, middling ones another; a large one has its own; what several need is with the small ones', () => {
  expect([clock, gallery, card].map(nameOf)).toEqual(['programme', 'programme-more', 'structure']);
  expect(nameOf('/x/component-registry/programme/time.ts')).toBe('programme');
  expect([list, '/x/component-registry/programme/list/rows.tsx'].map(nameOf)).toEqual([undefined, undefined]);
});

test('what only pages of a domain show is not with what the first pages show', () => {
  expect([person, '/x/component-registry/programme/face.ts'].map(nameOf)).toEqual(['programme-pages', 'programme-pages']);
  expect(nameOf(card)).toBe('structure');
});

test('checks of props are in a file of their own for each domain', () => {
  expect(nameOf(cardCheck)).toBe('structure-checks');
});

test('what components of two domains need is in a file of its own, apart from what the first pages do not wait for; what only those need that are taken over later, in another', () => {
  expect(['/x/shared.ts', '/x/src/ui/form.ts'].map(nameOf)).toEqual(['shared', 'shared-others']);
  expect([notice, '/x/src/ui/facts.ts', footer, '/x/src/ui/wide.module.css'].map(nameOf)).toEqual([
    'notes-later',
    'shared-later',
    'shared-later',
    'app',
  ]);
});

test('styles are in one sheet for what most visits begin with, in one for other components, and with the late layer', () => {
  expect(nameOf('/x/component-registry/programme/list/rows.module.css')).toBe('components');
  expect(nameOf('/x/component-registry/charity/plan/view.module.css')).toBe('components-more');
  expect(nameOf('/x/component-registry/engagement/toast/view.module.css')).toBe('late-layer');
});

test('texts are in one file for a language; what no page needs at first stays apart', () => {
  expect(nameOf('virtual:foyer/texts/shell/de-DE')).toBe('texts-de-DE');
  expect(nameOf('virtual:foyer/icons/c')).toBe('icons-ae');
  expect(['virtual:foyer/texts/account/de-DE', '/x/src/preview/open-preview.tsx', '/x/src/preview/bar.tsx'].map(nameOf)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('what is on every page and reacts at once is with the app', () => {
  expect([header, '/x/component-registry/shell/menu.ts', banner].map(nameOf)).toEqual(['app', 'app', 'shell']);
});
