// Compiled checks: the same verdicts and defaults as zod, the same in Node and as a standalone module, one error for one mistake.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import type { Check } from '../check.ts';
import { documents } from '../documents/index.ts';
import { placementFrame } from '../documents/placement.ts';
import { localisedText, optional } from '../fields.ts';
import { compileCheck, standaloneCheck } from './ajv.ts';
import { jsonSchemaOf } from './json-schema.ts';

/** Loads module text as the browser would: no file, no packages. */
const load = async (text: string): Promise<Check> =>
  ((await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(text)}`)) as { default: Check }).default;

const told = (check: Check, value: unknown): string[] =>
  check(value) ? [] : (check.errors ?? []).map(({ instancePath, keyword }) => `${instancePath} ${keyword}`);

const minimal: Record<string, object> = {
  page: { page: 'HomePage', layers: { page: { grids: [{ placements: [{ name: 'structure/heading', size: { base: 6 } }] }] } } },
  'layer-visibility': { layer: 'page', components: { a: false, b: { endTime: '2027-05-04' } } },
  texts: { texts: { a: 'x', b: { other: 'y' } } },
  advertisement: { id: 1, vmxPage: 'HomePage' },
  header: { menu: { menuItems: [{ name: 'A', subMenu: [{ name: 'B' }] }] } },
};

describe.each(Object.values(documents).filter(({ kind }) => !kind.startsWith('data-')))('$kind', ({ kind, schema }) => {
  test('a small document gets the defaults zod gives, in Node and standalone', async () => {
    const written = minimal[kind] ?? {};
    const printed = jsonSchemaOf(schema);
    const [inNode, alone] = [structuredClone(written), structuredClone(written)];
    expect(told(compileCheck(printed), inNode)).toEqual([]);
    expect(told(await load(standaloneCheck(printed)), alone)).toEqual([]);
    expect(inNode).toEqual(schema.parse(written));
    expect(alone).toEqual(inNode);
  });
});

test('a standalone module imports nothing and evaluates nothing', () => {
  const unusual = z.object({ name: z.string().min(2).max(5), list: z.array(z.string()), same: z.literal([1, 'a', null]) });
  const printed = jsonSchemaOf(unusual);
  (printed['properties'] as Record<string, Record<string, unknown>>)['list']!['uniqueItems'] = true;
  const text = standaloneCheck(printed);
  expect(text).not.toMatch(/\brequire\b|\bimport\b|\beval\b|new Function/);
});

test('lengths count code points, and equal items are found, without the parts of ajv', async () => {
  const printed = jsonSchemaOf(z.object({ name: z.string().max(2), list: z.array(z.unknown()) }));
  (printed['properties'] as Record<string, Record<string, unknown>>)['list']!['uniqueItems'] = true;
  const check = await load(standaloneCheck(printed));
  expect(told(check, { name: '🫀🫀', list: [{ a: [1] }, { a: [2] }] })).toEqual([]);
  expect(told(check, { name: '🫀🫀🫀', list: [{ a: [1] }, { a: [1] }] })).toEqual(['/name maxLength', '/list uniqueItems']);
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
    expect(told(check, value)).toEqual(errors);
  });

  test('errors belong to the last call', () => {
    check({ text: 5 });
    expect(check({})).toBe(true);
    expect(check.errors).toBeNull();
  });

  test('a discriminated union reports the branch that was meant', () => {
    const union = z.object({
      item: z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('link'), url: z.string() }),
        z.object({ kind: z.literal('text'), size: z.number().default(3) }),
      ]),
    });
    const judge = compileCheck(jsonSchemaOf(union));
    expect(told(judge, { item: { kind: 'link' } })).toEqual(['/item required']);
    expect(told(judge, { item: { kind: 'film' } })).toEqual(['/item discriminator']);
    const value = { item: { kind: 'text' } };
    expect(judge(value)).toBe(true);
    expect(value).toEqual({ item: { kind: 'text', size: 3 } });
  });
});

test('ajv and zod judge any placement alike', () => {
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
