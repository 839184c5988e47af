// Every component folder is complete: view, props, samples, a test; its samples are distinct.
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadCatalog } from '../../component-registry/catalog.ts';
import { jsonSchemaOf } from '../../src/compile/json-schema.ts';
import { mapSchemas } from '../../src/compile/walk.ts';

const catalog = await loadCatalog();

test('there are components', () => {
  expect(Object.keys(catalog).length).toBeGreaterThan(20);
});

test.each(Object.values(catalog))('$name is complete', ({ folder, samples, about }) => {
  const files = readdirSync(folder);
  expect(files).toContain('view.tsx');
  expect(files).toContain('props.ts');
  expect(
    files.filter((file) => /\.test\.tsx?$/.test(file)),
    'tests',
  ).not.toEqual([]);
  expect(samples.length, 'samples').toBeGreaterThan(0);
  expect(new Set(samples.map(({ id }) => id)).size).toBe(samples.length);
  expect(about.description).toMatch(/\.$/);
});

/** A form that takes texts of any length: something in it is repeated without end. */
const isEndless = (form: unknown): boolean => typeof form !== 'string' || /[)\]\w][*+]|\{\d+,\}/.test(form);

test.each(Object.values(catalog))('$name limits every text of its props', ({ props }) => {
  const unlimited: unknown[] = [];
  mapSchemas(jsonSchemaOf(props), (part) => {
    const isBounded = ['maxLength', 'enum', 'const'].some((key) => part[key] !== undefined) || !isEndless(part['pattern']);
    if (part['type'] === 'string' && !isBounded) unlimited.push(part);
    return part;
  });
  expect(unlimited).toEqual([]);
});
