// What a compiled check is, wherever it was compiled: in Node from a schema, or at build time into a module.

/** One thing a check found, in ajv's shape. */
export type AjvError = {
  /** JSON Schema keyword that failed, e.g. `type`, `required`, `additionalProperties`. */
  keyword: string;
  /** JSON pointer into the value that was checked. */
  instancePath: string;
  /** JSON pointer into the schema, as a URI fragment. */
  schemaPath: string;
  /** Details by keyword, e.g. `missingProperty`, `additionalProperty`, `allowedValues`. */
  params: Record<string, unknown>;
  message?: string;
  /** Set when the name of a key is what does not fit. */
  propertyName?: string;
};

/**
 * A check of one schema. Returns whether the value fits; fills in defaults on the way (the value is changed).
 * `errors` belong to the last call: null or missing after a value that fits.
 */
export type Check = {
  (value: unknown): boolean;
  errors?: AjvError[] | null;
};

/**
 * Wraps a raw validator into a check. Errors that only repeat another one are left out (the failing branch of an `if`,
 * `propertyNames` beside its reason), and an error about the name of a key points to that key.
 */
export function checkOf(validate: Check): Check {
  const check: Check = (value) => {
    const fits = validate(value);
    check.errors = fits
      ? null
      : (validate.errors ?? [])
          .filter((error) => error.keyword !== 'if' && error.keyword !== 'propertyNames')
          .map((error) =>
            error.propertyName === undefined
              ? error
              : { ...error, instancePath: error.instancePath + '/' + error.propertyName.replaceAll('~', '~0').replaceAll('/', '~1') },
          );
    return fits;
  };
  return check;
}
