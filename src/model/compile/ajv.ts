// Compiles JSON Schemas to checks: to a function in Node, or to the text of a module for the browser, which needs no ajv and no eval.
import { Ajv2020 } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { type Check, checkOf } from '../check.ts';
import { forCheck } from './for-check.ts';
import { runtimeParts } from './runtime-parts.ts';
import type { JsonSchema } from './walk.ts';

const options = {
  allErrors: true,
  useDefaults: true,
  discriminator: true,
  // A shape used ten times is compiled once: the checks of all documents are a quarter smaller.
  inlineRefs: false,
  // Schemas come from zod, not from outside: checking them again costs start-up time and finds nothing.
  strict: false,
  meta: false,
  validateSchema: false,
  validateFormats: false,
} as const;

/** Compiles a schema printed by `jsonSchemaOf`. The check fills in defaults. Node only. */
export function compileCheck(schema: JsonSchema): Check {
  return checkOf(new Ajv2020(options).compile(forCheck(schema)));
}

/**
 * The same check as the text of an ES module: `export default` is the check, nothing is imported or required.
 * Throws when ajv asks for a part that is not known here.
 */
export function standaloneCheck(schema: JsonSchema): string {
  const ajv = new Ajv2020({ ...options, code: { source: true, esm: true } });
  const code = standaloneCode(ajv, ajv.compile(forCheck(schema)));
  const name = /^"use strict";\s*export const validate = (\w+);\s*export default \1;/.exec(code);
  if (!name) throw new Error('ajv printed a module of an unknown form');
  const { body, parts } = runtimeParts(code.slice(name[0].length));
  return `${parts}${body}\nconst checkOf = ${checkOf.toString()};\nexport default checkOf(${name[1]});\n`;
}
