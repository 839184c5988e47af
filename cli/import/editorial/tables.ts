// The tables among the files of an import of jobs, news, awards, preceptorships or TV episodes: sheets of workbooks, CSV, lists of JSON and YAML.
import { headerOf } from '../formats/table/header.ts';
import { isMapping, type Mapping, mappingFor, type TableMapping } from '../formats/table/mapping.ts';
import { choicesByName, fieldsByName, type ListVocabulary } from '../formats/table/named-columns.ts';
import { recordsBelow } from '../formats/table/records-below.ts';
import { withoutPaths, withPathFields } from '../formats/table/path-columns.ts';
import { csvGrid } from '../reading/csv.ts';
import { asFields } from '../reading/fields.ts';
import { type CellGrid, sheetPlace } from '../reading/grid.ts';
import { readRecords, recordKind } from '../reading/records.ts';
import { recordsAtPath } from '../reading/records-at-path.ts';
import type { SourceRecord } from '../reading/source-records.ts';
import { UnreadableFile } from '../reading/unreadable-file.ts';
import type { Locate, Report } from '../report.ts';
import type { ColumnChoice, ImportFile } from '../result.ts';
import { plainName } from '../vocabulary/canonical-fields.ts';
import type { EditorialKind } from './kinds.ts';
import { type EditorialField, editorialFields, editorialSynonyms, publishedMailNames, severalEditorialColumns } from './vocabulary.ts';

/** A table of one kind: its columns, what each is taken for, and its rows. */
export type EditorialTable = {
  file: string;
  sheet: string;
  what: EditorialKind;
  records: SourceRecord[];
  choices: ColumnChoice[];
  defaults: Readonly<Record<string, string>>;
  locate?: Locate;
};

/**
 * The tables of these files in their order; those the mapping says to be something else are left out. A file that cannot be read costs itself alone.
 * Throws `UnreadableFile` of the first when there is none.
 */
export function editorialTables(files: readonly ImportFile[], kind: EditorialKind, mapping: Mapping, report: Report): EditorialTable[] {
  let first: UnreadableFile | undefined;
  const tables = files
    .filter((file) => !isMapping(file))
    .flatMap((given): EditorialTable[] => {
      const file = mapping.encoding === undefined || given.encoding ? given : { ...given, encoding: mapping.encoding };
      try {
        return tablesOf(file, kind, mapping, report);
      } catch (error) {
        if (!(error instanceof UnreadableFile)) throw error;
        first ??= error;
        report.error(error.code, { file: error.file, pointer: '', line: error.line, column: error.column }, error.message);
        return [];
      }
    });
  if (tables.length === 0) throw first ?? new UnreadableFile('no-file', files[0]?.path ?? '', `there is no table of ${kind} to read`);
  return tables;
}

function tablesOf(file: ImportFile, kind: EditorialKind, mapping: Mapping, report: Report): EditorialTable[] {
  if (file.sheets instanceof UnreadableFile) throw file.sheets;
  if (file.sheets) return file.sheets.flatMap((grid) => sheetTable(grid, kind, mapping, report));
  const form = recordKind(file);
  if (form === 'csv') return sheetTable(csvGrid(file), kind, mapping, report);
  if (form === undefined) throw new UnreadableFile('not-records', file.path, 'the file is neither a workbook, CSV, JSON nor YAML');
  return listTable(file, kind, mapping, report);
}

const isOther = ({ what }: TableMapping, kind: EditorialKind): boolean => what !== undefined && what !== kind;

function sheetTable(grid: CellGrid, kind: EditorialKind, mapping: Mapping, report: Report): EditorialTable[] {
  const own = mappingFor(mapping, grid.file, grid.sheet);
  if (isOther(own, kind)) return [];
  report.notice(grid.noticed);
  const known = fieldsByName<EditorialField>(editorialSynonyms[kind]);
  const named = Object.values(own.fields).flatMap((names) => (typeof names === 'string' || Array.isArray(names) ? names : []));
  const header = headerOf(grid, new Set([...known.keys(), ...named.map(plainName)]));
  const choices = header ? choicesOf(header.names, kind, own) : [];
  const isOfKind = choices.some(({ field }) => field === 'title');
  if (!header || (!isOfKind && grid.sheet !== '')) {
    if (grid.sheet === '') throw new UnreadableFile('table-empty', grid.file, 'the table has no rows');
    const place = { file: sheetPlace(grid), pointer: '', line: 1, column: 1 };
    report.warn('sheet-without-columns', place, `no column of the sheet “${grid.sheet}” holds titles of ${kind}: left out`);
    return [];
  }
  const isOfAddresses = (column: string): boolean => ['apply', 'website', 'picture', 'media'].includes(known.get(plainName(column)) ?? '');
  const records = recordsBelow(grid, header, isOfAddresses);
  return [{ file: grid.file, sheet: grid.sheet, what: kind, records, choices, defaults: own.defaults }];
}

/** The records of a list, nested as they are; `rows` of the mapping finds them. */
function listTable(file: ImportFile, kind: EditorialKind, mapping: Mapping, report: Report): EditorialTable[] {
  const own = mappingFor(mapping, file.path, '');
  if (isOther(own, kind)) return [];
  const read = readRecords(file);
  report.notice(read.noticed);
  const records = own.rows === undefined ? read.records : recordsAtPath(read, own.rows);
  const withPaths = records.map((record) => withPathFields(record, own, file.path));
  const columns = [...new Set(withPaths.flatMap(({ value }) => Object.keys(asFields(value) ?? {})))];
  const choices = choicesOf(columns, kind, { ...own, fields: withoutPaths(own) });
  return [
    {
      file: file.path,
      sheet: '',
      what: kind,
      records: withPaths,
      choices,
      defaults: own.defaults,
      ...(read.locate && { locate: read.locate }),
    },
  ];
}

const published = new Set(publishedMailNames.map(plainName));

const choicesOf = (columns: readonly string[], kind: EditorialKind, mapping: Pick<TableMapping, 'fields'>): ColumnChoice[] => {
  const vocabulary: ListVocabulary<EditorialField> = {
    synonyms: editorialSynonyms[kind],
    fields: editorialFields,
    // A column of addresses may be meant for the office alone.
    isPrivate: (field, column) => field === 'email' && !published.has(plainName(column)),
    several: severalEditorialColumns,
  };
  return choicesByName(columns, vocabulary, mapping);
};
