// What a compiled check is, wherever it was compiled, and the parts that all of them share: src/model/compile writes the rest.
import { pointerKey } from './source.ts';

/** One thing a check found. */
export type CheckError = {
  /** JSON Schema keyword that failed, e.g. `type`, `required`, `additionalProperties`. */
  keyword: string;
  /** JSON pointer into the value that was checked; for the name of a key that does not fit, the pointer of that key. */
  instancePath: string;
  /** `missingProperty` or `additionalProperty`; for other keywords `detail`, what the schema asks for. */
  params: Record<string, unknown>;
  /** What is wrong, in words that go on after the name of the key. */
  message: string;
};

/** A check of one schema. */
export type Check = {
  /** Whether the value fits; one that fits gets its defaults (the value is changed). */
  (value: unknown): boolean;
  /** What was wrong with the last value that did not fit; null or missing once another was called with that fits. */
  errors?: CheckError[] | null;
  /**
   * The value with its defaults, undefined when it does not fit. The value given is never changed: it is returned itself
   * where nothing is missing, and copied as far as something is. A check written by hand may leave this out when it fills in nothing.
   */
  read?: (value: unknown) => unknown;
};

/** What the compiler writes: whether a value fits. Without `errors` it ends at the first thing wrong, with them it tells everything. */
export type Fits = (value: unknown, errors?: CheckError[], path?: string) => boolean;

/** Makes a check of a function that reads: it fills in defaults, or refuses. */
export function checkOf(read: (value: unknown) => unknown): Check {
  const check: Check = (value) => {
    const filled = read(value);
    if (filled === undefined) return false;
    check.errors = null;
    if (filled !== value) Object.assign(value as object, filled);
    return true;
  };
  check.read = read;
  return check;
}

/** Says what is wrong with a value that does not fit; nearly all do, and pay for no words. */
export function refuse(check: Check, fits: Fits, value: unknown): undefined {
  fits(value, (check.errors = []), '');
}

/** Reads a value by any check, one written by hand too, which only judges: undefined when the value does not fit. */
export const readBy = (check: Check, value: unknown): unknown => (check.read ? check.read(value) : check(value) ? value : undefined);

/** Whether the value is an object of JSON: neither null nor an array. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Length in code points, as JSON Schema counts it. */
export function points(text: string): number {
  let count = text.length;
  // The second half of a pair adds nothing; a loop over characters would be many times slower.
  for (let at = text.length - 1; at > 0; at--) {
    if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) {
      count -= 1;
      at -= 1;
    }
  }
  return count;
}

/** Most names a test remembers. */
const MOST_NAMES = 1_000;

/** A test of the names of keys, which repeat: one that fitted before is looked up, not matched again. */
export function namesLike(pattern: RegExp): (name: string) => boolean {
  const fitted = new Set<string>();
  return (name) => {
    if (fitted.has(name)) return true;
    const fits = pattern.test(name);
    if (fits && fitted.size < MOST_NAMES) fitted.add(name);
    return fits;
  };
}

/** A key as part of a JSON pointer. */
export const pointed = (key: string): string => `/${pointerKey(key)}`;

/** The list with `change` applied to each: the list itself where nothing changed. */
export function mapped(list: readonly unknown[], change: (value: unknown) => unknown): readonly unknown[] {
  let changed: unknown[] | undefined;
  for (let at = 0; at < list.length; at++) {
    const value = change(list[at]);
    if (value !== list[at]) (changed ??= [...list])[at] = value;
  }
  return changed ?? list;
}

/** Names of the details somebody asks for. */
const details: Readonly<Record<string, string>> = { required: 'missingProperty', additionalProperties: 'additionalProperty' };

/** What is wrong, by keyword: words that go on after the name of the key, or say it themselves. `$` is what the schema asks for. */
const words: Readonly<Record<string, string>> = {
  type: 'must be $',
  required: '$ is missing',
  additionalProperties: 'there is no key $ here',
  enum: 'must be one of $',
  const: 'must be equal to constant',
  pattern: 'does not have the right form',
  minLength: 'must NOT have fewer than $ characters',
  maxLength: 'must NOT have more than $ characters',
  minItems: 'must NOT have fewer than $ items',
  maxItems: 'must NOT have more than $ items',
  minimum: 'must be >= $',
  maximum: 'must be <= $',
  exclusiveMinimum: 'must be > $',
  exclusiveMaximum: 'must be < $',
  anyOf: 'has none of the shapes allowed here',
  discriminator: 'value of tag "$" must be in oneOf',
};

/** Tells an error; true when nobody collects them and the check is to end here. */
export function fail(errors: CheckError[] | undefined, path: string, keyword: string, detail: unknown): boolean {
  const asked = keyword === 'enum' ? (detail as unknown[]).join(', ') : String(detail);
  errors?.push({
    keyword,
    instancePath: path,
    params: { [details[keyword] ?? 'detail']: detail },
    // By a function: in a text, `$` would have a meaning of its own.
    message: words[keyword]!.replace('$', () => asked),
  });
  return !errors;
}
