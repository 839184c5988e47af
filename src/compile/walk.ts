// Walks a JSON Schema: which keys hold schemas, and mapping every schema inside, innermost first.

/** A JSON Schema object; boolean schemas are not printed here. */
export type JsonSchema = { [key: string]: unknown };

/** Keys that hold one schema, a list of schemas, or schemas by name. */
const single = ['items', 'additionalProperties', 'propertyNames', 'contains', 'not', 'if', 'then', 'else', 'unevaluatedProperties'];
const lists = ['anyOf', 'oneOf', 'allOf', 'prefixItems'];
const maps = ['properties', 'patternProperties', '$defs'];

/** Whether a value is a schema object. */
export const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Applies `change` to every schema inside and then to the schema itself; the original is left as it was. */
export function mapSchemas(schema: JsonSchema, change: (schema: JsonSchema) => JsonSchema): JsonSchema {
  const inside = (value: unknown): unknown => (isSchema(value) ? mapSchemas(value, change) : value);
  const mapped = Object.entries(schema).map(([key, value]) => {
    if (single.includes(key)) return [key, inside(value)];
    if (lists.includes(key) && Array.isArray(value)) return [key, value.map(inside)];
    if (maps.includes(key) && isSchema(value))
      return [key, Object.fromEntries(Object.entries(value).map(([name, part]) => [name, inside(part)]))];
    return [key, value];
  });
  return change(Object.fromEntries(mapped));
}

/** The target of a `$ref` within the same file (`#/$defs/…`, `#`); undefined when there is no schema object. */
export function schemaAt(root: JsonSchema, ref: string): JsonSchema | undefined {
  const [file, ...keys] = ref.split('/');
  let target: unknown = file === '#' ? root : undefined;
  for (const key of keys)
    target = isSchema(target) ? target[decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~')] : undefined;
  return isSchema(target) ? target : undefined;
}

/** The schema a `$ref` leads to in the end, or the schema itself. */
export function resolveRef(root: JsonSchema, schema: JsonSchema): JsonSchema {
  const ref = schema['$ref'];
  const target = typeof ref === 'string' ? schemaAt(root, ref) : undefined;
  return target ? resolveRef(root, target) : schema;
}

/** The keywords of a decision: `if`, `then`, and `else` where there is one. */
export const decision = (when: JsonSchema, then: JsonSchema, otherwise?: JsonSchema): JsonSchema =>
  // oxlint-disable-next-line unicorn/no-thenable -- a JSON Schema keyword; nobody awaits a schema.
  otherwise ? { if: when, then, else: otherwise } : { if: when, then };
