// Makes the editor copy of a document with grids know every component: names, props by name, children by slot.
import type * as z from 'zod';
import type { ComponentWords, SlotRule } from '../model/fields.ts';
import { closeObjects } from './for-editor.ts';
import { hoistDefinitions } from './definitions.ts';
import { jsonSchemaOf } from './json-schema.ts';
import { decision, isSchema, type JsonSchema } from './walk.ts';

/** What the editor copy needs to know of a component; a catalog entry is one. */
export type ComponentSchema = {
  name: string;
  about: ComponentWords;
  props: z.ZodObject;
  slots: Readonly<Record<string, SlotRule>>;
  /** Current version of the props. */
  version: number;
};

/** The editor copy of a component's own props, as its own file. */
export const componentSchema = ({ name, about, props }: ComponentSchema): JsonSchema => {
  const { $schema, ...schema } = closeObjects(jsonSchemaOf(props));
  return { $schema, title: about.title, description: `Props of ${name}. ${about.description}`, ...schema };
};

/**
 * Rewrites a printed document that has `Placement` among its definitions. All components come into the same file,
 * so that one `$schema` is enough, without network.
 */
export function withComponents(printed: JsonSchema, components: readonly ComponentSchema[]): JsonSchema {
  const definitions: Record<string, JsonSchema> = {};
  for (const [name, definition] of Object.entries(printed['$defs'] as Record<string, JsonSchema>))
    definitions[name] = useAnyPlacement(definition);
  const placement = definitions['Placement'];
  if (!placement) throw new Error('the document has no placements');
  const props = components.map((component) => ({ component, ref: addProps(component, definitions) }));
  definitions['Placement'] = anyOfThem(placement, props, components);
  definitions['AnyPlacement'] = { ...placementOf(components), defaultSnippets: components.map(snippet) };
  return { ...useAnyPlacement(printed), $defs: Object.fromEntries(Object.entries(definitions).sort(([a], [b]) => (a < b ? -1 : 1))) };
}

type WithRef = { component: ComponentSchema; ref: string };

/** The placement without names and children of its own, and one decision a component. */
function anyOfThem(placement: JsonSchema, known: readonly WithRef[], components: readonly ComponentSchema[]): JsonSchema {
  const properties = placement['properties'] as Record<string, JsonSchema>;
  // The names are listed where a placement is; an example would be offered in addition to them.
  const { examples: _examples, ...name } = properties['name'] as JsonSchema;
  const { additionalProperties: _children, propertyNames: _names, ...slots } = properties['slots'] as JsonSchema;
  return {
    ...placement,
    properties: { ...properties, name, slots },
    allOf: known.map(({ component, ref }) =>
      decision(
        // A pattern and not a constant: constants are offered as completions even where a slot takes fewer components.
        { properties: { name: { pattern: `^${component.name}$` } }, required: ['name'] },
        {
          properties: { schemaVersion: { maximum: component.version }, props: { $ref: ref }, slots: slotsOf(component, components) },
          ...(isStrict(component) ? { required: ['props'] } : {}),
        },
      ),
    ),
  };
}

/** Whether a component cannot do without props. */
const isStrict = ({ props }: ComponentSchema): boolean => !props.safeParse({}).success;

/** The slots of a component; the rule named `*` holds for every name that has none of its own. */
function slotsOf({ slots }: ComponentSchema, components: readonly ComponentSchema[]): JsonSchema {
  const { '*': others, ...named } = Object.fromEntries(Object.entries(slots).map(([slot, rule]) => [slot, slotOf(rule, components)]));
  const needed = Object.entries(slots).flatMap(([slot, { min = 0 }]) => (min > 0 && slot !== '*' ? [slot] : []));
  return { type: 'object', properties: named, additionalProperties: others ?? false, ...(needed.length ? { required: needed } : {}) };
}

const slotOf = ({ title, description, allowed, min, max }: SlotRule, components: readonly ComponentSchema[]): JsonSchema => ({
  title,
  description,
  type: 'array',
  items: allowed ? placementOf(components.filter(({ name }) => isAllowed(name, allowed))) : { $ref: '#/$defs/AnyPlacement' },
  ...(min === undefined ? {} : { minItems: min }),
  ...(max === undefined ? {} : { maxItems: max }),
});

/** Whether a component name fits a list of names and `domain/*`. */
const isAllowed = (name: string, allowed: readonly string[]): boolean =>
  allowed.some((rule) => rule === name || (rule.endsWith('/*') && name.startsWith(rule.slice(0, -1))));

/** A placement of one of these components. `allOf`, because editors do not read the siblings of a `$ref`. */
const placementOf = (components: readonly ComponentSchema[]): JsonSchema => ({
  allOf: [
    { $ref: '#/$defs/Placement' },
    // Editors show the descriptions next to the names.
    {
      properties: {
        name: {
          enum: components.map(({ name }) => name),
          enumDescriptions: components.map(({ about }) => `${about.title}. ${about.description}`),
        },
      },
    },
  ],
});

/** A whole placement to insert: the required props with their examples. */
function snippet({ name, about, props }: ComponentSchema): JsonSchema {
  const printed = jsonSchemaOf(props);
  const required = (printed['required'] ?? []) as string[];
  const properties = (printed['properties'] ?? {}) as Record<string, JsonSchema>;
  const examples = required.map((key) => [key, (properties[key]?.['examples'] as unknown[] | undefined)?.[0] ?? null]);
  return {
    label: about.title,
    description: about.description,
    body: { id: `$\{1:${name.split('/')[1]}}`, name, props: Object.fromEntries(examples) },
  };
}

function addProps(component: ComponentSchema, definitions: Record<string, JsonSchema>): string {
  const { $schema: _draft, ...schema } = componentSchema(component);
  return hoistDefinitions(component.name.replace('/', '.'), schema, definitions);
}

/** Lists of placements take any component. */
function useAnyPlacement(schema: JsonSchema): JsonSchema {
  const change = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(change);
    if (!isSchema(value)) return value;
    if (value['$ref'] === '#/$defs/Placement') return { ...value, $ref: '#/$defs/AnyPlacement' };
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, change(part)]));
  };
  const { $defs: _own, ...rest } = schema;
  return change(rest) as JsonSchema;
}
