// The mapping file of a table: which column is which field, where the names alone do not say it.
import * as z from 'zod';
import { optional, optionalAs, required } from '#fields';
import { isTimeZone, parseTime } from '../../../../src/clock/zone.ts';
import { isEncoding } from '../../reading/encoding-names.ts';
import { readJson } from '../../reading/json.ts';
import { MOST_CHARACTERS, pathTrouble } from '../../reading/path-expressions.ts';
import { UnreadableFile } from '../../reading/unreadable-file.ts';
import type { ImportFile } from '../../result.ts';
import { webAddress } from '../../values/addresses.ts';
import { siteLanguage } from '../../values/languages.ts';
import { editorialKinds } from '../../editorial/kinds.ts';
import { type EditorialField, editorialFields } from '../../editorial/vocabulary.ts';
import { type ExhibitionField, exhibitionFields } from '../../exhibition/vocabulary.ts';
import { type FieldName, synonyms } from '../../vocabulary/synonyms.ts';

const fieldName = z.enum([
  ...new Set<FieldName | ExhibitionField | EditorialField>([
    ...(Object.keys(synonyms) as FieldName[]),
    ...exhibitionFields,
    ...editorialFields,
  ]),
]);
const column = z.string().min(1);
const path = z.string().min(1).max(MOST_CHARACTERS);
const columnOrPath = z.union([
  column,
  z.array(column).min(1),
  z.strictObject({
    path: required(path, {
      title: 'Path',
      description: 'JMESPath expression, evaluated on each record.',
      example: 'speakers[].name',
    }),
  }),
]);
const fields = optional(
  z.partialRecord(fieldName, columnOrPath),
  {},
  {
    title: 'Fields',
    description:
      'Field → column, or columns: the first that is filled, all of them for persons, chairs, institution, tags and booth; or a path into a nested record.',
    example: { title: 'Talk', persons: ['Speaker 1', 'Speaker 2'] },
  },
);
const defaults = optional(
  z.partialRecord(fieldName, z.string()),
  {},
  { title: 'Defaults', description: 'Field → value for rows that have none.', example: { type: 'Talk' } },
);

/** What the rows of a table are. */
const tableKinds = ['sessions', 'people', 'rooms', 'tracks', 'companies', 'products', ...editorialKinds, 'nothing'] as const;

const oneTable = z.strictObject({
  file: required(z.string().min(1), { title: 'File', description: 'Name of the file.', example: 'talks.csv' }),
  sheet: optionalAs(z.string(), '', { title: 'Sheet', description: 'Name of the sheet, in a workbook with several.', example: 'Friday' }),
  what: optionalAs(z.enum(tableKinds), 'sessions', {
    title: 'What',
    description:
      'What its rows are. A talk whose `session` or `session_id` names a row of another table becomes a presentation of it. Found by the name of the table and its columns when missing. Companies are the exhibitors and sponsors. Jobs, news, awards, preceptorships and TV episodes are imported with `--as`.',
    example: 'people',
  }),
  rows: optionalAs(path, '@', {
    title: 'Rows',
    description: 'JMESPath expression that finds the records in a JSON or YAML file; the longest list with titles when missing.',
    example: 'days[].sessions[]',
  }),
  fields,
  defaults,
});

/** `mapping.json`: `{ "name", "timeZone", "fields": { "title": "Talk", "persons": ["Speaker 1", "Speaker 2"] }, "defaults": { "type": "Talk" } }`. */
export const mappingFile = z.strictObject({
  $schema: optional(z.string(), '', {
    title: 'Schema',
    description: 'Address of this schema; editors read it, Foyer does not.',
    example: '../schemas/import/mapping.schema.json',
  }),
  name: optional(z.string(), '', {
    title: 'Name',
    description: 'Name of the event; the line above the columns when empty.',
    example: 'Lantern Congress 2031',
  }),
  language: optionalAs(z.string(), 'en-GB', {
    title: 'Language',
    description: 'Language of the event; found by the names of the columns when missing.',
    example: 'de-DE',
  }),
  timeZone: optionalAs(z.string(), 'UTC', {
    title: 'Time zone',
    description: 'IANA time zone of the event, and of all times without an offset; guessed with a warning when missing.',
    example: 'Europe/Berlin',
  }),
  dateOrder: optionalAs(z.enum(['dmy', 'mdy']), 'dmy', {
    title: 'Date order',
    description: 'Which number of `3/1/2031` is the day, in all tables; decided per column when missing.',
    example: 'dmy',
  }),
  year: optionalAs(z.int().min(1900).max(2199), 2031, {
    title: 'Year',
    description: 'Year of dates that name none; that of the other dates when missing.',
    example: 2031,
  }),
  firstDay: optionalAs(z.string().regex(/^\d{4}-\d{2}-\d{2}$/), '2031-03-01', {
    title: 'First day',
    description: 'First day of the event, YYYY-MM-DD, where a column counts its days (`Day 2`).',
    example: '2031-03-01',
  }),
  encoding: optionalAs(z.string(), 'utf-8', {
    title: 'Encoding',
    description: 'Encoding of text tables, by the name browsers use; found by their bytes when missing.',
    example: 'windows-1252',
  }),
  baseUrl: optionalAs(z.string(), '', {
    title: 'Base address',
    description:
      'Address on the web that addresses without a host are relative to (`/files/a.pdf`): pictures, attachments and links of sessions, talks and people. Such addresses are left out, and told, when missing.',
    example: 'https://congress.example.org/programme/',
  }),
  what: optionalAs(z.enum(tableKinds), 'sessions', {
    title: 'What',
    description: 'What the rows are, of all tables that do not say it themselves; found by their names and columns when missing.',
    example: 'companies',
  }),
  fields,
  defaults,
  leaveOut: optional(z.array(column), [], {
    title: 'Left out',
    description: 'Columns that are left out on purpose; they are no longer reported.',
    example: ['Budget'],
  }),
  tables: optional(z.array(oneTable), [], {
    title: 'Tables',
    description: 'What is different in one of several tables; its fields and defaults go before those above.',
    example: [{ file: 'hosts.csv', what: 'people' }],
  }),
});
export type Mapping = z.output<typeof mappingFile>;

/** What counts for one table. */
export type TableMapping = Pick<Mapping, 'fields' | 'defaults'> & {
  what?: (typeof tableKinds)[number] | undefined;
  rows?: string | undefined;
};

/** The part of a mapping for a table, by file and sheet. */
export function mappingFor({ what, fields: all, defaults: given, tables }: Mapping, file: string, sheet: string): TableMapping {
  const name = file.slice(file.lastIndexOf('/') + 1);
  const own = tables.find((one) => (one.file === file || one.file === name) && (one.sheet === undefined || one.sheet === sheet));
  return { fields: { ...all, ...own?.fields }, defaults: { ...given, ...own?.defaults }, what: own?.what ?? what, rows: own?.rows };
}

/** Whether a file is a mapping: by its name. */
export const isMapping = (file: Pick<ImportFile, 'path'>): boolean => /(^|[/.-])mapping\.json$/i.test(file.path);

/** The mapping of these files; an empty one without a mapping file. Throws `UnreadableFile` with field and reason for a wrong one. */
export function mappingOf(files: readonly ImportFile[]): Mapping {
  const file = files.find(isMapping);
  const wrong = (where: string, message: string): UnreadableFile =>
    new UnreadableFile('mapping-invalid', file?.path ?? '', `the mapping file is wrong at ${where || 'its root'}: ${message}`);
  const checked = mappingFile.safeParse(file ? readJson(file).value : {});
  if (!checked.success) {
    const [issue] = checked.error.issues;
    throw wrong(issue?.path.join('.') ?? '', issue?.message ?? '');
  }
  for (const [where, message] of troublesOf(checked.data)) throw wrong(where, message);
  return checked.data;
}

/** What no schema can say: names of zones, languages and encodings that nobody knows, paths that are no expressions. */
function troublesOf({ timeZone, language, firstDay, encoding, baseUrl, fields: own, tables }: Mapping): [where: string, message: string][] {
  const inFields = (given: Mapping['fields'], where: string): [string, string][] =>
    Object.entries(given).flatMap(([field, one]) =>
      typeof one === 'object' && 'path' in one ? [[`${where}fields.${field}.path`, pathTrouble(one.path)]] : [],
    );
  const troubles: [string, string][] = [
    ['timeZone', timeZone !== undefined && !isTimeZone(timeZone) ? 'is no known time zone' : ''],
    ['language', language !== undefined && siteLanguage(language) === undefined ? 'is no known language' : ''],
    ['firstDay', firstDay !== undefined && parseTime(firstDay) === undefined ? 'is no day of the calendar' : ''],
    ['encoding', encoding !== undefined && !isEncoding(encoding) ? 'is no known encoding' : ''],
    ['baseUrl', baseUrl !== undefined && !/^https?:/.test(webAddress(baseUrl)) ? 'is no address on the web' : ''],
    ...inFields(own, ''),
    ...tables.flatMap(({ rows, fields: given }, at): [string, string][] => [
      [`tables.${at}.rows`, rows === undefined ? '' : pathTrouble(rows)],
      ...inFields(given, `tables.${at}.`),
    ]),
  ];
  return troubles.filter(([, message]) => message !== '');
}
