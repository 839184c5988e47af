// Compiled checks: the same verdicts and defaults as zod, the same in Node and as a module, one error for one mistake.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import type { Check } from '../model/check.ts';
import { documents } from '../model/documents/index.ts';
import { placementFrame } from '../model/documents/placement.ts';
import { link, localisedText, optional } from '../model/fields.ts';
import { compileCheck, sharedModule, standaloneCheck, standaloneChecks } from './compile-check.ts';
import { jsonSchemaOf } from './json-schema.ts';

const asUrl = (text: string): string =>
  `data:text/javascript,${encodeURIComponent(text.replaceAll(/from "(\/|[A-Z]:)/g, 'from "file:///$1').replaceAll('file:////', 'file:///'))}`;
const shared = asUrl(sharedModule());
/** Loads module text as the browser would: with the parts all checks share, and nothing else. */
const load = async (text: string): Promise<Check> => ((await import(/* @vite-ignore */ asUrl(text))) as { check: Check }).check;
const alone = async (schema: z.ZodType): Promise<Check> => load(standaloneCheck(jsonSchemaOf(schema), shared));

const errorsOf = (check: Check, value: unknown): string[] =>
  check(value) ? [] : (check.errors ?? []).map(({ instancePath, keyword }) => `${instancePath} ${keyword}`);

const minimal: Record<string, object> = {
  page: { page: 'HomePage', layers: { page: { grids: [{ placements: [{ name: 'structure/heading', size: { base: 6 } }] }] } } },
  'layer-visibility': { layer: 'page', components: { a: false, b: { endTime: '2027-05-04' } } },
  texts: { texts: { a: 'x', b_other: 'y' } },
  advertisement: { id: 1, vmxPage: 'HomePage' },
  terms: { version: '2027-01', title: 'Terms of use', content: 'Be kind.' },
  survey: { evaluates: 'event', survey: { pages: [{ elements: [{ type: 'comment', name: 'remarks' }] }] } },
  header: { menu: { menuItems: [{ name: 'A', subMenu: [{ name: 'B' }] }] } },
};

describe.each(Object.values(documents).filter(({ kind }) => !kind.startsWith('data-')))('$kind', ({ kind, schema }) => {
  test('a small document gets the defaults zod gives, in Node and standalone', async () => {
    const written = minimal[kind] ?? {};
    const printed = jsonSchemaOf(schema);
    const [inNode, inBrowser] = [structuredClone(written), structuredClone(written)];
    expect(errorsOf(compileCheck(printed), inNode)).toEqual([]);
    expect(errorsOf(await alone(schema), inBrowser)).toEqual([]);
    expect(inNode).toEqual(schema.parse(written));
    expect(inBrowser).toEqual(inNode);
  });
});

test('a module imports the parts of all checks and shared definitions, nothing else, and evaluates nothing', () => {
  const text = standaloneCheck(jsonSchemaOf(z.object({ name: z.string().min(2).max(5), text: localisedText, link })), 'shared-checks');
  expect(text.match(/from "[^"]+"/g)).toEqual(['from "shared-checks"', expect.stringMatching(/src\/model\/check\.ts"$/)]);
  expect(text).not.toMatch(/\brequire\b|\beval\b|new Function/);
});

test('a shared definition is written once, not where it is used', async () => {
  const texts = z.object({ title: localisedText, lead: localisedText });
  expect(standaloneCheck(jsonSchemaOf(texts), 'shared-checks')).not.toContain('RegExp');
  const check = await alone(texts);
  expect(errorsOf(check, { title: { 'en-GB': 'A' }, lead: { de: 'B' } })).toEqual(['/lead/de pattern']);
});

test('lengths count characters, not units, wherever a pair of units is; halves of pairs count for themselves', async () => {
  const schema = z.object({ most: z.string().max(3).optional(), least: z.string().min(3).optional() });
  for (const check of [compileCheck(jsonSchemaOf(schema)), await alone(schema)]) {
    for (const text of ['😀ab', 'a😀b', 'ab😀', '😀😀😀', 'abc', '\ude00ab', 'ab\ud83d', '\ud83e\ud83e\ud83e'])
      expect(errorsOf(check, { most: text, least: text }), text).toEqual([]);
    for (const most of ['😀abc', '😀😀😀😀', 'abcd', '\ud83dabc']) expect(errorsOf(check, { most }), most).toEqual(['/most maxLength']);
    for (const least of ['😀a', '😀😀']) expect(errorsOf(check, { least }), least).toEqual(['/least minLength']);
  }
});

describe('reading leaves the value as it is', () => {
  const schema = z.object({ a: z.string().default('x'), list: z.array(z.object({ b: z.number().default(1) })).default([]) });
  const { read } = compileCheck(jsonSchemaOf(schema));

  test('nothing missing: the value itself', () => {
    const value = { a: 'y', list: [{ b: 2 }] };
    expect(read!(value)).toBe(value);
  });

  test('something missing: a copy of what had to change, the rest shared', () => {
    const value = Object.freeze({ a: 'y', list: Object.freeze([Object.freeze({ b: 2 }), Object.freeze({})]) });
    const filled = read!(value) as typeof value;
    expect(filled).toEqual({ a: 'y', list: [{ b: 2 }, { b: 1 }] });
    expect(filled.list[0]).toBe(value.list[0]);
  });

  test('each default is its own: who changes one changes no other', () => {
    const [one, other] = [read!({}), read!({})] as { list: unknown[] }[];
    one!.list.push(1);
    expect(other!.list).toEqual([]);
  });

  test('what does not fit is nothing', () => {
    expect(read!({ a: 5 })).toBeUndefined();
  });
});

test.each(['__proto__', 'constructor', 'toString'])('the key %s is a key like any other', (key) => {
  const value: unknown = JSON.parse(`{"${key}":1}`);
  expect(errorsOf(compileCheck(jsonSchemaOf(z.strictObject({ a: z.string().optional() }))), value)).toEqual([' additionalProperties']);
  const filled = compileCheck(jsonSchemaOf(z.looseObject({ a: z.string().default('x') }))).read!(value) as object;
  expect([Object.keys(filled), Object.getPrototypeOf(filled)]).toEqual([[key, 'a'], Object.prototype]);
});

test.each([
  ['unknown keyword: "unevaluatedProperties"', { type: 'object', unevaluatedProperties: false }],
  ["can't resolve reference", { $ref: 'https://example.org/schema' }],
  ['a property cannot be called constructor', { type: 'object', properties: { constructor: { type: 'string' } } }],
])('what cannot be checked is refused, never left out: %s', (words, schema) => {
  expect(() => compileCheck(schema)({})).toThrow(words);
});

describe('one mistake is one error', () => {
  const check = compileCheck(
    jsonSchemaOf(z.strictObject({ text: optional(localisedText, '', { title: 'T', description: 'D', example: 'x' }) })),
  );
  test.each([
    [{ text: 5 }, ['/text type']],
    [{ text: { key: 5 } }, ['/text/key type']],
    [{ text: { key: 'a', 'de-DE': 'b' } }, ['/text additionalProperties']],
    [{ text: { de: 'Hallo' } }, ['/text/de pattern']],
    [{ text: { 'de-DE': 5 } }, ['/text/de-DE type']],
    [{ txt: 'x' }, [' additionalProperties']],
    [{ text: { 'de-DE': 'Hallo' } }, []],
  ])('%j', (value, errors) => {
    expect(errorsOf(check, value)).toEqual(errors);
  });

  // With a list copied for each of them, this would not end within the time of a test.
  test('a hundred thousand mistakes behind references are a hundred thousand errors', async () => {
    const texts = z.object({ texts: z.array(localisedText) });
    const value = { texts: Array.from({ length: 100_000 }, () => 5) };
    for (const one of [compileCheck(jsonSchemaOf(texts)), await alone(texts)]) expect(errorsOf(one, value)).toHaveLength(100_000);
  });

  test('errors belong to the last call', () => {
    check({ text: 5 });
    expect(check({})).toBe(true);
    expect(check.errors).toBeNull();
  });

  test('a discriminated union reports the branch its tag names', () => {
    const union = z.object({
      item: z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('link'), url: z.string() }),
        z.object({ kind: z.literal('text'), size: z.number().default(3) }),
      ]),
    });
    const check = compileCheck(jsonSchemaOf(union));
    expect(errorsOf(check, { item: { kind: 'link' } })).toEqual(['/item required']);
    expect(errorsOf(check, { item: { kind: 'film' } })).toEqual(['/item discriminator']);
    const value = { item: { kind: 'text' } };
    expect(check(value)).toBe(true);
    expect(value).toEqual({ item: { kind: 'text', size: 3 } });
  });
});

test('the check and zod judge any placement alike', () => {
  const check = compileCheck(jsonSchemaOf(placementFrame));
  const bit = fc.oneof(
    fc.constantFrom('', 'a', 'structure/heading', '1 / 1 / 2 / 3', 'browser', 'soon'),
    fc.integer({ min: -1, max: 26 }),
    fc.double(),
    fc.boolean(),
    fc.constant(null),
  );
  const part = fc.oneof(
    bit,
    fc.array(bit, { maxLength: 2 }),
    fc.dictionary(fc.constantFrom('base', 'medium', 'wide', 'x', 'toString'), bit, { maxKeys: 3 }),
  );
  const keys = [
    'id',
    'name',
    'schemaVersion',
    'props',
    'slots',
    'size',
    'gridAreas',
    'draft',
    'startTime',
    'containers',
    'access',
    'acess',
    'constructor',
  ];
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...keys), part, { maxKeys: 4 }), fc.boolean(), (wild, named) => {
      const value: unknown = JSON.parse(JSON.stringify(named ? { name: 'structure/heading', ...wild } : wild));
      const byZod = placementFrame.safeParse(structuredClone(value));
      const fits = check(value);
      expect(fits).toBe(byZod.success);
      if (byZod.success) expect(value).toEqual(byZod.data);
    }),
    { numRuns: 500, seed: 7 },
  );
});

describe('a union is only decided where trying every branch would say the same', () => {
  const unions = {
    'subset of keys': z.union([z.strictObject({ a: z.string() }), z.strictObject({ a: z.string(), b: z.string() })]),
    'record that takes the key': z.union([z.strictObject({ a: z.string() }), z.record(z.string(), z.number())]),
    'anything at last': z.union([z.strictObject({ a: z.string() }), z.unknown()]),
    'open objects': z.union([z.looseObject({ a: z.string() }), z.looseObject({ b: z.number() })]),
    'types and objects': z.union([
      z.number(),
      z.null(),
      z.array(z.string()),
      z.strictObject({ a: z.string() }),
      z.strictObject({ b: z.number().optional() }),
    ]),
  };
  test.each(Object.entries(unions))('%s', (_name, union) => {
    const check = compileCheck(jsonSchemaOf(z.object({ value: union })));
    const bit = fc.oneof(fc.constantFrom('x', 'a', 1, 2.5, true, null), fc.array(fc.constantFrom('x', 1), { maxLength: 2 }));
    const value = fc.oneof(bit, fc.dictionary(fc.constantFrom('a', 'b', 'c'), bit, { maxKeys: 3 }));
    fc.assert(
      fc.property(value, (wild) => check({ value: JSON.parse(JSON.stringify(wild)) as unknown }) === union.safeParse(wild).success),
      { numRuns: 300, seed: 7 },
    );
  });
});

describe('checks of several schemas in one module', () => {
  const person = z.object({ Id: z.string(), Firstname: z.string(), Surname: z.string(), DisplayName: z.string() });
  const schemas = { people: z.array(person), session: z.object({ Title: localisedText, Chair: person, Speakers: z.array(person) }) };
  const text = standaloneChecks({ people: jsonSchemaOf(schemas.people), session: jsonSchemaOf(schemas.session) }, shared);
  const ada = { Id: '1', Firstname: 'Ada', Surname: 'Sample', DisplayName: 'Ada Sample' };

  test('what they have in common is there once', () => {
    expect(text.split('schemaPath:"#/required"').length).toBeLessThan(text.split('DisplayName').length);
    expect(text.match(/data\d*\.Surname === undefined/g)).toHaveLength(1);
  });

  test('each judges as its schema does, and names the place of the first mistake', async () => {
    const checks = (await import(/* @vite-ignore */ asUrl(text))) as Record<keyof typeof schemas, Check>;
    expect(checks.people([ada])).toBe(true);
    expect(errorsOf(checks.people, [ada, { ...ada, Surname: 1 }, {}])).toEqual(['/1/Surname type']);
    expect(checks.session({ Title: 'A', Chair: ada, Speakers: [ada] })).toBe(true);
    expect(errorsOf(checks.session, { Title: 'A', Chair: ada, Speakers: [ada, null] })).toEqual(['/Speakers/1 type']);
  });

  test('two definitions of one name are refused', () => {
    const named = (schema: z.ZodType) => jsonSchemaOf(z.object({ a: schema.meta({ id: 'Same' }) }));
    expect(() => standaloneChecks({ one: named(z.string()), two: named(z.number()) }, shared)).toThrow('two definitions are called Same');
  });
});
