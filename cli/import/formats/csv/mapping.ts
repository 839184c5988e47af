// The mapping file of a table: which column is which field, where the names alone do not say it.
import * as z from 'zod';
import { isTimeZone } from '../../../../src/clock/zone.ts';
import { readJson } from '../../reading/json.ts';
import { UnreadableFile } from '../../reading/unreadable-file.ts';
import type { ImportFile } from '../../result.ts';
import { synonyms } from '../../vocabulary/synonyms.ts';

const fieldName = z.enum(Object.keys(synonyms) as [keyof typeof synonyms, ...(keyof typeof synonyms)[]]);
const column = z.string().min(1);

/** `mapping.json`: `{ "name", "timeZone", "fields": { "title": "Talk", "persons": ["Speaker 1", "Speaker 2"] }, "defaults": { "type": "Talk" } }`. */
const mappingFile = z.strictObject({
  $schema: z.string().optional(),
  /** Name of the event. */
  name: z.string().default(''),
  /** IANA time zone of all times without an offset. */
  timeZone: z.string().refine(isTimeZone, 'is no known time zone').optional(),
  /** Our field → column, or columns: the first that is filled, all of them for persons, chairs and tags. */
  fields: z.partialRecord(fieldName, z.union([column, z.array(column).min(1)])).default({}),
  /** Our field → value for rows that have none. */
  defaults: z.partialRecord(fieldName, z.string()).default({}),
});
export type Mapping = z.output<typeof mappingFile>;

/** Whether a file is a mapping: by its name. */
export const isMapping = (file: ImportFile): boolean => /(^|[/.-])mapping\.json$/i.test(file.path);

/** The mapping of these files; an empty one without a mapping file. Throws `UnreadableFile` with field and reason for a wrong one. */
export function mappingOf(files: readonly ImportFile[]): Mapping {
  const file = files.find(isMapping);
  const checked = mappingFile.safeParse(file ? readJson(file).value : {});
  if (checked.success) return checked.data;
  const [issue] = checked.error.issues;
  throw new UnreadableFile(
    'mapping-invalid',
    file?.path ?? '',
    `the mapping file is wrong at ${issue?.path.join('.') || 'its root'}: ${issue?.message}`,
  );
}
