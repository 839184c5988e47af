// Values for tests of checks: mostly what a schema asks for, now and then something else at any depth.
import fc from 'fast-check';
import { isSchema, type JsonSchema, resolveRef } from './walk.ts';

const texts = [
  '',
  'a',
  'de-DE',
  '#0a0b0c',
  'page:Venue',
  'https://example.org/a',
  'structure/heading',
  '1 / 1 / 2 / 3',
  '2027-05-03',
  '🫀🫀',
];
const bit = fc.oneof(fc.constantFrom(...texts), fc.integer({ min: -2, max: 30 }), fc.constantFrom(2.5, true, false, null));
const names = fc.constantFrom('a', 'de-DE', 'key', 'x/y~z', 'toString', 'constructor', '__proto__');
/** Anything small. */
const noise = fc.oneof(bit, fc.array(bit, { maxLength: 2 }), fc.dictionary(names, bit, { maxKeys: 2 }));

/** Values near a schema; always plain JSON. `depth` ends schemas that hold themselves. */
export function valueNear(schema: JsonSchema, root: JsonSchema = schema, depth = 5): fc.Arbitrary<unknown> {
  const fitting = depth <= 0 ? noise : near(resolveRef(root, schema), root, depth - 1);
  return fc.oneof({ weight: 12, arbitrary: fitting }, { weight: 1, arbitrary: noise });
}

function near(schema: JsonSchema, root: JsonSchema, depth: number): fc.Arbitrary<unknown> {
  const inside = (part: unknown): fc.Arbitrary<unknown> => (isSchema(part) ? valueNear(part, root, depth) : noise);
  if ('const' in schema) return fc.constant(schema['const']);
  if (Array.isArray(schema['enum'])) return fc.constantFrom(...(schema['enum'] as unknown[]));
  const union = schema['anyOf'] ?? schema['oneOf'];
  if (Array.isArray(union)) return fc.oneof(...union.map(inside));
  const kinds = [schema['type']].flat().map((type): fc.Arbitrary<unknown> => {
    if (type === 'string') return fc.constantFrom(...texts);
    if (type === 'boolean') return fc.boolean();
    if (type === 'null') return fc.constant(null);
    if (type === 'number' || type === 'integer') return fc.oneof(fc.integer({ min: -1, max: 26 }), fc.constantFrom(0.5, 1e300));
    if (type === 'array') return fc.array(inside(schema['items']), { maxLength: 3 });
    return type === 'object' ? objectNear(schema, inside) : noise;
  });
  return fc.oneof(...kinds);
}

function objectNear(schema: JsonSchema, inside: (part: unknown) => fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const properties = (schema['properties'] ?? {}) as Record<string, JsonSchema>;
  const required = ((schema['required'] ?? []) as string[]).filter((key) => key in properties);
  const written = fc.record(Object.fromEntries(Object.entries(properties).map(([key, part]) => [key, inside(part)])), {
    requiredKeys: required,
  });
  const more = fc.dictionary(names, inside(schema['additionalProperties']), { maxKeys: isSchema(schema['additionalProperties']) ? 3 : 1 });
  const strange = fc.oneof({ weight: 6, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: more });
  // As JSON: a key may be called __proto__, and nothing is undefined.
  return fc
    .tuple(written, isSchema(schema['additionalProperties']) ? more : strange)
    .map(([one, other]) => JSON.parse(`${JSON.stringify(one).slice(0, -1)}${joined(one, other)}`) as unknown);
}

const joined = (one: object, other: object): string => {
  const rest = JSON.stringify(other).slice(1);
  return Object.keys(one).length > 0 && rest !== '}' ? `,${rest}` : rest;
};
