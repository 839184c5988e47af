// The fields of a schema as tables: one for the object itself, one for every object inside it, named by its path.
import * as z from 'zod';
import { slugOf } from '../../server/docs/slug.ts';
import { jsonSchemaOf } from '../../src/compile/json-schema.ts';
import { isSchema, type JsonSchema } from '../../src/compile/walk.ts';
import { windowFields } from '../../src/model/documents/window.ts';
import { onOneLine } from './codes.ts';
import { code, link, prose, table } from './markdown.ts';
import { limitWords, type Places, typeWords, wordsOf } from './type-words.ts';

/** A table with the path of the object it is about; the path of the schema itself is its `name`. */
export type FieldTable = { path: string; words: string; fields: string };

export type TableParts = Places & {
  /** Address of the words about windows, from this page. */
  window: string;
};

const windowKeys = Object.keys(windowFields);
const windowSchema = jsonSchemaOf(z.object(windowFields))['properties'] as Record<string, JsonSchema>;

/** The table of an object and those of the objects in it. `name` begins their paths. */
export function fieldTables(schema: JsonSchema, name: string, parts: TableParts): FieldTable[] {
  const properties = (schema['properties'] ?? {}) as Record<string, JsonSchema>;
  const required = (schema['required'] ?? []) as string[];
  const windowed = hasWindow(properties);
  const rows: string[][] = [];
  const inside: FieldTable[] = [];
  for (const [key, field] of Object.entries(properties)) {
    if (windowed && windowKeys.includes(key)) {
      if (key === windowKeys[0])
        rows.push([windowKeys.map(code).join(' '), link('window', parts.window), '', 'When and where it is shown.']);
      continue;
    }
    const path = `${name}.${key}`;
    const [inner, suffix] = objectIn(field);
    const innerPath = path + suffix;
    if (inner) inside.push(...fieldTables(inner, innerPath, parts));
    rows.push([
      code(key),
      typeWords(field, parts, inner && `#${slugOf(innerPath)}`),
      required.includes(key) ? '**required**' : defaultWords(field),
      [prose(wordsOf(field)), limitWords(field)].filter(Boolean).join(' '),
    ]);
  }
  return [{ path: name, words: wordsOf(schema), fields: table(['Field', 'Type', 'Default', 'Meaning'], rows) }, ...inside];
}

const hasWindow = (properties: Record<string, JsonSchema>): boolean =>
  windowKeys.every((key) => JSON.stringify(properties[key]) === JSON.stringify(windowSchema[key]));

/** The object with fields of its own that a field holds, and how a path leads into it: as it is, in a list, by name. */
export function objectIn(field: JsonSchema): [inner: JsonSchema | undefined, suffix: string] {
  if (isSchema(field['properties'])) return [field, ''];
  for (const [holder, suffix] of [
    ['items', '[]'],
    ['additionalProperties', '.<name>'],
  ] as const) {
    const held = field[holder];
    if (!isSchema(held)) continue;
    const [inner, more] = objectIn(held);
    if (inner) return [inner, suffix + more];
  }
  const branches = field['anyOf'] ?? field['oneOf'];
  if (Array.isArray(branches))
    for (const branch of branches.filter(isSchema)) {
      const [inner, suffix] = objectIn(branch);
      if (inner) return [inner, suffix];
    }
  return [undefined, ''];
}

/** Longest default printed as it is, in characters. */
const LONGEST = 60;

function defaultWords(field: JsonSchema): string {
  if (!('default' in field)) return '';
  const text = onOneLine(field['default']);
  return text.length > LONGEST ? 'see the example' : code(text);
}
