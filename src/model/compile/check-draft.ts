// The words in which checks are written as JavaScript: a draft, tests of types, access to keys, the line that tells an error.
import type { JsonSchema } from './walk.ts';

/** A value in the code. */
export type Place = {
  /** The variable that holds it. */
  value: string;
  /** The expression of its JSON pointer. */
  path: string;
  /** Its type, where what stands around says it. */
  type?: string | undefined;
  /** Whether it is the name of a key. */
  isName?: boolean;
};

/** Code being written. */
export type Draft = {
  root: JsonSchema;
  /** Functions and patterns so far, each a statement. */
  lines: string[];
  /** A name nobody has yet. */
  fresh: (letter: string) => string;
  /** The name of a constant with this value, the same one for the same code. */
  constant: (letter: string, code: string) => string;
  /** The statements that check a value. */
  statements: (schema: JsonSchema, at: Place) => string;
};

const tests: Readonly<Record<string, (value: string) => string>> = {
  string: (value) => `typeof ${value} === 'string'`,
  boolean: (value) => `typeof ${value} === 'boolean'`,
  number: (value) => `Number.isFinite(${value})`,
  integer: (value) => `Number.isInteger(${value})`,
  null: (value) => `${value} === null`,
  array: (value) => `Array.isArray(${value})`,
  object: (value) => `isObject(${value})`,
};

/** The types a schema names. */
export const typesOf = (schema: JsonSchema): string[] => (schema['type'] === undefined ? [] : ([schema['type']].flat() as string[]));

/** The condition that a value has one of these types; no types let everything pass. */
export const isOf = (types: readonly string[], value: string): string => types.map((type) => tests[type]!(value)).join(' || ') || 'true';

/** A value of the schema in code. Throws for what `===` cannot compare. */
export function literal(value: unknown): string {
  if (typeof value === 'object' && value !== null) throw new Error(`${JSON.stringify(value)}: only plain values can be compared`);
  return JSON.stringify(value);
}

/** A key in code. Throws for names of the prototype chain, which would be there without being written. */
export function checkedName(key: string): string {
  if (key in Object.prototype) throw new Error(`a property cannot be called ${key}`);
  return JSON.stringify(key);
}

/** Access to a key. */
export const member = (value: string, key: string): string =>
  /^[A-Za-z_$][\w$]*$/.test(checkedName(key).slice(1, -1)) ? `${value}.${key}` : `${value}[${JSON.stringify(key)}]`;

/** The line that tells an error when something is so; `detail` is code. */
export const failIf = (when: string, { path }: Place, keyword: string, detail: string | number): string =>
  `if (${when} && fail(e, ${path}, '${keyword}', ${detail})) return false;`;

/** Lines that say something, below each other. */
export const lines = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join('\n');
