// Fills in defaults: the value itself where nothing is missing, else a copy of what had to change.
import { isObject } from './is-object.ts';
import { copyJson } from './same-json.ts';

/** The defaults of one schema as data, which `compile/defaults-of.ts` writes; numbers lead to others of the same list. */
export type Defaults = {
  /** A union decided by type and required keys. */
  choice?: { types: readonly string[]; required: readonly string[]; chosen: number | undefined; otherwise: number | undefined };
  /** A union decided by the constant of one key. */
  tag?: { key: string; branches: Readonly<Record<string, number | undefined>> };
  /** The items of a list. */
  items?: number | undefined;
  /** The keys of an object: the default of each missing one, and the defaults inside. */
  keys?: Readonly<Record<string, { standing: unknown; inside: number | undefined }>>;
  /** The values of keys that are not listed. */
  others?: number | undefined;
};

const typeOf = (value: unknown): string => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);

/** A value that fits its schema, with the defaults at `at` of the list. The value given is never changed. */
export function fillIn(value: unknown, list: readonly Defaults[], at = 0): unknown {
  const { choice, tag, items, keys, others } = list[at]!;
  if (choice) {
    const isChosen = choice.types.includes(typeOf(value)) && choice.required.every((key) => (value as Written)[key] !== undefined);
    const branch = isChosen ? choice.chosen : choice.otherwise;
    if (branch !== undefined) return fillIn(value, list, branch);
  }
  if (items !== undefined && Array.isArray(value)) {
    const filled = value.map((item) => fillIn(item, list, items));
    return filled.some((item, index) => item !== value[index]) ? filled : value;
  }
  if (!isObject(value)) return value;
  const branch = tag?.branches[String(value[tag.key])];
  if (branch !== undefined) return fillIn(value, list, branch);
  let filled = value;
  const put = (key: string, next: unknown): void => {
    if (next === value[key]) return;
    if (filled === value) filled = { ...value };
    filled[key] = next;
  };
  for (const key in keys) {
    const { standing, inside } = keys[key]!;
    const written = value[key] === undefined ? copyJson(standing) : value[key];
    put(key, inside === undefined ? written : fillIn(written, list, inside));
  }
  if (others !== undefined) for (const key in value) if (!keys || !Object.hasOwn(keys, key)) put(key, fillIn(value[key], list, others));
  return filled;
}

type Written = Record<string, unknown>;
