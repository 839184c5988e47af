// Brings schemas with definitions of their own into one file.
import { isSchema, type JsonSchema } from './walk.ts';

/**
 * Adds a schema to `definitions` under `name`, and its own `$defs`; returns the reference to it.
 * A definition that is already there in the same words is shared; one that differs gets the name in front.
 */
export function hoistDefinitions(name: string, schema: JsonSchema, definitions: Record<string, JsonSchema>): string {
  const { $defs: own = {}, ...root } = schema;
  const names = new Map<string, string>([['#', `#/$defs/${name}`]]);
  for (const [key, definition] of Object.entries(own as Record<string, JsonSchema>)) {
    const taken = Object.hasOwn(definitions, key) && JSON.stringify(definitions[key]) !== JSON.stringify(definition);
    names.set(`#/$defs/${key}`, `#/$defs/${taken ? `${name}.${key}` : key}`);
  }
  for (const [key, definition] of Object.entries(own as Record<string, JsonSchema>)) {
    definitions[names.get(`#/$defs/${key}`)!.slice('#/$defs/'.length)] = rename(definition, names) as JsonSchema;
  }
  definitions[name] = rename(root, names) as JsonSchema;
  return `#/$defs/${name}`;
}

function rename(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((part) => rename(part, names));
  if (!isSchema(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      key === '$ref' && typeof part === 'string' ? (names.get(part) ?? part) : rename(part, names),
    ]),
  );
}
