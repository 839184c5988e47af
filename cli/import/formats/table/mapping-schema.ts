// The published schema of mapping.json, by which editors help and complain.
import { jsonSchemaOf } from '../../../../src/compile/json-schema.ts';
import type { SchemaFile } from '../../../../src/compile/schema-files.ts';
import { mappingFile } from './mapping.ts';

/** `schemas/import/mapping.schema.json`. */
export function mappingSchema(): SchemaFile {
  const { $schema, ...printed } = jsonSchemaOf(mappingFile);
  const $comment = 'Printed by npm run schemas; change the zod definition, not this file.';
  const description = 'Which column of a table is which field of a session, where the names alone do not say it.';
  return { path: 'import/mapping.schema.json', schema: { $schema, $comment, title: 'Mapping of tables', description, ...printed } };
}
