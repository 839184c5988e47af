// zod → JSON Schema 2020-12: one printing, from which the copies for editors (for-editor.ts) and for checks (for-check.ts) are made.
import * as z from 'zod';
import { assertPrintable } from './printable.ts';
import { isSchema, type JsonSchema, mapSchemas, resolveRef } from './walk.ts';

/**
 * Prints a zod schema, words included, as what is accepted (`io: 'input'`). Unions of objects that differ by a constant key
 * carry a `discriminator`. Throws, naming the place, when the schema says something JSON Schema cannot carry.
 */
export function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  const printed = z.toJSONSchema(schema, {
    target: 'draft-2020-12',
    io: 'input',
    reused: 'inline',
    override: ({ zodSchema, jsonSchema, path }) => assertPrintable(zodSchema, jsonSchema, path),
  });
  return mapSchemas(printed, (part) => tidy(part, printed));
}

/** Order in which the keys of a schema are printed; others come between `description` and `default`. */
const first = ['$schema', '$id', 'title', 'description', '$ref', 'type'];
const last = ['default', 'examples', '$defs'];
const rank = (key: string): number => (first.includes(key) ? first.indexOf(key) - first.length : last.indexOf(key) + 1);

function tidy(schema: JsonSchema, root: JsonSchema): JsonSchema {
  const { id: _id, ...kept } = schema;
  // zod bounds every integer by what a double can hold; that says nothing to a reader.
  if (kept['maximum'] === Number.MAX_SAFE_INTEGER) delete kept['maximum'];
  if (kept['minimum'] === Number.MIN_SAFE_INTEGER) delete kept['minimum'];
  const types = simpleTypes(kept['anyOf']);
  if (types) {
    delete kept['anyOf'];
    kept['type'] = types;
  }
  const branches = kept['oneOf'] ?? kept['anyOf'];
  const tag = tagOf(branches, root);
  if (tag) {
    delete kept['anyOf'];
    Object.assign(kept, { type: 'object', required: [tag], discriminator: { propertyName: tag }, oneOf: branches });
  }
  return Object.fromEntries(Object.entries(kept).sort(([a], [b]) => rank(a) - rank(b)));
}

/** The types of a union whose branches say nothing but a type. */
function simpleTypes(anyOf: unknown): string[] | undefined {
  if (!Array.isArray(anyOf)) return undefined;
  const plain = anyOf.every((branch) => isSchema(branch) && Object.keys(branch).length === 1 && typeof branch['type'] === 'string');
  return plain ? (anyOf as { type: string }[]).map(({ type }) => type) : undefined;
}

/** The key by which the branches of a union differ: present in each, required, with a constant text of its own. */
function tagOf(union: unknown, root: JsonSchema): string | undefined {
  if (!Array.isArray(union) || union.length < 2 || !union.every(isSchema)) return undefined;
  const branches = union.map((branch) => resolveRef(root, branch));
  const isTag = (key: string): boolean => {
    const values = branches.map((branch) => (branch['properties'] as Record<string, JsonSchema> | undefined)?.[key]?.['const']);
    const required = branches.every((branch) => (branch['required'] as string[] | undefined)?.includes(key));
    return required && new Set(values).size === branches.length && values.every((value) => typeof value === 'string');
  };
  return Object.keys(branches[0]?.['properties'] ?? {}).find(isTag);
}
