// The check of a zod schema, compiled on first use and kept as long as the schema.
import type * as z from 'zod';
import type { Check } from '../model/check.ts';
import { compileCheck } from './compile-check.ts';
import { jsonSchemaOf } from './json-schema.ts';

const checks = new WeakMap<z.ZodType, Check>();

/** The check in Node, which judges as the one that the build makes of the same schema. Throws for a schema that cannot be printed. */
export function schemaCheck(schema: z.ZodType): Check {
  let check = checks.get(schema);
  if (!check) checks.set(schema, (check = compileCheck(jsonSchemaOf(schema))));
  return check;
}
