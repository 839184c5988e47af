// What a schema takes, in words: its type, and its limits.
import { isSchema, type JsonSchema } from '../../src/compile/walk.ts';
import { code, link, listed } from './markdown.ts';

/** Where the words lead: definitions by name, and the table of an object printed on the same page. */
export type Places = {
  /** Address of a definition of `$defs`, from the page that holds the words. */
  definition: (name: string) => string;
};

/** Name of a definition as readers meet it: `LocalisedText` → `localised text`, `Row-rooms` → `row`. */
export const definitionTitle = (name: string): string =>
  name
    .split('-', 1)[0]!
    .replaceAll(/(?<=[a-z])[A-Z]/g, ' $&')
    .toLowerCase()
    .replace(/\burl\b/, 'address')
    .replace(/^id/, 'id');

const plain: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'whole number',
  number: 'number',
  boolean: 'true or false',
  null: 'null',
  object: 'object',
  array: 'list',
};

/** The type of a schema in words, as Markdown; `own` is the anchor of the table its object has on this page. */
export function typeWords(schema: JsonSchema, places: Places, own?: string): string {
  const ref = schema['$ref'];
  if (typeof ref === 'string') {
    const name = ref.split('/').at(-1)!;
    return link(definitionTitle(name), places.definition(name));
  }
  if ('const' in schema) return code(JSON.stringify(schema['const']));
  if (Array.isArray(schema['enum'])) return listed(schema['enum'].map(choice), 'or');
  const branches = schema['anyOf'] ?? schema['oneOf'];
  if (Array.isArray(branches)) {
    const words = [...new Set(branches.filter(isSchema).map((branch) => typeWords(branch, places, own)))];
    return listed(words, 'or');
  }
  const type = schema['type'];
  if (Array.isArray(type))
    return listed(
      type.map((one) => plain[String(one)] ?? String(one)),
      'or',
    );
  if (type === 'array') return isSchema(schema['items']) ? `list of ${typeWords(schema['items'], places, own)}` : 'list';
  if (type === 'object') return objectWords(schema, places, own);
  return typeof type === 'string' ? (plain[type] ?? type) : 'anything';
}

const choice = (value: unknown): string => code(typeof value === 'string' ? value || '""' : JSON.stringify(value));

function objectWords(schema: JsonSchema, places: Places, own?: string): string {
  if (isSchema(schema['properties'])) return own ? link('object', own) : 'object';
  const values = schema['additionalProperties'];
  const names = schema['propertyNames'];
  const keys = isSchema(names) && typeof names['$ref'] === 'string' ? `${typeWords(names, places)} → ` : 'name → ';
  return isSchema(values) && Object.keys(values).length > 0 ? `map of ${keys}${typeWords(values, places, own)}` : 'object of anything';
}

/** The description of a schema; empty when there is none. */
export const wordsOf = (schema: JsonSchema): string => (typeof schema['description'] === 'string' ? schema['description'] : '');

/** What limits a value, as sentences; empty when nothing does. A pattern is described only where no definition explains it. */
export function limitWords(schema: JsonSchema): string {
  const { pattern, uniqueItems } = schema;
  const { minimum, maximum, minLength, maxLength, minItems, maxItems } = schema as Readonly<Record<string, number | undefined>>;
  const items = isSchema(schema['items']) && !('$ref' in schema['items']) ? limitWords(schema['items']) : '';
  // Sizes and counts are never negative; the reference need not say so.
  const sentences = [
    between(minimum === 0 && maximum === undefined ? undefined : minimum, maximum, ''),
    between(minLength === 1 ? undefined : minLength, maxLength, ' characters'),
    minLength === 1 || (minItems === 1 && maxItems === undefined) ? 'Not empty.' : '',
    between(minItems === 1 && maxItems === undefined ? undefined : minItems, maxItems, ' entries'),
    uniqueItems === true ? 'Each once.' : '',
    typeof pattern === 'string' ? `Form: ${code(pattern)}.` : '',
    items && `Each: ${items}`,
  ];
  // Where the words of a field name its limits they need no repetition.
  const said = wordsOf(schema);
  return sentences.filter((sentence) => sentence && !said.includes(sentence.slice(0, -1))).join(' ');
}

function between(least: number | undefined, most: number | undefined, unit: string): string {
  if (least !== undefined && most !== undefined) return `${least} to ${most}${unit}.`;
  if (least !== undefined) return `At least ${least}${unit}.`;
  return most === undefined ? '' : `At most ${most}${unit}.`;
}
