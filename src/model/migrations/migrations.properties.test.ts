// Properties of migrations over generated documents: nothing is lost, nothing is done twice, what cannot be read stays as it is.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loadCatalog } from '../../../component-registry/catalog.ts';
import { modelChecks } from '../../../server/published/model-checks.ts';
import { settings } from '../../../tests/support/seed.ts';
import { prepare } from '../../renderer/prepare.ts';
import { buildPage } from '../build-page.ts';
import { documentsOfRows } from '../documents-of-rows.ts';
import type { Finding } from '../finding.ts';
import { brokenNode } from '../placement-node.ts';
import { copyJson } from '../same-json.ts';
import { migrationsOf } from './index.ts';
import { migrate, type Migration } from './migrate.ts';

type Held = Record<string, unknown>;

const freeze = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(freeze);
  return value;
};

/** Keys of no version; they are an author's notes. */
const notes = fc.dictionary(fc.stringMatching(/^x-[a-z]{1,6}$/), fc.jsonValue({ maxDepth: 1 }), { maxKeys: 2 });
const area = fc.constantFrom('1 / 1 / 2 / 7', '2 / 1 / 3 / 13', '', null);

/** A component as version 0 writes it (A §3): all fields but the name may be missing. */
const component = fc
  .record(
    {
      name: fc.constantFrom('structure/heading', 'structure/rich-text', 'media/video', 'nobody/knows'),
      props: fc.dictionary(fc.string({ maxLength: 6 }), fc.jsonValue({ maxDepth: 2 }), { maxKeys: 3 }),
      size: fc.integer({ min: 1, max: 24 }),
      gridAreas: area,
      draft: fc.boolean(),
      inAppAppearanceActive: fc.boolean(),
    },
    { requiredKeys: ['name'] },
  )
  .map((written): Held => written);

const withNotes = (thing: fc.Arbitrary<Held>): fc.Arbitrary<Held> => fc.tuple(notes, thing).map(([more, own]) => ({ ...more, ...own }));

const grid = withNotes(
  fc
    .record(
      {
        gridAreas: area,
        id: fc.constantFrom('one', 'two'),
        components: fc.array(fc.oneof({ weight: 8, arbitrary: withNotes(component) }, { weight: 1, arbitrary: fc.constant(null) }), {
          maxLength: 5,
        }),
        placements: fc.array(component, { maxLength: 2 }),
      },
      { requiredKeys: ['components'] },
    )
    .map((written): Held => written),
);

const grids = fc.array(fc.oneof({ weight: 8, arbitrary: grid }, { weight: 1, arbitrary: fc.constantFrom(null, 5, 'text') }), {
  maxLength: 4,
});
const versionZero = fc.constantFrom({}, { schemaVersion: 0 }, { schemaVersion: null });
const modernGrids = fc.array(fc.record({ id: fc.constantFrom('a', 'b'), placements: fc.array(component, { maxLength: 2 }) }), {
  maxLength: 2,
});

/** A page of version 0; some have layers already, as in a mix of both versions. */
const pageZero = fc
  .tuple(
    notes,
    versionZero,
    grids,
    fc.option(fc.record({ page: fc.record({ grids: modernGrids }), header: fc.record({ grids: modernGrids }) }, { requiredKeys: [] }), {
      nil: undefined,
    }),
  )
  .map(([more, version, own, layers]): Held => ({ ...more, ...version, page: 'HomePage', grids: own, ...(layers ? { layers } : {}) }));
const footerZero = fc.tuple(notes, versionZero, grids).map(([more, version, own]): Held => ({ ...more, ...version, grids: own }));

/** Every use of a component at any depth, with all its keys but its areas; sorted. */
function uses(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(uses);
  if (typeof value !== 'object' || value === null) return [];
  const { name, gridAreas: _, ...rest } = value as Held;
  if (typeof name === 'string') return [JSON.stringify([name, rest])];
  return Object.values(value).flatMap(uses).sort();
}

/** Areas written, whether as text or by width. */
const areas = (value: unknown): string[] => (JSON.stringify(value).match(/"\d+ \/ \d+ \/ \d+ \/ \d+"/g) ?? []).sort();

const noteKeys = (value: unknown): string[] => (JSON.stringify(value).match(/"x-[a-z]+":/g) ?? []).sort();

test.each([
  ['page', pageZero],
  ['footer', footerZero],
] as const)('a %s of version 0 keeps every component, area and unknown key, and migrating it again changes nothing', (kind, documents) => {
  fc.assert(
    fc.property(documents, (document) => {
      const input = freeze(copyJson(document));
      const { value, from, problem } = migrate(input, migrationsOf(kind));
      expect([from, problem]).toEqual([0, undefined]);
      expect(uses(value).sort()).toEqual(uses(input).sort());
      expect(areas(value)).toEqual(areas(input));
      expect(noteKeys(value)).toEqual(noteKeys(input));
      expect(value['schemaVersion']).toBe(migrationsOf(kind).length);
      expect(migrate(value, migrationsOf(kind)).value).toBe(value);
    }),
    settings<[Held]>(500),
  );
});

test('every component of a page of version 0 is a node of the page built from it', () => {
  fc.assert(
    fc.property(fc.array(component, { maxLength: 6 }), (components) => {
      const document = { page: 'HomePage', grids: [{ components }] };
      const findings: Finding[] = [];
      const row = { setname: 'config_json', resourcename: 'pages/HomePage', resourcevalue: JSON.stringify(document) };
      const [raw] = documentsOfRows([row], findings).values();
      const page = buildPage('HomePage', [raw!], modelChecks());
      expect([...findings, ...page.findings]).toEqual([]);
      expect([...page.nodes.values()].map(({ name, source }) => [name, source.pointer])).toEqual(
        components.map(({ name }, index) => [name, `/grids/0/components/${index}`]),
      );
    }),
    settings<[Held[]]>(200),
  );
});

/** What is no version this Foyer knows; `null` says nothing and counts as absent. */
const strange = fc.oneof(
  fc.constantFrom('x', '1', '', -1, 1.5, Infinity, true, false),
  fc.constant({}),
  fc.constant([1]),
  fc.double({ noInteger: true }),
  fc.integer({ max: -1 }),
  fc.string(),
);

test.each(['page', 'footer', 'app', 'header', 'theme', 'access'])(
  'a %s of a version nobody can read stays as it is, and the finding names it',
  (kind) => {
    const documents = fc.tuple(fc.oneof(pageZero, footerZero, fc.dictionary(fc.string(), fc.jsonValue())), strange);
    fc.assert(
      fc.property(documents, ([document, schemaVersion]) => {
        const input = freeze({ ...copyJson(document), schemaVersion });
        const { value, problem } = migrate(input, migrationsOf(kind));
        expect(value).toBe(input);
        expect(problem).toBe('unreadable-version');
      }),
      settings<[[Held, unknown]]>(200),
    );
  },
);

test.each([
  ['"x"', 'unreadable-version'],
  ['-1', 'unreadable-version'],
  ['1.5', 'unreadable-version'],
  ['1e309', 'unreadable-version'],
  ['[]', 'unreadable-version'],
  ['99', 'newer-version'],
  ['null', undefined],
])('a row with the version %s is read with all it holds', (version, code) => {
  const findings: Finding[] = [];
  const layers = { page: { grids: [{ id: 'main', placements: [{ id: 'a', name: 'structure/heading' }] }] } };
  const resourcevalue = `{"schemaVersion":${version},"page":"HomePage","x-note":1,"layers":${JSON.stringify(layers)}}`;
  const row = { setname: 'config_json', resourcename: 'pages/HomePage', resourcevalue };
  const [raw] = documentsOfRows([row], findings).values();
  expect(raw!.value).toMatchObject({ page: 'HomePage', 'x-note': 1, layers });
  expect(findings.map((found) => [found.code, found.pointer])).toEqual(code === undefined ? [] : [[code, '/schemaVersion']]);
  expect([...buildPage('HomePage', [raw!], modelChecks()).nodes.keys()]).toEqual(['a']);
});

const steps: readonly Migration[] = [
  ({ words, ...props }) => ({ ...props, text: words }),
  ({ text, ...props }) => ({ ...props, texts: [text] }),
  (props) => ({ ...props, level: 2 }),
];

test('steps of props run from the version written, once each, and leave unknown props', () => {
  const written = fc.tuple(notes, fc.jsonValue({ maxDepth: 1 }), fc.nat({ max: steps.length }));
  fc.assert(
    fc.property(written, ([more, words, version]) => {
      const input = freeze(steps.slice(0, version).reduce<Held>((props, step) => step(props), { ...more, words }));
      const { value } = migrate({ ...input, schemaVersion: version }, steps);
      expect(value).toEqual({ ...more, texts: [words], level: 2, schemaVersion: 3 });
      expect(migrate(value, steps).value).toBe(value);
    }),
    settings<[[Held, unknown, number]]>(300),
  );
});

test('a step that throws breaks its placement alone and leaves the props written', () => {
  const source = { file: 'pages/HomePage.json', pointer: '/layers/page/grids/0/placements/0' };
  const props = freeze({ words: 'kept' });
  const { broken: _, ...node } = brokenNode('a', 'test/words', 'page', source, {} as Finding);
  const fails: Migration = () => {
    throw new Error('no such step');
  };
  const { problem } = prepare({ ...node, props }, { View: () => null, check: () => true, migrations: [fails] });
  expect(problem).toMatchObject({ code: 'migration-failed', file: source.file, pointer: `${source.pointer}/props` });
  expect(props).toEqual({ words: 'kept' });
});

const migrated = Object.values(await loadCatalog()).filter(({ migrations }) => migrations.length > 0);

test.each(migrated)(
  'the steps of $name keep props they do not know, and change nothing of the current version',
  ({ migrations, samples, version }) => {
    expect(samples.length).toBeGreaterThan(0);
    fc.assert(
      fc.property(notes, fc.constantFrom(...samples), (more, sample) => {
        const input = freeze({ ...more, ...copyJson(sample.props) });
        for (let written = 0; written < version; written++)
          expect(migrate({ ...input, schemaVersion: written }, migrations).value).toMatchObject(more);
        const current = { ...input, schemaVersion: version };
        expect(migrate(current, migrations).value).toBe(current);
      }),
      settings(50),
    );
  },
);
