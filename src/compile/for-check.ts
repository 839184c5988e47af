// The copy of a schema for ajv: without words, and with unions turned into decisions, so that an error names one reason and defaults reach every branch.
import { decision, isSchema, type JsonSchema, mapSchemas, resolveRef } from './walk.ts';

const words = ['title', 'description', 'examples', 'unset', '$schema', '$id'];
const withoutWords = (schema: JsonSchema): JsonSchema => Object.fromEntries(Object.entries(schema).filter(([key]) => !words.includes(key)));

/** Makes the copy. Throws for properties named as what every object inherits: they would be there without being written. */
export function forCheck(schema: JsonSchema): JsonSchema {
  const bare = mapSchemas(schema, (part) => {
    const kept = withoutWords(part);
    const inherited = Object.keys(part['properties'] ?? {}).find((key) => key in Object.prototype);
    if (inherited !== undefined) throw new Error(`a property cannot be called ${inherited}`);
    // `unset`: absence says something, so the printed default must not be filled in.
    if (part['unset'] === true) delete kept['default'];
    // Behind a reference ajv forgets which key it was looking at.
    if (isSchema(kept['propertyNames'])) kept['propertyNames'] = withoutWords(resolveRef(schema, kept['propertyNames']));
    return kept;
  });
  return mapSchemas(bare, (part) => decideUnion(bare, part));
}

/** A branch of a union: as written, what it leads to, the types it takes, the keys it requires. */
type Branch = { schema: JsonSchema; target: JsonSchema; types: string[]; required: string[] };

/**
 * `anyOf` tries every branch and reports them all; when the branches differ by type, or by a key that only one can have,
 * the branch is chosen first and only its own errors remain. A union that cannot be decided for certain stays as it is.
 */
function decideUnion(root: JsonSchema, schema: JsonSchema): JsonSchema {
  const { anyOf, ...rest } = schema;
  if (!Array.isArray(anyOf) || !anyOf.every(isSchema)) return schema;
  // The most demanding is tried first, the one that takes any object last.
  const branches = anyOf.map((branch) => branchOf(root, branch)).toSorted((a, b) => b.required.length - a.required.length);
  if (
    !branches.every(({ types }, index) => types.length > 0 && branches.slice(index + 1).every((later) => isApart(branches[index]!, later)))
  )
    return schema;
  const types = [...new Set(branches.flatMap((branch) => branch.types))];
  const decided = branches
    .map((branch, index) => ({ guard: guardOf(branch, branches.slice(index + 1)), schema: branch.schema }))
    .filter(({ schema: { type: _type, ...more } }) => Object.keys(more).length > 0)
    .reduceRight<JsonSchema | undefined>((otherwise, branch) => decision(branch.guard, branch.schema, otherwise), undefined);
  return { ...rest, type: oneOrMore(types), ...decided };
}

function branchOf(root: JsonSchema, schema: JsonSchema): Branch {
  const target = resolveRef(root, schema);
  return {
    schema,
    target,
    types: typesOf(root, target),
    required: Array.isArray(target['required']) ? (target['required'] as string[]) : [],
  };
}

/** What a value must look like for a branch to be chosen: its type, and its required keys as long as a later branch takes that type too. */
function guardOf({ types, required }: Branch, later: readonly Branch[]): JsonSchema {
  const shared = later.some((other) => other.types.some((type) => types.includes(type)));
  return { type: oneOrMore(types), ...(shared ? { required } : {}) };
}

const oneOrMore = (types: string[]): string | string[] => (types.length === 1 ? types[0]! : types);

/** Whether nothing that gets past the guard of one branch can fit a later one: no type in common, or a required key the later one refuses. */
function isApart({ types, required }: Branch, later: Branch): boolean {
  const common = types.map(kindOf).filter((kind) => later.types.map(kindOf).includes(kind));
  return common.every((kind) => kind === 'object' && required.some((key) => refuses(later.target, key)));
}

/** An integer is also a number. */
const kindOf = (type: string): string => (type === 'integer' ? 'number' : type);

function refuses(schema: JsonSchema, key: string): boolean {
  const { properties, additionalProperties, propertyNames } = schema;
  if (isSchema(properties)) return additionalProperties === false && !Object.hasOwn(properties, key);
  const pattern = isSchema(propertyNames) ? propertyNames['pattern'] : undefined;
  return typeof pattern === 'string' && !new RegExp(pattern, 'u').test(key);
}

function typesOf(root: JsonSchema, schema: JsonSchema): string[] {
  const type = schema['type'];
  if (typeof type === 'string') return [type];
  if (Array.isArray(type)) return type as string[];
  if ('const' in schema) return [jsonType(schema['const'])];
  const union = schema['anyOf'];
  return Array.isArray(union) ? union.filter(isSchema).flatMap((branch) => typesOf(root, resolveRef(root, branch))) : [];
}

const jsonType = (value: unknown): string => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);
