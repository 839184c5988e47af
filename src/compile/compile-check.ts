// Compiles JSON Schemas to checks by ajv: to a function in Node, or to the text of a module for the browser, which needs no eval.
import { join } from 'node:path';
import { Ajv, Name, type Options } from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { callRef } from 'ajv/dist/vocabularies/core/ref.js';
import type { Defaults } from '../model/fill-in.ts';
import { type Check, checkOf, type Fits } from '../model/check.ts';
import { defaultsOf } from './defaults-of.ts';
import { forCheck } from './for-check.ts';
import { joinSchemas } from './join-schemas.ts';
import { sharedDefinitions } from './shared-definitions.ts';
import { type JsonSchema, mapSchemas } from './walk.ts';

/** `defaults: false`: the check only checks; the reader of the value knows the defaults. */
export type CheckOptions = { defaults?: boolean };

/**
 * Extends lists of errors where ajv copies them for every reference: with thousands of errors that would take quadratic time.
 * Throws when ajv writes it in other words.
 */
function extending(code: string): string {
  const changed = code.replaceAll(
    /vErrors = vErrors === null \? ([\w.]+)\.errors : vErrors\.concat\(\1\.errors\);/g,
    'if (vErrors === null) vErrors = $1.errors; else for (const error of $1.errors) vErrors.push(error);',
  );
  if (changed.includes('.concat(')) throw new Error('ajv joins errors in a way that is not known here');
  return changed;
}

const options: Options = {
  allErrors: true,
  discriminator: true,
  inlineRefs: false,
  // Words are ours (`check.ts`).
  messages: false,
  // A keyword nobody knows is a mistake of ours; types next to unions are not.
  strictSchema: true,
  strictTypes: false,
  strictTuples: false,
  strictRequired: false,
  // Schemas come from zod, not from outside: checking them again costs start-up time and finds nothing.
  meta: false,
  validateSchema: false,
  validateFormats: false,
  // What goes wrong is thrown; the code would be printed too.
  logger: false,
  code: { process: extending },
};

/**
 * The check of a schema printed by `jsonSchemaOf`, compiled when it is first asked: a command knows every component, and meets few.
 * Node only: ajv makes a function of text. Throws, when asked, for a schema that cannot be compiled.
 */
export function compileCheck(schema: JsonSchema, { defaults = true }: CheckOptions = {}): Check {
  const root = forCheck(schema);
  const filledIn: Defaults[] = [];
  let compiled: Fits | undefined;
  const fits: Fits = (value) => {
    if (!compiled) {
      compiled = new Ajv(options).compile(root) as Fits;
      if (defaults) filledIn.push(...defaultsOf(root));
    }
    const isFit = compiled(value);
    fits.errors = compiled.errors ?? null;
    return isFit;
  };
  return checkOf(fits, filledIn);
}

/**
 * The same check as the text of an ES module, which has it as `check`. It imports the parts that all checks share, and the checks of
 * shared definitions from the module called `shared`.
 */
export function standaloneCheck(schema: JsonSchema, shared: string, { defaults = true }: CheckOptions = {}): string {
  const root = forCheck(schema);
  const imports = new Set<string>();
  const code = moduleOf(sharing(root, imports), { fits: '#' });
  return [
    importOf(imports, shared),
    code,
    `export const check = /* @__PURE__ */ checkOf(fits, ${JSON.stringify(defaults ? defaultsOf(root) : [])});`,
  ].join('\n');
}

/**
 * Checks of several schemas as the text of one ES module, which has them under their names: what they have in common is there once.
 * They stop at the first mistake.
 */
export function standaloneChecks(schemas: Readonly<Record<string, JsonSchema>>, shared: string): string {
  const roots = mapValues(schemas, forCheck);
  const imports = new Set<string>();
  const joined = joinSchemas(mapValues(roots, (root) => withoutShared(sharing(root, imports))));
  const code = moduleOf(joined, Object.fromEntries(Object.keys(roots).map((name) => [`fits_${name}`, `#/$defs/${name}`])), {
    allErrors: false,
  });
  const checks = Object.entries(roots).map(
    ([name, root]) => `export const ${name} = /* @__PURE__ */ checkOf(fits_${name}, ${JSON.stringify(defaultsOf(root))});`,
  );
  return [importOf(imports, shared), code, ...checks].join('\n');
}

const mapValues = <T, U>(record: Readonly<Record<string, T>>, change: (value: T) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));

/** A schema whose references to shared definitions are the keyword `shared`; adds the names of those. */
const sharing = (root: JsonSchema, imports: Set<string>): JsonSchema =>
  mapSchemas(root, ({ $ref, ...part }) => {
    const name = String($ref).slice('#/$defs/'.length);
    if (!isShared(name, root)) return $ref === undefined ? part : { ...part, $ref };
    imports.add(name);
    return { ...part, shared: name };
  });

const withoutShared = ({ $defs, ...schema }: JsonSchema): JsonSchema => ({
  ...schema,
  $defs: Object.fromEntries(
    Object.entries(($defs ?? {}) as Record<string, JsonSchema>).filter(([name]) => !Object.hasOwn(sharedDefinitions, name)),
  ),
});

const importOf = (names: ReadonlySet<string>, from: string): string =>
  names.size > 0 ? `import { ${[...names].join(', ')} } from ${JSON.stringify(from)};` : '';

/** The text of the module of shared definitions: a function each, by its name. */
export const sharedModule = (): string =>
  moduleOf({ $defs: sharedDefinitions }, Object.fromEntries(Object.keys(sharedDefinitions).map((name) => [name, `#/$defs/${name}`])));

/** Whether a definition is a shared one, and not another of the same name. */
const isShared = (name: string, { $defs }: JsonSchema): boolean =>
  Object.hasOwn(sharedDefinitions, name) &&
  JSON.stringify(sharedDefinitions[name]) === JSON.stringify(($defs as typeof sharedDefinitions)[name]);

const partsFile = join(import.meta.dirname, '../model/check.ts').replaceAll('\\', '/');

/** The text of a module with the checks of these places in a schema, by name. Throws when ajv asks for a part that `check.ts` has not. */
function moduleOf(schema: JsonSchema, places: Readonly<Record<string, string>>, more?: Options): string {
  const ajv = new Ajv({ ...options, ...more, code: { source: true, esm: true } });
  ajv.addKeyword({ keyword: 'shared', code: (context) => callRef(context, new Name(context.schema as string)) });
  ajv.addSchema(schema, 'schema');
  const refs = Object.fromEntries(Object.entries(places).map(([name, place]) => [name, `schema${place}`]));
  const code = extending(standaloneCode(ajv, refs)).replaceAll('require("ajv/dist/runtime/ucs2length").default', 'codePoints');
  if (code.includes('require(')) throw new Error('a check needs a part of ajv that check.ts does not have');
  return `import { checkOf, codePoints } from ${JSON.stringify(partsFile)};\n${code}`;
}
