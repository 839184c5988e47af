// Any table of sessions, exhibitors or products: columns found by their names, by what is in them, or by a mapping file.
import { exhibitionOfTables } from '../../exhibition/of-tables.ts';
import { type ExhibitionTable, exhibitionTables, holdsExhibition } from '../../exhibition/tables.ts';
import { csvGrid } from '../../reading/csv.ts';
import type { CellGrid } from '../../reading/grid.ts';
import { headKeys } from '../../reading/head-keys.ts';
import { recordKind } from '../../reading/records.ts';
import { UnreadableFile } from '../../reading/unreadable-file.ts';
import { createReport, type Report } from '../../report.ts';
import type { Format, ImportFile, ImportOptions } from '../../result.ts';
import { programmeOf } from '../../schedule/programme.ts';
import type { Schedule } from '../../schedule/schedule.ts';
import { spokenIn } from '../../schedule/texts-by-language.ts';
import { fieldOfName } from '../../vocabulary/field-of-name.ts';
import { refuseContacts } from './attendee-lists.ts';
import { grouped, type TableRow } from './grouping.ts';
import { headerOf } from './header.ts';
import { languageOfTables } from './language-of-tables.ts';
import { isMapping, mappingOf } from './mapping.ts';
import { withDetails } from './joined-details.ts';
import { listsOf, resolved } from './joined-lists.ts';
import { withSessionsOnce } from './numbered-sessions.ts';
import type { SourceTable } from './source-table.ts';
import { sourceTables } from './source-tables.ts';
import { refuseOthers } from './other-lists.ts';
import { joinRepeated } from './repeated-rows.ts';
import { withRunningStarts } from './running-starts.ts';
import { tableRowsOf } from './table-rows.ts';
import { textsInLanguages } from './texts-in-languages.ts';
import { zoneOfRows } from './zones-of-rows.ts';

/** A table is one of sessions when its columns have a title and something that sessions have; one of exhibitors has columns of its own. */
function sureness(file: ImportFile): number {
  if (holdsExhibition(file)) return 0.4;
  const names = namesIn(file);
  const fields = new Set(names.map((name) => fieldOfName(name)?.field));
  const isTitled = fields.has('title') || fields.has('session');
  const isSession = (['start', 'day', 'persons', 'abstract', 'end', 'duration', 'room', 'session'] as const).some((field) =>
    fields.has(field),
  );
  if (isTitled && isSession) return recordKind(file) === 'csv' || file.sheets ? 0.4 : 0.3;
  // A workbook is nothing else, whatever its columns are called; what is in them may say it.
  return file.sheets ? 0.2 : recordKind(file) === 'csv' ? 0.1 : 0;
}

/** Names of the columns, or the keys in the first bytes of a list. */
function namesIn(file: ImportFile): string[] {
  if (file.sheets instanceof UnreadableFile) return [];
  const kind = recordKind(file);
  const grids: readonly CellGrid[] = file.sheets ?? (kind === 'csv' ? [headGrid(file)] : []);
  if (grids.length > 0) return grids.flatMap((grid) => headerOf(grid)?.names ?? []);
  return headKeys(file);
}

/** The first lines of a text; nothing for one that cannot be read, which the reading reports. */
function headGrid(file: ImportFile): CellGrid {
  try {
    const end = file.bytes.subarray(0, 65_536).lastIndexOf(0x0a);
    return csvGrid({ ...file, bytes: end > 0 && file.bytes.length > 65_536 ? file.bytes.subarray(0, end + 1) : file.bytes });
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    return { file: file.path, sheet: '', rows: [], noticed: [] };
  }
}

/** Reads one table or several of them as one programme; tables of people, rooms and tracks say more about those of the sessions. */
export const table: Format = {
  name: 'table',
  title: 'table of sessions, exhibitors or products (XLSX, ODS, CSV, JSON, YAML), with or without mapping.json',
  detect: (files) => {
    const tables = files.filter((file) => file.sheets !== undefined || recordKind(file) !== undefined).filter((file) => !isMapping(file));
    return tables.length > 0 && files.some(isMapping) ? 0.95 : Math.max(0, ...tables.map(sureness));
  },
  read: (files, options) => {
    const report = createReport();
    const { tables: listed, rest } = exhibitionTables(files, mappingOf(files), report);
    const { schedule, tables } = readRest(rest, listed, options, report);
    const byFile = new Map([...tables, ...listed].map(({ file, locate }) => [file, locate]));
    const exhibition = exhibitionOfTables(listed, mappingOf(files), options.companies ?? [], report);
    const result = programmeOf(
      'table',
      { ...schedule, exhibition },
      report,
      (pointer, file) => byFile.get(file)?.(pointer, file) ?? { line: 1, column: 1 },
    );
    const summary = [...tables, ...listed].map((one) => ({
      file: one.file,
      sheet: one.sheet,
      rows: one.records.length,
      choices: 'alike' in one && one.alike ? [...one.choices, ...one.alike] : one.choices,
      ...('what' in one && { what: one.what }),
    }));
    return { ...result, tables: summary };
  },
};

/** What there is of a programme beside an exhibition; a file that cannot be read is reported and costs itself alone. */
function readRest(
  rest: readonly ImportFile[],
  listed: readonly ExhibitionTable[],
  options: ImportOptions,
  report: Report,
): { schedule: Schedule; tables: SourceTable[] } {
  if (listed.length === 0) return readTables(rest, options, report);
  const files = rest.filter(isMapping);
  const readable = rest.filter(
    (file) => !isMapping(file) && (file.sheets ? file.sheets instanceof UnreadableFile || file.sheets.length > 0 : recordKind(file)),
  );
  try {
    return readable.length > 0 ? readTables([...readable, ...files], options, report) : noSchedule(listed, files, options);
  } catch (error) {
    if (!(error instanceof UnreadableFile) || error.code === 'mapping-invalid') throw error;
    return noSchedule(listed, files, options);
  }
}

/** The schedule of files that hold an exhibition and nothing of a programme; its zone matters to no row. */
function noSchedule(
  listed: readonly ExhibitionTable[],
  files: readonly ImportFile[],
  options: ImportOptions,
): { schedule: Schedule; tables: SourceTable[] } {
  const { name, timeZone = 'UTC', language } = mappingOf(files);
  const spoken = language ?? languageOfTables(listed);
  const title = name || (listed.find((one) => one.title !== '')?.title ?? '');
  return {
    tables: [],
    schedule: {
      file: listed[0]!.file,
      conference: { title, ...(spoken !== undefined && { language: spoken }) },
      baseUrl: '',
      days: [],
      events: [],
      timeZone: options.timeZone ?? timeZone,
    },
  };
}

/** The tables of these files and the schedule they make. Throws `UnreadableFile` when there is no table. */
export function readTables(
  files: readonly ImportFile[],
  options: ImportOptions,
  report: Report,
): { schedule: Schedule; tables: SourceTable[] } {
  const mapping = mappingOf(files);
  const tables = sourceTables(files, mapping, report);
  refuseContacts(tables);
  refuseOthers(tables);
  const known = { ...mapping, ...options };
  const lists = listsOf(tables, report);
  const numbered = new Set(tables.flatMap(({ isNumbered, name }) => (isNumbered ? [name] : [])));
  const rows: TableRow[] = tables
    .filter((one) => !lists.tables.has(one) && one.mapping.what !== 'nothing')
    .flatMap((one) => withRunningStarts(tableRowsOf(one, { ...known, leaveOut: mapping.leaveOut }, report), report))
    .map((row) => resolved(row, lists, report));
  const language = mapping.language ?? languageOfTables(tables);
  const zone = zoneOfRows(tables, report);
  return {
    tables,
    schedule: {
      file: tables[0]!.file,
      conference: {
        title: mapping.name || (tables.find(({ title }) => title !== '')?.title ?? ''),
        languages: [
          ...(language === undefined ? [] : [language]),
          ...tables.flatMap(({ choices }) => textsInLanguages(choices).flat()).map((one) => one.language),
          // Lists have them within their texts.
          ...new Set(rows.flatMap(({ fields }) => spokenIn(fields))),
        ],
      },
      baseUrl: mapping.baseUrl ?? '',
      days: [],
      events: grouped(joinRepeated(withDetails(withSessionsOnce(rows, numbered, report)), report), report),
      timeZone: known.timeZone ?? tables.find((one) => one.timeZone !== undefined)?.timeZone ?? zone,
      people: lists.people,
    },
  };
}
