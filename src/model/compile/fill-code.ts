// Writes what fills in the defaults of a JSON Schema: the value itself where nothing is missing, else a copy of what had to change.
import type { CheckDraft } from './check-code.ts';
import { taggedBranches } from './check-code.ts';
import { lines, member } from './check-draft.ts';
import { isSchema, type JsonSchema, mapSchemas, resolveRef } from './walk.ts';

/**
 * Adds to the draft what fills in defaults; returns its name, undefined where the schema has none. Defaults of a union count
 * in the branch that is meant, none in an `anyOf` that cannot be decided. A default is filled in like any other value.
 */
export function fillCode(schema: JsonSchema, draft: CheckDraft): string | undefined {
  const names = new Map<JsonSchema, string>();
  const fill = (part: JsonSchema): string | undefined => {
    const target = resolveRef(draft.root, part);
    if (!hasDefaults(target, draft.root)) return undefined;
    const known = names.get(target);
    if (known !== undefined) return known;
    const name = draft.fresh('fill');
    names.set(target, name);
    draft.lines.push(`const ${name} = (v) => {\n${body(target, draft, fill)}\n};`);
    return name;
  };
  return fill(schema);
}

type Fill = (schema: JsonSchema) => string | undefined;

function body(schema: JsonSchema, draft: CheckDraft, fill: Fill): string {
  const part = (key: string): string | undefined => (isSchema(schema[key]) ? fill(schema[key]) : undefined);
  const [then, otherwise, items] = [part('then'), part('else'), part('items')];
  const when = schema['if'];
  const tagged = 'oneOf' in schema ? taggedBranches(schema, draft.root) : undefined;
  const branches = (tagged?.branches ?? []).map(({ is, branch }) => ({ is, name: fill(branch) }));
  return lines(
    isSchema(when) && then ? `if (${draft.condition(when, 'v')}) return ${then}(v);` : '',
    isSchema(when) && otherwise ? `if (!(${draft.condition(when, 'v')})) return ${otherwise}(v);` : '',
    items ? `if (Array.isArray(v)) return mapped(v, ${items});` : '',
    // What fills in a whole document or props is given only what fits.
    schema['type'] === 'object' && schema === draft.root ? '' : 'if (!isObject(v)) return v;',
    ...branches.map(({ is, name }) => (name ? `if (${member('v', tagged!.tag)} === ${is}) return ${name}(v);` : '')),
    'let o = v, t;',
    ...properties(schema, fill),
    'return o;',
  );
}

function properties(schema: JsonSchema, fill: Fill): string[] {
  const entries = Object.entries((schema['properties'] ?? {}) as Record<string, JsonSchema>);
  const others = isSchema(schema['additionalProperties']) ? fill(schema['additionalProperties']) : undefined;
  const skip = entries.map(([key]) => `k === ${JSON.stringify(key)}`).join(' || ');
  return [
    ...entries.map(([key, part]) => {
      const [name, value] = [fill(part), member('v', key)];
      const set = `if (o === v) o = { ...v };\n${member('o', key)} = `;
      const standing = 'default' in part ? JSON.stringify(part['default']) : '';
      if (!name) return standing && `if (${value} === undefined) {\n${set}${standing};\n}`;
      const read = standing ? `${value} === undefined ? ${standing} : ${value}` : value;
      return `t = ${name}(${read});\nif (t !== ${value}) {\n${set}t;\n}`;
    }),
    others
      ? `for (const k in v) {\n${skip && `if (${skip}) continue;\n`}t = ${others}(v[k]);\nif (t !== v[k]) {\nif (o === v) o = { ...v };\no[k] = t;\n}\n}`
      : '',
  ];
}

/** Whether a default stands anywhere inside, behind references too. */
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
