// A document as it is compared: migrated, with its defaults filled in, so that what is merely written out differently is no difference.
import * as z from 'zod';
import { documents, type Kind } from '../model/documents/index.ts';
import { migrationsOf } from '../model/migrations/index.ts';
import { migrate } from '../model/migrations/migrate.ts';
import { isObject } from '../model/is-object.ts';

/** A document that was read, or why it cannot be. */
export type ReadDocument = { value: Record<string, unknown> } | { problem: string };

/** Reads the text of a document of this kind. A key that does not fit its schema stays as it was written. */
export function readDocument(kind: string, text: string): ReadDocument {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (error) {
    return { problem: `not JSON: ${error instanceof Error ? error.message : String(error)}` };
  }
  if (!isObject(parsed)) return { problem: 'an object is expected' };
  const { value } = migrate(parsed, migrationsOf(kind));
  const { $schema: _schema, schemaVersion: _version, ...own } = value;
  return { value: Object.hasOwn(documents, kind) ? withDefaults(documents[kind as Kind].schema, own) : own };
}

function withDefaults(schema: z.ZodType, value: Record<string, unknown>): Record<string, unknown> {
  if (!(schema instanceof z.ZodObject)) return value;
  const filled = { ...value };
  for (const [key, field] of Object.entries(schema.shape)) {
    if (key === '$schema' || key === 'schemaVersion') continue;
    const read = (field as z.ZodType).safeParse(Object.hasOwn(value, key) ? value[key] : undefined);
    if (read.success && read.data !== undefined) filled[key] = read.data;
  }
  return filled;
}
