// Shapes that several pages of the reference share, and on which page each is explained.
import { slugOf } from '../../server/docs/slug.ts';
import { isSchema, type JsonSchema } from '../../src/compile/walk.ts';
import { blocks, code, listed, prose } from './markdown.ts';
import { onOneLine } from './codes.ts';
import { type FieldTable, fieldTables, objectIn, type TableParts } from './field-tables.ts';
import { definitionTitle, limitWords, typeWords, wordsOf } from './type-words.ts';

/** A schema with the page that prints it, as a path below `docs/reference/`. */
export type Source = { page: string; title: string; schema: JsonSchema };

/** A definition that more than one page uses. */
export type SharedShape = { name: string; schema: JsonSchema; users: readonly Source[]; examples: readonly unknown[] };

const definitionsOf = ({ schema }: Source): Record<string, JsonSchema> => (schema['$defs'] ?? {}) as Record<string, JsonSchema>;

/** The shapes that two pages or more use in the same words, by name; all others are explained where they are used. */
export function sharedShapes(sources: readonly Source[]): ReadonlyMap<string, SharedShape> {
  const names = [...new Set(sources.flatMap((source) => Object.keys(definitionsOf(source))))].sort();
  return new Map(
    names.flatMap((name) => {
      const users = sources.filter((source) => Object.hasOwn(definitionsOf(source), name));
      const forms = new Set(users.map((source) => JSON.stringify(definitionsOf(source)[name])));
      if (users.length < 2 || forms.size > 1) return [];
      return [[name, { name, schema: definitionsOf(users[0]!)[name]!, users, examples: examplesOf(name, users) }] as const];
    }),
  );
}

/** Most examples shown of a shape. */
const MOST_EXAMPLES = 3;

/** The shortest values that fields of this shape give as their example. */
function examplesOf(name: string, users: readonly Source[]): unknown[] {
  const found = new Map<string, unknown>();
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(walk);
    if (!isSchema(value)) return;
    if (value['$ref'] === `#/$defs/${name}` && Array.isArray(value['examples']))
      for (const example of value['examples']) if (example !== '') found.set(JSON.stringify(example), example);
    Object.values(value).forEach(walk);
  };
  for (const { schema } of users) walk(schema);
  // One of each kind first: a text, then a map of texts.
  const kinds = new Map<string, string>();
  const sorted = [...found.keys()].sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
  for (const text of sorted) kinds.set(kindOf(text), kinds.get(kindOf(text)) ?? text);
  return [...new Set([...kinds.values(), ...sorted])].slice(0, MOST_EXAMPLES).map((text) => found.get(text));
}

const kindOf = (json: string): string => /^"(?:[a-z]+:|[/#])/.exec(json)?.[0] ?? json[0]!;

/** Where a page finds the explanation of a definition: on the page of shapes, else on itself. */
export const placesOf = (page: string, shared: ReadonlyMap<string, SharedShape>): TableParts => {
  const shapes = page === SHAPES ? '' : `${'../'.repeat(page.split('/').length - 1)}${SHAPES}`;
  return {
    definition: (name) => `${shared.has(name) ? shapes : ''}#${slugOf(definitionTitle(name))}`,
    window: `${shapes}#window`,
  };
};

/** Page of the shared shapes. */
export const SHAPES = 'shapes.md';

/** A definition as a section: what it is, its limits, its tables. `level` is that of its heading. */
export function definitionSection(
  name: string,
  schema: JsonSchema,
  level: number,
  parts: TableParts,
  examples: readonly unknown[] = [],
): string {
  const title = definitionTitle(name);
  const heading = `${title[0]!.toUpperCase()}${title.slice(1)}`;
  const [object, suffix] = objectIn(schema);
  // A shape that is one of several things has the table of its object below, under a name of its own.
  const path = object === schema || suffix ? title + suffix : `${title} as object`;
  const tables = object ? fieldTables(object, path, parts).filter(({ fields }) => fields) : [];
  const own = object === schema ? tables.shift() : undefined;
  return blocks(
    `${'#'.repeat(level)} ${heading}`,
    prose(wordsOf(schema)),
    own?.fields ?? `Type: ${typeWords(schema, parts, `#${slugOf(path)}`)}. ${limitWords(schema)}`.trim(),
    examples.length > 0 ? `For example ${exampleWords(examples)}.` : '',
    ...tables.map((each) => tableSection(each, level + 1)),
  );
}

const exampleWords = (examples: readonly unknown[]): string =>
  listed(
    examples.map((example) => code(onOneLine(example))),
    'or',
  );

/** The table of an object inside another, under its path. */
export const tableSection = ({ path, words, fields }: FieldTable, level: number): string =>
  blocks(`${'#'.repeat(level)} ${/^[\w.$<>[\]-]+$/.test(path) ? code(path) : prose(path)}`, prose(words), fields);
