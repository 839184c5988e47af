// The mapping file of a ticket list: which column is which field, and values for lists that have no such column.
import * as z from 'zod';
import { readJson } from '../import/reading/json.ts';
import { UnreadableFile } from '../import/reading/unreadable-file.ts';
import type { ImportFile } from '../import/result.ts';
import { type TicketField, ticketFieldNames } from './ticket-fields.ts';

const fieldName = z.enum(ticketFieldNames as [TicketField, ...TicketField[]]);

/** `{ "fields": { "email": "Contact", "IsPayed": "Paid in full" }, "defaults": { "IsValid": true, "TicketTypeName": "Day ticket" } }`. */
const mappingFile = z.strictObject({
  $schema: z.string().optional(),
  /** Our field → column. */
  fields: z.partialRecord(fieldName, z.string().min(1)).default({}),
  /** Our field → value for rows that have none. */
  defaults: z.partialRecord(fieldName, z.union([z.string(), z.boolean()])).default({}),
});
export type TicketMapping = z.output<typeof mappingFile>;

/** No mapping: usual names alone. */
export const noMapping: TicketMapping = { fields: {}, defaults: {} };

/** Reads one. Throws `UnreadableFile` with field and reason for a wrong one. */
export function readMapping(file: ImportFile): TicketMapping {
  const checked = mappingFile.safeParse(readJson(file).value);
  if (checked.success) return checked.data;
  const [issue] = checked.error.issues;
  const reason = `the mapping file is wrong at ${issue?.path.join('.') || 'its root'}: ${issue?.message}`;
  throw new UnreadableFile('mapping-invalid', file.path, reason);
}
