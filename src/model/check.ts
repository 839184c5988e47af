// What a compiled check is, wherever ajv compiled it, and what all checks share: words for what is wrong, and defaults.
import { type Defaults, fillIn } from './fill-in.ts';
import { pointerKey } from './source.ts';

/** One thing a check found. */
export type CheckError = {
  /** JSON Schema keyword that failed, e.g. `type`, `required`, `additionalProperties`. */
  keyword: string;
  /** JSON pointer into the value that was checked; for the name of a key that does not fit, the pointer of that key. */
  instancePath: string;
  /** Details by keyword, as ajv calls them: `missingProperty`, `additionalProperty`, `allowedValues`, … */
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

/** An error as ajv reports it; `propertyName` is set when the name of a key is what does not fit. */
type AjvError = Omit<CheckError, 'message'> & { propertyName?: string };

/** What ajv compiles: whether a value fits. */
export type Fits = { (value: unknown): boolean; errors?: AjvError[] | null };

const pairs = /[\ud800-\udbff]/;
/** Length in code points, as JSON Schema counts it. Few texts have pairs of code units, and an engine sees at once which have none. */
export const codePoints = (text: string): number => (pairs.test(text) ? Array.from(text).length : text.length);

/** Makes a check of what ajv compiled and of the schema's defaults. */
export function checkOf(fits: Fits, defaults: readonly Defaults[]): Check {
  const read = (value: unknown): unknown => {
    if (fits(value)) return defaults.length > 0 ? fillIn(value, defaults) : value;
    check.errors = reasons(fits.errors ?? []);
    return undefined;
  };
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

/** Reads a value by any check, one written by hand too, which only judges: undefined when the value does not fit. */
export const readBy = (check: Check, value: unknown): unknown => (check.read ? check.read(value) : check(value) ? value : undefined);

/** One error a mistake, in our words: without those that only repeat another one. */
function reasons(errors: readonly AjvError[]): CheckError[] {
  const kept: CheckError[] = [];
  for (const { keyword, instancePath, params, propertyName } of errors) {
    // The failing branch of an `if`, and a name next to the reason why it does not fit.
    if (keyword === 'if' || keyword === 'propertyNames') continue;
    // A fraction is compared with the bounds of an integer too.
    if (/imum$/i.test(keyword) && kept.at(-1)?.keyword === 'type' && kept.at(-1)?.instancePath === instancePath) continue;
    // The findings of the branches of a union precede its own and say less.
    if (keyword === 'anyOf') while (kept.length > 0 && isAt(kept.at(-1)!.instancePath, instancePath)) kept.pop();
    const place = propertyName === undefined ? instancePath : `${instancePath}/${pointerKey(propertyName)}`;
    kept.push({ keyword, instancePath: place, params, message: messageOf(keyword, params) });
  }
  return kept;
}

const isAt = (pointer: string, place: string): boolean => pointer === place || pointer.startsWith(`${place}/`);

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

function messageOf(keyword: string, params: Readonly<Record<string, unknown>>): string {
  const asked = params['limit'] ?? params['tag'] ?? Object.values(params)[0];
  // By a function: in a text, `$` would have a meaning of its own.
  return (words[keyword] ?? 'does not fit').replace('$', () => (keyword === 'enum' ? (asked as unknown[]).join(', ') : String(asked)));
}
