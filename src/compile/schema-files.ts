// All schema files of the product: one a document, one a component; what `npm run schemas` writes.
import { documents } from '../model/documents/index.ts';
import { closeObjects, settleWords } from './for-editor.ts';
import { jsonSchemaOf } from './json-schema.ts';
import { type ComponentSchema, componentSchema, withComponents } from './placement-schema.ts';
import { isSchema, type JsonSchema } from './walk.ts';

/** A file below `schemas/`. */
export type SchemaFile = { path: string; schema: JsonSchema };

const comment = 'Printed by npm run schemas; change the zod definition, not this file.';

/** Every schema file, for the components given; the same input prints the same bytes. */
export function schemaFiles(components: readonly ComponentSchema[]): SchemaFile[] {
  return [
    ...Object.values(documents).map(({ kind, title, description, schema }) => {
      const { $schema, ...printed } = closeObjects(jsonSchemaOf(schema));
      const definitions = printed['$defs'];
      const whole = isSchema(definitions) && 'Placement' in definitions ? withComponents(printed, components) : printed;
      return { path: `documents/${kind}.schema.json`, schema: settleWords({ $schema, $comment: comment, title, description, ...whole }) };
    }),
    ...components.map((component) => {
      const { $schema, ...printed } = componentSchema(component);
      return { path: `components/${component.name}.schema.json`, schema: settleWords({ $schema, $comment: comment, ...printed }) };
    }),
  ];
}
