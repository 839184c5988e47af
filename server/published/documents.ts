// The documents of an event as the server uses them: merged from instance and event, checked key by key, defaults filled in.
import type * as z from 'zod';
import type { ResourceRow } from '../../src/contract/core.ts';
import { documentsOfRows } from '../../src/model/documents-of-rows.ts';
import type { Finding } from '../../src/model/finding.ts';

/** Raw documents by name (app, header, pages/HomePage, …), merged. */
export type Documents = {
  /** The document checked by its schema. A key that does not fit has its default; its neighbours stay. */
  read: <S extends z.ZodObject>(name: string, schema: S) => z.output<S>;
};

/** Merges the `config_json` rows of an event. What cannot be read is added to `findings` and left out. */
export function readDocuments(rows: readonly ResourceRow[], findings: Finding[]): Documents {
  const raw = documentsOfRows(rows, findings);
  return { read: (name, schema) => readTolerantly(schema, raw.get(name)?.value ?? {}) };
}

/** Parses an object; top-level keys that do not fit are taken out, so that they have their defaults. */
function readTolerantly<S extends z.ZodObject>(schema: S, value: Readonly<Record<string, unknown>>): z.output<S> {
  const first = schema.safeParse(value);
  if (first.success) return first.data;
  const wrong = new Set(first.error.issues.map((issue) => issue.path[0]));
  const rest = Object.fromEntries(Object.entries(value).filter(([key]) => !wrong.has(key)));
  const second = schema.safeParse(rest);
  return second.success ? second.data : schema.parse({});
}
