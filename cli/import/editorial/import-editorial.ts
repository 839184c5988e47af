// The import of jobs, news, awards, preceptorships or TV episodes out of tables: always returns a result, and never throws.
import { fits } from '../collect/checked-rows.ts';
import { tellLeftColumns } from '../exhibition/table-companies.ts';
import type { KnownCompany, WantedPicture } from '../exhibition/rows.ts';
import { columnsByField } from '../exhibition/columns.ts';
import { type Mapping, mappingOf } from '../formats/table/mapping.ts';
import { tableReading } from '../formats/table/table-reading.ts';
import type { Place } from '../place.ts';
import { UnreadableFile } from '../reading/unreadable-file.ts';
import { createReport, type Report } from '../report.ts';
import type { ImportFile, ImportOptions, ImportResult, TableSummary } from '../result.ts';
import { plainName } from '../vocabulary/canonical-fields.ts';
import { editorialWordsOf, type EditorialKind } from './kinds.ts';
import { readRow } from './row-reader.ts';
import { givenIds, sameThing } from './row-ids.ts';
import { editorialRowOf, type EditorialRow } from './rows.ts';
import { type EditorialTable, editorialTables } from './tables.ts';
import type { EditorialField } from './vocabulary.ts';

/** What to import. `companies` and `there` are those of the event: rows may name the former, and keep the ids of the latter. */
export type EditorialRequest = Pick<ImportOptions, 'timeZone' | 'dateOrder' | 'year'> & {
  kind: EditorialKind;
  files: readonly ImportFile[];
  encoding?: string;
  companies?: readonly KnownCompany[];
  there?: readonly EditorialRow[];
};

/** What was found; `readable` is false when no table could be read, and the findings say why. */
export type EditorialResult = Pick<ImportResult, 'readable' | 'findings' | 'quarantine' | 'leftOut'> & {
  kind: EditorialKind;
  rows: EditorialRow[];
  pictures: WantedPicture[];
  tables: TableSummary[];
};

/** A row with its place, before it has an Id. */
type Found = { id: string; fields: Record<string, unknown>; wanted: WantedPicture[]; place: Place; raw: () => unknown };

/** The rows of these files. Pure: nothing is read from or written to disk, no clock is read. */
export function importEditorial({
  kind,
  files: given,
  encoding,
  companies = [],
  there = [],
  ...options
}: EditorialRequest): EditorialResult {
  const files = encoding === undefined ? given : given.map((file) => ({ ...file, encoding }));
  const report = createReport();
  try {
    const mapping = mappingOf(files);
    const tables = editorialTables(files, kind, mapping, report);
    const found = tables.flatMap((table) => rowsIn(table, { ...mapping, ...options }, companies, report));
    const distinct = kind === 'awards' ? oneByAward(found, companies) : found;
    const ids = givenIds(kind, distinct, there, companies, report);
    const kept = distinct
      .map((one, at) => ({ ...one, row: { Id: ids[at]!, ...one.fields } as EditorialRow }))
      .filter(({ row, place, raw }) => fits(kind, row, place, report, raw));
    const byFile = new Map(tables.map(({ file, locate }) => [file, locate]));
    return {
      kind,
      readable: true,
      rows: kept.map(({ row }) => row),
      pictures: kept.flatMap(({ wanted }) => wanted),
      tables: tables.map(({ file, sheet, what, records, choices }) => ({ file, sheet, what, rows: records.length, choices })),
      ...report.close((pointer, file) => byFile.get(file)?.(pointer, file) ?? { line: 1, column: 1 }),
    };
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    const { code, file, line, column, message } = error;
    const { findings, ...beside } = report.close();
    const isTold = findings.some((finding) => finding.code === code && finding.file === file);
    if (!isTold) findings.push({ code, file, line, column, message, pointer: '', severity: 'error', suggestion: '' });
    return { kind, readable: false, rows: [], pictures: [], tables: [], findings, ...beside };
  }
}

/** Fields that hold dates. */
const dateFields: readonly EditorialField[] = ['date', 'published', 'deadline', 'start', 'end'];

/** The rows of a table; one without a title is quarantined. */
function rowsIn(
  table: EditorialTable,
  known: Mapping & Pick<ImportOptions, 'timeZone' | 'dateOrder' | 'year'>,
  companies: readonly KnownCompany[],
  report: Report,
): Found[] {
  const { withArticle } = editorialWordsOf[table.what];
  tellLeftColumns(table, new Set(known.leaveOut.map(plainName)), report, withArticle);
  const columns = columnsByField<EditorialField>(table.choices);
  const dates = tableReading(
    table.records,
    dateFields.flatMap((field) => columns[field] ?? []),
    known,
    report,
    false,
  );
  return table.records.flatMap((record): Found[] => {
    const read = readRow(record, { table, dates, companies, report });
    if (read.title === '') {
      report.quarantine(record.place, `${withArticle} without a title`, record.raw());
      return [];
    }
    const { fields, wanted } = editorialRowOf(table.what, read);
    return [{ id: read.one('id'), fields, wanted, place: record.place, raw: record.raw }];
  });
}

/** Rows of one award, one for each winner, are one: by id, else by title and year. Of everything else the first row counts. */
function oneByAward(found: readonly Found[], companies: readonly KnownCompany[]): Found[] {
  const keyOf = ({ id, fields }: Found): string => (id === '' ? sameThing('awards', fields, companies) : `id ${id}`);
  return [...Map.groupBy(found, keyOf).values()].map(([first, ...more]) => {
    if (more.length === 0) return first!;
    const all = [first!, ...more];
    const winners = all.flatMap(({ fields }) => (fields['Winners'] as object[] | undefined) ?? []);
    const others = more.toReversed().map(({ fields }) => fields);
    return {
      ...first!,
      fields: { ...Object.assign({}, ...others), ...first!.fields, ...(winners.length > 0 && { Winners: winners }) },
      wanted: all.flatMap(({ wanted }) => wanted),
    };
  });
}
