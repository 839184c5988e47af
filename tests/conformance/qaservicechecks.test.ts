// The event of service checks has every component with every prop and every value of its enumerations, and promises only what the rules keep.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { loadCatalog } from '../../component-registry/catalog.ts';
import { readFolder } from '../../server/store/read-folder.ts';
import { validateFiles } from '../../server/validate.ts';

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
type Node = { id: string; name: string; props: Record<string, Json> };

const event = join(import.meta.dirname, '../../sample-configs/qa/qaservicechecks');
const catalog = await loadCatalog();

/** Placements of a page, with those in slots and fallbacks. */
function placements(value: Json | undefined): Node[] {
  if (Array.isArray(value)) return value.flatMap(placements);
  if (typeof value !== 'object' || value === null) return [];
  const { id, name, props, ...rest } = value as { [key: string]: Json };
  const own = typeof name === 'string' && name in catalog ? [{ id: String(id), name, props: (props ?? {}) as Node['props'] }] : [];
  return [...own, ...Object.values(rest).flatMap(placements)];
}
const used = readdirSync(join(event, 'pages')).flatMap((file) =>
  placements(JSON.parse(readFileSync(join(event, 'pages', file), 'utf8')) as Json),
);

/** What a prop may be where that is a short list: its enumeration, its literals, true and false. */
function choices(schema: z.ZodType): readonly Json[] {
  if (schema instanceof z.ZodPrefault || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return choices(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodEnum) return schema.options;
  if (schema instanceof z.ZodLiteral) return [...schema.values] as Json[];
  if (schema instanceof z.ZodBoolean) return [true, false];
  if (schema instanceof z.ZodArray) return choices(schema.element as z.ZodType);
  if (schema instanceof z.ZodUnion) return (schema.options as z.ZodType[]).flatMap(choices);
  return [];
}

/** Props of an object schema with those of the objects in its lists: `tone`, `items.open`. */
function props(schema: z.ZodType, path = ''): { path: string; choices: readonly Json[] }[] {
  if (schema instanceof z.ZodPrefault || schema instanceof z.ZodOptional) return props(schema.unwrap() as z.ZodType, path);
  if (schema instanceof z.ZodArray) return props(schema.element as z.ZodType, path);
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape as Record<string, z.ZodType>).flatMap(([key, field]) => {
    const here = path ? `${path}.${key}` : key;
    return [{ path: here, choices: choices(field) }, ...props(field, here)];
  });
}

/** Everything written at a path, looking into lists. */
const valuesAt = (value: Json | undefined, path: readonly string[]): Json[] => {
  if (Array.isArray(value)) return value.flatMap((one: Json) => valuesAt(one, path));
  if (value === undefined) return [];
  const [key, ...rest] = path;
  if (key === undefined) return [value];
  return typeof value === 'object' && value !== null ? valuesAt((value as { [key: string]: Json })[key], rest) : [];
};

const todo = 'add a state to its sample.json (or in scripts/qa/pages/) and run: npm run generate';

test.each(Object.keys(catalog))('%s is among the service checks, with all its props and their values', (name) => {
  const own = used.filter((node) => node.name === name);
  expect(own.length, `${name} is on no page of qa/qaservicechecks; ${todo}`).toBeGreaterThan(0);
  const missing = props(catalog[name]!.props).flatMap(({ path, choices: all }) => {
    const written = own.flatMap((node) => valuesAt(node.props, path.split('.')));
    if (written.length === 0) return [`${path} is never set`];
    return all.filter((choice) => !written.includes(choice)).map((choice) => `${path} is never ${JSON.stringify(choice)}`);
  });
  expect(missing, `${name}: ${todo}`).toEqual([]);
});

test('the events of service checks validate without error', async () => {
  const { files, findings: unreadable } = await readFolder(join(event, '../..'));
  const { findings } = await validateFiles(files);
  expect([...unreadable, ...findings].filter(({ file, severity }) => file.startsWith('qa/') && severity === 'error')).toEqual([]);
});
