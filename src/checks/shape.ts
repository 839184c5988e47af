// The shape of a document or of props, read once from its JSON Schema: which value is a link, a text, a picture, and which keys there are.
import { isSchema, type JsonSchema, resolveRef } from '../compile/walk.ts';

/** What a value means, by the definition its schema refers to. */
export type ValueRole = 'text' | 'link' | 'media' | 'time' | 'page' | '';

const roles: Readonly<Record<string, ValueRole>> = {
  LocalisedText: 'text',
  Link: 'link',
  MediaUrl: 'media',
  EventTime: 'time',
  PageName: 'page',
};

/** A schema as the walk needs it. A union holds what any of its branches says. */
export type Shape = {
  /** Name of its definition, `MenuItem`; empty for one without. */
  name: string;
  role: ValueRole;
  /** Properties by key; empty where the schema lists none. */
  properties: Map<string, Shape>;
  /** Keys that must be there. */
  required: Set<string>;
  /** Values of keys that are not listed. */
  values?: Shape;
  items?: Shape;
  /** Form a text must have, in words; missing where any text fits. */
  form?: string;
  /** Form the names of keys that are not listed must have, and what such a name means. */
  names?: string;
  nameRole?: ValueRole;
};

/** The shape of a schema. A schema that refers to itself becomes a shape that does. */
export function shapeOf(root: JsonSchema): Shape {
  const named = new Map<string, Shape>();
  const fill = (shape: Shape, schema: JsonSchema): void => {
    for (const union of ['anyOf', 'oneOf', 'allOf'] as const) {
      const branches = schema[union];
      if (Array.isArray(branches)) for (const branch of branches) if (isSchema(branch)) merge(shape, read(branch));
    }
    if (isSchema(schema['properties']))
      for (const [key, part] of Object.entries(schema['properties'])) if (isSchema(part)) shape.properties.set(key, read(part));
    if (Array.isArray(schema['required'])) for (const key of schema['required'] as string[]) shape.required.add(key);
    if (isSchema(schema['additionalProperties']) && Object.keys(schema['additionalProperties']).length)
      shape.values = read(schema['additionalProperties']);
    if (isSchema(schema['items'])) shape.items = read(schema['items']);
    if (typeof schema['pattern'] === 'string') shape.form = formOf(schema);
    if (isSchema(schema['propertyNames'])) {
      shape.names = formOf(resolveRef(root, schema['propertyNames']));
      shape.nameRole = roles[definitionOf(schema['propertyNames'])] ?? '';
    }
  };
  const read = (schema: JsonSchema): Shape => {
    const ref = typeof schema['$ref'] === 'string' ? schema['$ref'] : '';
    const known = named.get(ref);
    if (ref && known) return known;
    const name = definitionOf(schema);
    const shape: Shape = { name, role: roles[name] ?? '', properties: new Map(), required: new Set() };
    if (ref) named.set(ref, shape);
    fill(shape, ref ? resolveRef(root, schema) : schema);
    return shape;
  };
  return read(root);
}

/** The name of the definition a schema refers to; empty for one of its own. */
const definitionOf = ({ $ref: ref }: JsonSchema): string =>
  typeof ref === 'string' && ref.startsWith('#/$defs/') ? ref.slice('#/$defs/'.length) : '';

/** What a text must look like: the words of its definition, or an example of the field. */
function formOf({ description, examples }: JsonSchema): string {
  const [example] = Array.isArray(examples) ? (examples as unknown[]) : [];
  if (example !== undefined) return `for example ${JSON.stringify(example)}`;
  return typeof description === 'string' ? description.replace(/\.$/, '') : '';
}

function merge(into: Shape, branch: Shape): void {
  into.role ||= branch.role;
  into.name ||= branch.name;
  for (const [key, part] of branch.properties) if (!into.properties.has(key)) into.properties.set(key, part);
  for (const key of branch.required) into.required.add(key);
  if (branch.values && !into.values) into.values = branch.values;
  if (branch.items && !into.items) into.items = branch.items;
  if (branch.names !== undefined) into.names ??= branch.names;
  if (branch.nameRole) into.nameRole ??= branch.nameRole;
  if (branch.form !== undefined) into.form = into.form === undefined ? branch.form : `${into.form}, or: ${branch.form}`;
}
