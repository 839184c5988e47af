// The documents of an event as the server uses them: merged from instance and event, checked key by key, defaults filled in.
import type * as z from 'zod';
import type { ResourceRow } from '../../src/contract/core.ts';
import { schemaCheck } from '../../src/compile/schema-check.ts';
import { documentsOfRows } from '../../src/model/documents-of-rows.ts';
import { checkDocument } from '../../src/model/event.ts';
import type { Finding } from '../../src/model/finding.ts';

/** Raw documents by name (app, header, pages/HomePage, …), merged. */
export type Documents = {
  /** The document checked by its schema, as the page checks it. A key that does not fit has its default; its neighbours stay. */
  read: <S extends z.ZodObject>(name: string, schema: S) => z.output<S>;
};

/** Merges the `config_json` rows of an event. What cannot be read is added to `findings` and left out. */
export function readDocuments(rows: readonly ResourceRow[], findings: Finding[]): Documents {
  const raw = documentsOfRows(rows, findings);
  return { read: (name, schema) => checkDocument(raw.get(name), name, schemaCheck(schema), []) as z.output<typeof schema> };
}
