// The tables among the files of an import: sheets of workbooks, CSV, lists of JSON and YAML, each as columns and records.
import { isTimeZone } from '../../../../src/clock/zone.ts';
import { asFields, type Fields, oneLine } from '../../reading/fields.ts';
import { csvGrid } from '../../reading/csv.ts';
import { type CellGrid, sheetPlace } from '../../reading/grid.ts';
import { listName, readRecords, recordKind } from '../../reading/records.ts';
import { recordsAtPath } from '../../reading/records-at-path.ts';
import type { SourceRecord } from '../../reading/source-records.ts';
import { UnreadableFile } from '../../reading/unreadable-file.ts';
import { isEditorialKind } from '../../editorial/kinds.ts';
import type { Report } from '../../report.ts';
import type { ImportFile } from '../../result.ts';
import { weekdayNamed } from '../../values/month-names.ts';
import { datePartsOf } from '../../values/written-dates.ts';
import { plainName } from '../../vocabulary/canonical-fields.ts';
import { fieldOfName } from '../../vocabulary/field-of-name.ts';
import { refuseAttendees } from './attendee-lists.ts';
import { columnChoices, fieldsOf } from './columns.ts';
import { uncrossed } from './cross-table.ts';
import { withDecisions } from './states-of-rows.ts';
import { tablesWithin } from './divided-sheets.ts';
import { joinedTables } from './joined-tables.ts';
import { headerOf } from './header.ts';
import { isHeading } from './headings.ts';
import { talksApart } from './numbered-talks.ts';
import { numberedSessions, sessionsApart, tellNumbered } from './numbered-sessions.ts';
import { talksWithin, timesWithin, withHoursWithin } from './nested-talks.ts';
import { lastWord, likeliestList } from './likeliest-list.ts';
import { isMapping, type Mapping, mappingFor, type TableMapping } from './mapping.ts';
import { withoutPaths, withPathFields } from './path-columns.ts';
import { peopleOfTitles } from './people-in-titles.ts';
import { sheetRows } from './sheet-rows.ts';
import type { SourceTable } from './source-table.ts';

/** Tables of these files in their order; a file that cannot be read costs itself alone. Throws `UnreadableFile` of the first when there is none. */
export function sourceTables(files: readonly ImportFile[], mapping: Mapping, report: Report): SourceTable[] {
  let first: UnreadableFile | undefined;
  const tables = files
    .filter((file) => !isMapping(file))
    .flatMap((file): SourceTable[] => {
      try {
        return tablesOf(mapping.encoding === undefined || file.encoding ? file : { ...file, encoding: mapping.encoding }, mapping, report);
      } catch (error) {
        if (!(error instanceof UnreadableFile)) throw error;
        first ??= error;
        report.error(error.code, { file: error.file, pointer: '', line: error.line, column: error.column }, error.message);
        return [];
      }
    });
  if (tables.length === 0) throw first ?? new UnreadableFile('no-file', files[0]?.path ?? '', 'there is no table to read');
  return joinedTables(tables, report);
}

function tablesOf(file: ImportFile, mapping: Mapping, report: Report): SourceTable[] {
  if (file.sheets instanceof UnreadableFile) throw file.sheets;
  if (file.sheets) return file.sheets.flatMap((grid) => sheetTables(grid, mapping, report));
  const kind = recordKind(file);
  if (kind === 'csv') return sheetTables(csvGrid(file), mapping, report);
  const isElsewhere = isEditorialKind(mappingFor(mapping, file.path, '').what);
  return kind === undefined || isElsewhere ? [] : listTables(file, mapping, report);
}

/** The tables of a sheet. */
function sheetTables(given: CellGrid, mapping: Mapping, report: Report): SourceTable[] {
  const own = mappingFor(mapping, given.file, given.sheet);
  const known = new Set(
    Object.values(own.fields)
      .flatMap((names) => (typeof names === 'string' || Array.isArray(names) ? names : []))
      .map(plainName),
  );
  if (own.what === 'nothing' || isEditorialKind(own.what)) {
    report.notice(given.noticed);
    return [];
  }
  return tablesWithin(given, known).flatMap((grid) => sheetTable(grid, own, known, report));
}

/** A table whose header is found; a sheet of notes is told and left out. */
function sheetTable(given: CellGrid, own: TableMapping, known: ReadonlySet<string>, report: Report): SourceTable[] {
  report.notice(given.noticed);
  const found = headerOf(given, known);
  const crossed = found && own.fields.title === undefined ? uncrossed(given, found) : undefined;
  const { grid, header } = crossed ?? { grid: given, header: found };
  const place = { file: sheetPlace(grid), pointer: '', line: header ? grid.rows[header.at]!.line : 1, column: 1 };
  if (!header || !header.names.some((name) => known.has(plainName(name)) || fieldOfName(name))) {
    if (grid.sheet !== '') {
      report.warn('sheet-without-columns', place, `no row of the sheet “${grid.sheet}” names columns: left out`);
      return [];
    }
    if (!header) throw new UnreadableFile('table-empty', grid.file, 'the table has no rows');
  }
  const title =
    header.above.find(
      (text) =>
        text.length <= 120 &&
        /\p{L}{3}/u.test(text) &&
        !/[,:;]$/.test(text) &&
        !hasSentences(text) &&
        // What programs call a table nobody has named.
        !/^(?:table|tabelle|tableau|tabla|tabella|tabela|sheet|blatt|feuille|hoja)\s?\d{1,3}$/i.test(text) &&
        !datePartsOf(text) &&
        weekdayNamed(text) === undefined &&
        !isHeading(text),
    ) ?? '';
  for (const text of header.above.filter((one) => one !== '' && one !== title && !isHeading(one)))
    report.tell('table-note', { ...place, line: 1 }, `a line above the columns is left out: “${text.slice(0, 200)}”`);
  if (crossed) {
    report.tell('cross-table', place, 'the columns are rooms and the rows times: every cell is a session');
    report.notice(crossed.noticed);
  }
  // What a column is taken for decides how rows are read, and what is in the rows decides about columns nobody knows by name.
  const asTheyAre = rowsAsTheyAre(grid, header.names, header.at);
  const numbered = talksApart(header.names, asTheyAre) ? undefined : numberedSessions(header.names, asTheyAre, own);
  const single = numbered ? header.names.map((name) => (numbered.columns.has(name) ? '' : name)) : header.names;
  const plain = columnChoices(single, asTheyAre, own);
  if (own.fields.title === undefined) refuseAttendees(plain, grid);
  const fields = fieldsOf(plain);
  const { records: rows, noticed } = sheetRows(grid, header, (field) => fields[field]?.[0]);
  report.notice(noticed);
  const about = {
    file: grid.file,
    sheet: grid.sheet,
    name: listName(grid.file, grid.sheet),
    title,
    ...(given.dateOrder && { dateOrder: given.dateOrder }),
  };
  if (numbered) {
    tellNumbered(numbered, place, report);
    return [{ ...about, ...sessionsApart(numbered, rows, own) }];
  }
  const apart = talksApart(header.names, rows);
  const people =
    apart || fields.persons || fields.lastname || fields.title === undefined ? undefined : peopleOfTitles(rows, fields.title[0]!);
  if (people && people.count > 0)
    report.tell('people-in-titles', place, `people in brackets behind ${people.count} titles are taken for those who speak`);
  const written = apart ?? people?.records ?? rows;
  const records = withDecisions(written);
  const isAsWritten = !apart && records[0] === written[0];
  const names = [...new Set([...(isAsWritten ? header.names : []), ...records.flatMap(({ value }) => Object.keys(value as object))])];
  return [{ ...about, records, choices: columnChoices(names, records, own), mapping: own }];
}

/** What says how a site is built (Jekyll, Hugo, MkDocs, Docusaurus, packages). */
const siteSettings = /(?:^|\/)(?:_?config|hugo|mkdocs|_?site|_quarto|package(?:-lock)?|netlify|manifest|tsconfig)\.(?:ya?ml|json|toml)$/i;

/** The records of a list, nested as they are; `rows` of the mapping finds them, else the longest list with titles. What its entries may refer to follows. */
function listTables(file: ImportFile, mapping: Mapping, report: Report): SourceTable[] {
  const own = mappingFor(mapping, file.path, '');
  const read = readRecords(file);
  report.notice(read.noticed);
  const likeliest = own.rows === undefined ? likeliestList(read.whole, file.path) : undefined;
  const found = own.rows === undefined ? (likeliest?.records ?? read.records) : recordsAtPath(read, own.rows);
  const lifted = found.flatMap(timesWithin).map(withHoursWithin);
  const records = talksWithin(lifted) ?? lifted;
  const keys = [...new Set(records.flatMap(({ value }) => Object.keys(asFields(value) ?? {})))];
  const apart = talksApart(keys, records);
  const numbered = apart ? undefined : numberedSessions(keys, records, own);
  if (numbered) tellNumbered(numbered, { file: file.path, pointer: '', line: 1, column: 1 }, report);
  const isSettings = own.rows === undefined && !likeliest && siteSettings.test(file.path) && asFields(read.whole) !== undefined;
  if (isSettings)
    report.tell(
      'settings-left-out',
      { file: file.path, pointer: '', line: 1, column: 1 },
      'the settings of a site hold no programme: left out but for the name of the event',
    );
  const withPaths = (isSettings ? [] : withDecisions(apart ?? records)).map((record) => withPathFields(record, own, file.path));
  const columns = [...new Set(withPaths.flatMap(({ value }) => Object.keys(asFields(value) ?? {})))];
  const locate = read.locate ? { locate: read.locate } : {};
  const others = (likeliest?.others ?? []).map(({ name, records: entries }): SourceTable => {
    const names = [...new Set(entries.flatMap(({ value }) => Object.keys(asFields(value) ?? {})))];
    const unmapped = { fields: {}, defaults: {} };
    const choices = columnChoices(names, entries, unmapped);
    return {
      file: file.path,
      sheet: '',
      name: lastWord(name),
      title: '',
      records: entries,
      choices,
      mapping: unmapped,
      within: name,
      ...locate,
    };
  });
  const main: SourceTable = {
    file: file.path,
    sheet: '',
    name: listName(file.path, ''),
    ...(file.list?.title ? { title: file.list.title } : aboutEvent(read.whole)),
    records: withPaths,
    choices: columnChoices(columns, withPaths, { ...own, fields: withoutPaths(own) }),
    mapping: { ...own, fields: withoutPaths(own), ...(others.length > 0 && own.what === undefined && { what: 'sessions' }) },
    ...(numbered && sessionsApart(numbered, withPaths, { ...own, fields: withoutPaths(own) })),
    ...locate,
  };
  return [main, ...others];
}

/** The name and time zone that stand above the lists of a nested value. */
function aboutEvent(whole: unknown): Pick<SourceTable, 'title' | 'timeZone'> {
  const outer = asFields(whole) ?? {};
  // Answers of an interface carry everything within `data`.
  const above = { ...asFields(outer['data']), ...outer };
  const inner: Fields[] = ['event', 'conference', 'congress', 'meta', 'info'].flatMap((name): Fields[] => [asFields(above[name]) ?? {}]);
  const text = (...names: string[]): string =>
    [above, ...inner]
      .flatMap((fields) => names.map((name) => (typeof fields[name] === 'string' ? oneLine(fields[name]) : '')))
      .find(Boolean) ?? '';
  const timeZone = text('timezone', 'timeZone', 'time_zone', 'tz', 'zone');
  return {
    title: text('conference', 'congress', 'event', 'name', 'title').slice(0, 120),
    ...(isTimeZone(timeZone) && { timeZone }),
  };
}

/** Rows below the header before anything is known of them. */
const rowsAsTheyAre = ({ rows, file }: CellGrid, names: readonly string[], at: number): SourceRecord[] =>
  rows.slice(at + 1).map(({ cells, raw, line }) => ({
    value: Object.fromEntries(names.map((name, index) => [name, cells[index] ?? ''])),
    raw: () => raw,
    key: '',
    place: { file, pointer: '', line, column: 1 },
  }));

/** Whether a text goes on after a sentence, and ends with another one: it is no title. */
function hasSentences(text: string): boolean {
  const next = /[.!?]\s+\p{Lu}/u.exec(text);
  return next !== null && text.endsWith('.') && text.length - next.index - next[0].length > 10;
}
