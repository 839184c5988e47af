// Several JSON Schemas as one, in which what they have in common is written once.
import { isSchema, type JsonSchema, mapSchemas } from './walk.ts';

/** From this length on (characters of JSON) a part that occurs again is a definition: a function for each use of a shorter one would be no less code. */
const WORTH_SHARING = 100;

/**
 * One schema whose `$defs` has each of these under its name, their own definitions, and each large part that occurs several times.
 * Throws when two different definitions have the same name.
 */
export function joinSchemas(schemas: Readonly<Record<string, JsonSchema>>): JsonSchema {
  const definitions = new Map<string, JsonSchema>();
  const define = (name: string, schema: JsonSchema): void => {
    const other = definitions.get(name);
    if (other && JSON.stringify(other) !== JSON.stringify(schema)) throw new Error(`two definitions are called ${name}`);
    definitions.set(name, schema);
  };
  for (const [name, { $defs = {}, ...schema }] of Object.entries(schemas)) {
    define(name, schema);
    for (const [own, definition] of Object.entries($defs as Record<string, JsonSchema>)) define(own, definition);
  }
  // By a name that nothing else has: `$0`.
  const parts = new Map<string, JsonSchema>();
  const names = new Map<string, string>();
  const asReference = (part: JsonSchema): JsonSchema => {
    const text = JSON.stringify(part);
    if (part['properties'] === undefined || text.length < WORTH_SHARING) return part;
    const name = names.get(text) ?? `$${names.size}`;
    names.set(text, name);
    parts.set(name, part);
    return { $ref: `#/$defs/${name}` };
  };
  const written = [...definitions].map(([name, schema]) => [name, mapSchemas(schema, asReference)] as const);
  const uses = new Map<string, number>();
  const count = (value: unknown): void => {
    if (!value || typeof value !== 'object') return;
    const ref = isSchema(value) ? value['$ref'] : undefined;
    if (typeof ref === 'string') uses.set(ref, (uses.get(ref) ?? 0) + 1);
    Object.values(value).forEach(count);
  };
  [...parts.values(), ...written.map(([, schema]) => schema)].forEach(count);
  // What is used once stands where it is used.
  const inPlace = (schema: JsonSchema): JsonSchema =>
    mapSchemas(schema, (part) => {
      const ref = String(part['$ref']);
      const used = parts.get(ref.slice('#/$defs/'.length));
      return used && uses.get(ref) === 1 ? inPlace(used) : part;
    });
  const shared = [...parts].filter(([name]) => uses.get(`#/$defs/${name}`)! > 1);
  return { $defs: Object.fromEntries([...written, ...shared].map(([name, schema]) => [name, inPlace(schema)])) };
}
