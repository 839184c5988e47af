// What editors refuse, validate refuses, and the reverse: the printed schemas, read by ajv, against `validate`, over documents changed at random.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loadCatalog } from '../../component-registry/catalog.ts';
import { validateFiles } from '../../server/validate.ts';
import { fileRole } from '../../src/model/adapters/configuration-files.ts';
import { valueNear } from '../../src/compile/any-value.fixture.ts';
import { jsonSchemaOf } from '../../src/compile/json-schema.ts';
import { schemaFiles } from '../../src/compile/schema-files.ts';
import { documents, type Kind } from '../../src/model/documents/index.ts';
import { pointerKey } from '../../src/model/source.ts';
import { kindOfFile } from '../../src/checks/files.ts';

/** Codes of what a schema can see; a link to a page there is not, for one, it cannot. */
const ofForm = new Set([
  'wrong-type',
  'not-an-object',
  'missing-key',
  'unknown-key',
  'not-allowed',
  'wrong-format',
  'out-of-range',
  'row-omitted',
  'no-usable-row',
  'unknown-component',
  'unknown-prop',
  'unknown-slot',
  'slot-full',
  'not-allowed-in-slot',
  'unknown-layer',
  'unreadable-version',
]);
/** Codes that say more of a text whose form is wrong, and of some that a schema takes. */
const sayMore = new Set(['forbidden-scheme', 'time-unreadable']);

const ajv = new Ajv2020({ strict: false, validateFormats: false, meta: false, validateSchema: false, discriminator: true });
const printed = new Map(
  schemaFiles(Object.values(await loadCatalog())).flatMap(({ path, schema }) => {
    const kind = /^documents\/(.*)\.schema\.json$/.exec(path)?.[1];
    return kind ? [[kind, ajv.compile(schema)] as const] : [];
  }),
);

/** A file of each kind, below the configuration folder. */
const pathOf = (kind: Kind): string => {
  const inner: Partial<Record<Kind, string>> = {
    'layer-visibility': 'visibility/page.json',
    page: 'pages/HomePage.json',
    texts: 'texts/home.en-GB.json',
    advertisement: 'advertisements/one.json',
    survey: 'surveys/one.json',
    terms: 'terms/one.json',
  };
  if (kind === 'domains') return 'domains.json';
  if (kind === 'instance') return 'society/instance.json';
  return `society/congress/${inner[kind] ?? `${kind.replace(/^data-/, 'data/')}.json`}`;
};

const app = { path: 'society/congress/app.json', text: JSON.stringify({ schemaVersion: 1, event: { name: 'Congress' } }) };

/** Findings of form in a document of this kind. */
async function findingsOf(kind: Kind, value: unknown) {
  const path = pathOf(kind);
  const { findings } = await validateFiles([...(path === app.path ? [] : [app]), { path, text: JSON.stringify(value) }]);
  return findings.filter(({ file, code }) => file === path && (ofForm.has(code) || sayMore.has(code)));
}

/** Documents of the samples by kind, in the current version. */
const samples = new Map<Kind, Record<string, unknown>[]>();
const folder = join(import.meta.dirname, '../../sample-configs');
for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
  const inner = path.replaceAll('\\', '/').split('/').slice(2).join('/');
  const kind = (/(^|\/)(domains|instance)\.json$/.exec(path)?.[2] ?? (fileRole(inner) && kindOfFile(inner))) as Kind | undefined;
  if (!kind || !path.endsWith('.json') || !Object.hasOwn(documents, kind)) continue;
  const value = JSON.parse(readFileSync(join(folder, path), 'utf8')) as Record<string, unknown>;
  // A large programme says no more than its first rows.
  if (Array.isArray(value['rows'])) value['rows'] = value['rows'].slice(0, 4);
  if (value['schemaVersion'] === 1) samples.set(kind, [...(samples.get(kind) ?? []), value]);
}
/** Examples of every field, for what the samples leave out. */
const ofExamples = (kind: Kind): Record<string, unknown> => {
  const { properties = {} } = jsonSchemaOf(documents[kind].schema) as { properties?: Record<string, { examples?: unknown[] }> };
  return { ...Object.fromEntries(Object.entries(properties).map(([key, field]) => [key, field.examples?.[0]])), schemaVersion: 1 };
};
/** The samples have no footer of their own; that of every page is one. */
const footer = (): Record<string, unknown> => {
  const pages = (samples.get('page') ?? []) as { layers?: { footer?: { grids?: unknown[] }; page?: { grids?: unknown[] } } }[];
  return { schemaVersion: 1, grids: pages.flatMap(({ layers }) => layers?.footer?.grids ?? layers?.page?.grids ?? []).slice(0, 3) };
};
const kinds = Object.keys(documents) as Kind[];
const documentOf = (kind: Kind): fc.Arbitrary<Record<string, unknown>> =>
  fc.constantFrom(...(samples.get(kind) ?? []), ...(kind === 'page' ? [] : [kind === 'footer' ? footer() : ofExamples(kind)]));

type Place = { pointer: string; value: unknown };
function placesIn(value: unknown, pointer = ''): Place[] {
  const inside = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return [{ pointer, value }, ...inside.flatMap(([key, part]) => placesIn(part, `${pointer}/${pointerKey(key)}`))];
}
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

const runs = { numRuns: 40, seed: 17 };

test.each(kinds)('%s: a key nobody knows, at any object that is no map, is told with its name and what was meant', async (kind) => {
  const check = printed.get(kind)!;
  await fc.assert(
    fc.asyncProperty(documentOf(kind), fc.nat(), fc.nat(), async (document, at, which) => {
      const copy = structuredClone(document);
      const objects = placesIn(copy).filter((place) => isObject(place.value));
      const { pointer, value } = objects[at % objects.length]! as { pointer: string; value: Record<string, unknown> };
      const known = Object.keys(value).filter((key) => key.length > 4 && !key.includes('$'));
      // A slip of one of its own keys, so that there is something to mean.
      const like = known[which % Math.max(1, known.length)];
      const key = like ? `${like.slice(0, 2)}${like.slice(3)}` : 'oddity';
      fc.pre(!Object.hasOwn(value, key));
      Object.assign(value, { [key]: like ? value[like] : 'x' });
      const refused = !check(copy);
      const found = (await findingsOf(kind, copy)).filter((one) => one.pointer === `${pointer}/${pointerKey(key)}`);
      // In a map every key is a name of its own; nobody can know it is a slip.
      if (!refused) {
        expect(found).toEqual([]);
        return;
      }
      expect(found.map(({ code }) => code).join(), `${pointer} ${key}`).toMatch(/unknown-(key|prop|slot|layer)|wrong-format|row-omitted/);
      expect(found[0]!.message).toContain(key);
      expect(found[0]!.line).toBeGreaterThan(0);
      if (like && /unknown-(key|prop)/.test(found[0]!.code)) expect(found[0]!.suggestion, key).not.toBe('');
    }),
    runs,
  );
});

test.each(kinds)('%s: what the schema refuses has a finding, what it takes has none of form', async (kind) => {
  const check = printed.get(kind)!;
  const schema = jsonSchemaOf(documents[kind].schema);
  const agree = async (value: unknown): Promise<void> => {
    const refused = !check(value);
    const found = (await findingsOf(kind, value)).filter(({ code }) => refused || ofForm.has(code));
    expect(
      { refused, found: found.length > 0 },
      `${JSON.stringify(value)}\n${ajv.errorsText(check.errors)}\n${found.map((one) => `${one.pointer} ${one.code} ${one.message}`).join('\n')}`,
    ).toEqual({ refused, found: refused });
  };
  await fc.assert(
    fc.asyncProperty(
      documentOf(kind),
      fc.nat(),
      valueNear({ type: ['string', 'number', 'boolean', 'array', 'object', 'null'] }),
      async (document, at, other) => {
        const copy = structuredClone(document);
        await agree(copy);
        const places = placesIn(copy).filter(({ pointer }) => pointer !== '' && !/^\/(\$schema|schemaVersion|page|layer)$/.test(pointer));
        if (places.length === 0) return;
        const { pointer } = places[at % places.length]!;
        const keys = pointer
          .slice(1)
          .split('/')
          .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
        const holder = keys.slice(0, -1).reduce<unknown>((inside, key) => (inside as Record<string, unknown>)[key], copy) as Record<
          string,
          unknown
        >;
        if (other === null && !Array.isArray(holder)) delete holder[keys.at(-1)!];
        else holder[keys.at(-1)!] = other;
        await agree(copy);
      },
    ),
    runs,
  );
  await fc.assert(
    fc.asyncProperty(valueNear(schema), async (value) => {
      if (isObject(value))
        await agree({
          ...value,
          schemaVersion: 1,
          ...(kind === 'page' ? { page: 'HomePage' } : {}),
          ...(kind === 'layer-visibility' ? { layer: 'page' } : {}),
        });
    }),
    runs,
  );
});
