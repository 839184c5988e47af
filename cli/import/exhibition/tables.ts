// The tables of companies and products among the files of an import, and the files without them.
import { csvGrid } from '../reading/csv.ts';
import { asFields } from '../reading/fields.ts';
import type { CellGrid } from '../reading/grid.ts';
import { headKeys } from '../reading/head-keys.ts';
import { listName, readRecords, recordKind } from '../reading/records.ts';
import { recordsAtPath } from '../reading/records-at-path.ts';
import type { SourceRecord } from '../reading/source-records.ts';
import { UnreadableFile } from '../reading/unreadable-file.ts';
import { headerOf } from '../formats/table/header.ts';
import { isMapping, type Mapping, mappingFor, type TableMapping } from '../formats/table/mapping.ts';
import { recordsBelow } from '../formats/table/records-below.ts';
import type { Locate, Report } from '../report.ts';
import type { ColumnChoice, ImportFile } from '../result.ts';
import { exhibitionChoices, headerNames, type ListedKind, listedIn } from './columns.ts';

/** A table of companies or products. */
export type ExhibitionTable = {
  file: string;
  sheet: string;
  what: ListedKind;
  /** The line above the columns; empty for none. */
  title: string;
  records: SourceRecord[];
  choices: ColumnChoice[];
  defaults: Readonly<Record<string, string>>;
  locate?: Locate | undefined;
};

/** The tables of an exhibition, and what is left for the reading of a programme. A file that cannot be read is left to that. */
export function exhibitionTables(
  files: readonly ImportFile[],
  mapping: Mapping,
  report: Report,
): { tables: ExhibitionTable[]; rest: ImportFile[] } {
  const tables: ExhibitionTable[] = [];
  const rest = files.filter((given) => {
    if (isMapping(given)) return true;
    const file = mapping.encoding === undefined || given.encoding ? given : { ...given, encoding: mapping.encoding };
    try {
      const found = tablesIn(file, mapping, report);
      tables.push(...found);
      return (
        found.length === 0 || (file.sheets !== undefined && !(file.sheets instanceof UnreadableFile) && file.sheets.length > found.length)
      );
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      return true;
    }
  });
  const isTaken = (file: string, sheet: string): boolean => tables.some((one) => one.file === file && one.sheet === sheet);
  return {
    tables,
    rest: rest.map((file) =>
      file.sheets && !(file.sheets instanceof UnreadableFile)
        ? { ...file, sheets: file.sheets.filter(({ sheet }) => !isTaken(file.path, sheet)) }
        : file,
    ),
  };
}

/** Whether one of these files holds a table of an exhibition; looks at the first rows only. */
export const holdsExhibition = (file: ImportFile): boolean => {
  if (file.sheets instanceof UnreadableFile) return false;
  try {
    const end = file.bytes.subarray(0, 65_536).lastIndexOf(0x0a);
    const head = end > 0 && file.bytes.length > 65_536 ? { ...file, bytes: file.bytes.subarray(0, end + 1) } : file;
    const grids = file.sheets ?? (recordKind(file) === 'csv' ? [csvGrid(head)] : []);
    // A list in groups (`level`, `sponsors`) is one of a conference site, whose reading knows tiers.
    if (grids.length === 0 && headKeys(file).some((key) => /^(?:sponsors|partners)$/i.test(key))) return false;
    if (grids.length === 0) return listedIn([...new Set(headKeys(file))], listName(file.path, '')) !== undefined;
    return grids.some((grid) => listedIn(headerOf(grid, headerNames)?.names ?? [], listName(grid.file, grid.sheet)) !== undefined);
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    return false;
  }
};

function tablesIn(file: ImportFile, mapping: Mapping, report: Report): ExhibitionTable[] {
  if (file.sheets instanceof UnreadableFile) return [];
  if (file.sheets) return file.sheets.flatMap((grid) => gridTable(grid, mapping, report));
  const kind = recordKind(file);
  if (kind === 'csv') return gridTable(csvGrid(file), mapping, report);
  return kind === undefined ? [] : listTable(file, mapping, report);
}

const isListed = (what: TableMapping['what']): what is ListedKind => what === 'companies' || what === 'products';

function gridTable(grid: CellGrid, mapping: Mapping, report: Report): ExhibitionTable[] {
  const own = mappingFor(mapping, grid.file, grid.sheet);
  if (own.what !== undefined && !isListed(own.what)) return [];
  const header = headerOf(grid, headerNames);
  if (!header) return [];
  const what = own.what ?? listedIn(header.names, listName(grid.file, grid.sheet));
  if (!isListed(what)) return [];
  report.notice(grid.noticed);
  const title = header.above.find((text) => text.length <= 120 && /\p{L}{3}/u.test(text)) ?? '';
  const records = recordsBelow(grid, header, (column) => /web|www|url|link|site|logo/iu.test(column));
  return [
    {
      file: grid.file,
      sheet: grid.sheet,
      what,
      title,
      records,
      choices: exhibitionChoices(header.names, what, own),
      defaults: own.defaults,
    },
  ];
}

function listTable(file: ImportFile, mapping: Mapping, report: Report): ExhibitionTable[] {
  const own = mappingFor(mapping, file.path, '');
  if (own.what !== undefined && !isListed(own.what)) return [];
  const read = readRecords(file);
  const records = own.rows === undefined ? read.records : recordsAtPath(read, own.rows);
  const columns = [...new Set(records.slice(0, 200).flatMap(({ value }) => Object.keys(asFields(value) ?? {})))];
  const what = own.what ?? listedIn(columns, listName(file.path, ''));
  const isGrouped = own.what === undefined && records.some(({ value }) => Object.values(asFields(value) ?? {}).some(isListOfObjects));
  if (!isListed(what) || isGrouped) return [];
  report.notice(read.noticed);
  return [
    {
      file: file.path,
      sheet: '',
      what,
      title: '',
      records,
      choices: exhibitionChoices(columns, what, own),
      defaults: own.defaults,
      locate: read.locate,
    },
  ];
}

const isListOfObjects = (value: unknown): boolean => Array.isArray(value) && value.some((one) => asFields(one) !== undefined);
