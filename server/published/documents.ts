// The documents of an event as the server uses them: merged from instance and event, checked key by key, defaults filled in.
import type * as z from 'zod';
import { oncePer } from '../../src/base/once-per.ts';
import type { ResourceRow } from '../../src/contract/core.ts';
import { schemaCheck } from '../../src/compile/schema-check.ts';
import { documentsOfRows } from '../../src/model/documents-of-rows.ts';
import { checkDocument } from '../../src/model/event.ts';
import type { Finding } from '../../src/model/finding.ts';

/** Raw documents by name (app, header, pages/HomePage, …), merged. */
export type Documents = {
  /**
   * The document checked by its schema, as the page checks it. A key that does not fit has its default; its neighbours stay.
   * Checked once: every caller gets the same object, which cannot be changed.
   */
  read: <S extends z.ZodObject>(name: string, schema: S) => z.output<S>;
};

/** Merges the `config_json` rows of an event. What cannot be read is added to `findings` and left out. */
export function readDocuments(rows: readonly ResourceRow[], findings: Finding[]): Documents {
  const raw = documentsOfRows(rows, findings);
  // Every request reads some of them, and a check takes as long as the rest of an answer from the cache.
  const checkedBy = oncePer<z.ZodObject, Map<string, unknown>>(() => new Map());
  const read = <S extends z.ZodObject>(name: string, schema: S): z.output<S> => {
    const checked = checkedBy(schema);
    // Names without a document have the same defaults; only names that exist are kept, so that nothing grows.
    const key = raw.has(name) ? name : '';
    if (!checked.has(key)) checked.set(key, frozen(checkDocument(raw.get(name), name, schemaCheck(schema), [])));
    return checked.get(key) as z.output<S>;
  };
  return { read };
}

/** The value, which nobody can change any more, at any depth. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.values(value).forEach(frozen);
  return Object.freeze(value);
}
