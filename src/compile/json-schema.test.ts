// Printing zod: what is added, what is dropped, what is refused.
import { expect, test } from 'vitest';
import * as z from 'zod';
import { optionalAs, localisedText, optional } from '../model/fields.ts';
import { closeObjects } from './for-editor.ts';
import { forCheck } from './for-check.ts';
import { jsonSchemaOf } from './json-schema.ts';

const words = { title: 'T', description: 'D' };

test('a field prints its words, and its default where it may be missing', () => {
  const printed = jsonSchemaOf(z.object({ n: optional(z.number().int(), 3, { ...words, example: 5 }) }));
  expect(printed['properties']).toEqual({ n: { title: 'T', description: 'D', type: 'integer', default: 3, examples: [5] } });
});

test('a union of objects that differ by a constant gets a discriminator', () => {
  const shape = z.union([z.object({ kind: z.literal('a') }), z.object({ kind: z.literal('b'), size: z.number() })]);
  const one = z.discriminatedUnion('kind', [z.object({ kind: z.literal('a') }), z.object({ kind: z.literal('b') })]);
  expect(jsonSchemaOf(one)).toMatchObject({ type: 'object', required: ['kind'], discriminator: { propertyName: 'kind' } });
  expect(jsonSchemaOf(shape)).toHaveProperty('discriminator');
});

test('what JSON Schema cannot carry is refused with its place', () => {
  const refined = z.object({ name: z.string().refine((name) => name !== 'x') });
  expect(() => jsonSchemaOf(refined)).toThrow('properties/name: a refinement cannot be printed');
  expect(() => jsonSchemaOf(z.object({ site: z.url() }))).toThrow('the format uri is not checked');
  expect(jsonSchemaOf(z.email())).not.toHaveProperty('format');
});

test('the editor copy closes objects and leaves records open', () => {
  const schema = z.object({ open: z.looseObject({ a: z.string() }), map: z.record(z.string(), z.unknown()) });
  const { properties, additionalProperties } = closeObjects(jsonSchemaOf(schema)) as {
    properties: Record<string, { additionalProperties: unknown }>;
    additionalProperties: unknown;
  };
  expect(additionalProperties).toBe(false);
  expect(properties['open']!.additionalProperties).toBe(false);
  expect(properties['map']!.additionalProperties).not.toBe(false);
});

test('the check copy has no words, keeps zod’s strictness, and never fills in a field whose absence says something', () => {
  const schema = z.looseObject({
    a: optionalAs(z.string(), '', { ...words, example: 'x' }),
    b: optional(z.string(), 'y', { ...words, example: 'x' }),
  });
  const copy = forCheck(jsonSchemaOf(schema)) as { properties: Record<string, unknown>; additionalProperties: unknown };
  expect(copy.properties).toEqual({ a: { type: 'string' }, b: { type: 'string', default: 'y' } });
  expect(copy.additionalProperties).toEqual({});
});

test('a union that can be decided by type or by a required key is no anyOf in the check copy', () => {
  expect(JSON.stringify(forCheck(jsonSchemaOf(z.object({ text: localisedText }))))).not.toContain('anyOf');
  // Two texts of different form cannot be distinguished before they are tried.
  expect(JSON.stringify(forCheck(jsonSchemaOf(z.union([z.string().regex(/^a/), z.string().regex(/b$/)]))))).toContain('anyOf');
});
