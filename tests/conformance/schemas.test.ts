// The schemas as a whole: committed as printed, every field in words, every default, example and sample valid.
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { loadCatalog } from '../../component-registry/catalog.ts';
import { driftOf } from '../../scripts/print-schemas.ts';
import { mappingSchema } from '../../cli/import/formats/table/mapping-schema.ts';
import { type SchemaFile, schemaFiles } from '../../src/compile/schema-files.ts';
import { isSchema, type JsonSchema } from '../../src/compile/walk.ts';

const catalog = await loadCatalog();
const files = [...schemaFiles(Object.values(catalog)), mappingSchema()];

type Field = { pointer: string; schema: JsonSchema; required: boolean };

/** Every field of a file: each property of each object, with its pointer. What a component adds to a placement (`then`) is no field of its own. */
function fieldsOf({ schema }: SchemaFile): Field[] {
  const found: Field[] = [];
  const walk = (value: unknown, pointer: string): void => {
    if (Array.isArray(value)) return value.forEach((part, index) => walk(part, `${pointer}/${index}`));
    if (!isSchema(value)) return;
    const properties = isSchema(value['properties']) ? value['properties'] : {};
    for (const [key, field] of Object.entries(properties)) {
      const place = `${pointer}/properties/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
      found.push({
        pointer: place,
        schema: field as JsonSchema,
        required: (value['required'] as string[] | undefined)?.includes(key) ?? false,
      });
      walk(field, place);
    }
    for (const [key, part] of Object.entries(value)) {
      if (!['properties', 'default', 'examples', 'if', 'then', 'allOf', 'defaultSnippets'].includes(key))
        walk(part, `${pointer}/${key.replaceAll('/', '~1')}`);
    }
  };
  walk(schema, '');
  return found;
}

test('the committed schemas are what the code prints (npm run schemas)', async () => {
  expect(await driftOf(join(import.meta.dirname, '../../schemas'), files)).toEqual({ missing: [], changed: [], stale: [] });
});

test('printing twice gives the same bytes', () => {
  expect(JSON.stringify([...schemaFiles(Object.values(catalog)), mappingSchema()])).toBe(JSON.stringify(files));
});

test.each(files)('$path: every field has title, description, example, and a default where it may be missing', (file) => {
  const lacking = fieldsOf(file).flatMap(({ pointer, schema, required }) => {
    const examples = schema['examples'];
    const lacks = [
      ...(typeof schema['title'] === 'string' && schema['title'] ? [] : ['title']),
      ...(typeof schema['description'] === 'string' && schema['description'] ? [] : ['description']),
      // The names a placement may have are listed at the field; editors would offer an example even where it is not allowed.
      ...((Array.isArray(examples) && examples.length) || pointer === '/$defs/Placement/properties/name' ? [] : ['examples']),
      ...(required || 'default' in schema ? [] : ['default']),
    ];
    return lacks.length ? [`${pointer}: ${lacks.join(', ')}`] : [];
  });
  expect(lacking).toEqual([]);
  // A file of nothing would pass everything.
  expect(file.path.startsWith('components/') || fieldsOf(file).length > 1).toBe(true);
});

test.each(files)('$path: every default and example fits its own field', (file) => {
  const ajv = new Ajv2020({
    strict: false,
    validateFormats: false,
    meta: false,
    validateSchema: false,
    allErrors: true,
    discriminator: true,
  });
  ajv.addSchema(file.schema, 'file');
  const wrong = fieldsOf(file).flatMap(({ pointer, schema }) => {
    const check = ajv.compile({ $ref: `file#${encodeURI(pointer)}` });
    const values = [...('default' in schema ? [schema['default']] : []), ...((schema['examples'] ?? []) as unknown[])];
    return values.flatMap((value) => (check(value) ? [] : [`${pointer}: ${JSON.stringify(value)} ${ajv.errorsText(check.errors)}`]));
  });
  expect(wrong).toEqual([]);
});

test('every sample of every component is a placement that fits', () => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false, meta: false, validateSchema: false, discriminator: true });
  ajv.addSchema(files.find(({ path }) => path === 'documents/page.schema.json')!.schema, 'page');
  const check = ajv.compile({ $ref: 'page#/$defs/AnyPlacement' }) as { (value: unknown): boolean; errors: typeof ajv.errors };
  const wrong = Object.values(catalog).flatMap(({ name, samples }) =>
    samples.flatMap((sample) => (check(sample) ? [] : [`${name} ${sample.id}: ${ajv.errorsText(check.errors)}`])),
  );
  expect(wrong).toEqual([]);
});
