// Reads the defaults of a JSON Schema, as the data by which `fill-in.ts` fills them in.
import type { Defaults } from '../model/fill-in.ts';
import { isSchema, type JsonSchema, mapSchemas, resolveRef } from './walk.ts';

/**
 * The defaults of a copy that `for-check.ts` made; an empty list when it has none. Defaults of a union count in the branch that is
 * chosen, none in an `anyOf` that cannot be decided. A default is filled in like any other value.
 */
export function defaultsOf(root: JsonSchema): Defaults[] {
  const list: Defaults[] = [];
  const places = new Map<JsonSchema, number>();
  const placeOf = (part: unknown): number | undefined => {
    const schema = isSchema(part) ? resolveRef(root, part) : undefined;
    if (!schema || !hasDefaults(schema, root)) return undefined;
    if (!places.has(schema)) {
      // Known before it is read: a schema may hold itself.
      const place = list.push({}) - 1;
      places.set(schema, place);
      list[place] = defaultsIn(schema, root, placeOf);
    }
    return places.get(schema);
  };
  placeOf(root);
  return list;
}

function defaultsIn(schema: JsonSchema, root: JsonSchema, placeOf: (part: unknown) => number | undefined): Defaults {
  const { if: when, discriminator, oneOf = [], properties = {} } = schema as { if?: Guard; oneOf?: JsonSchema[] } & Tagged & Listed;
  const others = placeOf(schema['additionalProperties']);
  const keys = Object.entries(properties)
    .map(([key, part]) => [key, { standing: part['default'], inside: placeOf(part) }] as const)
    .filter(([, { standing, inside }]) => others !== undefined || standing !== undefined || inside !== undefined);
  const found: Defaults = { items: placeOf(schema['items']), others, keys: Object.fromEntries(keys) };
  if (when)
    found.choice = {
      types: [when.type].flat(),
      required: when.required ?? [],
      chosen: placeOf(schema['then']),
      otherwise: placeOf(schema['else']),
    };
  if (discriminator) {
    const key = discriminator.propertyName;
    const constantOf = (branch: JsonSchema): string => String((resolveRef(root, branch) as Listed).properties![key]!['const']);
    found.tag = { key, branches: Object.fromEntries(oneOf.map((branch) => [constantOf(branch), placeOf(branch)])) };
  }
  return found;
}

/** The condition of a decision, as `for-check.ts` writes it. */
type Guard = { type: string | string[]; required?: string[] };
type Tagged = { discriminator?: { propertyName: string } };
type Listed = { properties?: Record<string, JsonSchema> };

/** Whether there is a default anywhere inside, behind references too. */
function hasDefaults(schema: JsonSchema, root: JsonSchema, seen = new Set<JsonSchema>()): boolean {
  if (seen.has(schema)) return false;
  seen.add(schema);
  let found = false;
  mapSchemas({ ...schema, $defs: {} }, (part) => {
    const { properties: inside } = part;
    if (isSchema(inside) && Object.values(inside).some((one) => isSchema(one) && 'default' in one)) found = true;
    if (typeof part['$ref'] === 'string' && hasDefaults(resolveRef(root, part), root, seen)) found = true;
    return part;
  });
  return found;
}
