// Tables that JSON holds as lists of cells: what Google Sheets answers (`values`, the form of charts), and data frames by columns.
import type { ImportFile } from '../result.ts';
import { headOf, textOf } from './bytes.ts';
import { asFields, asList, type Fields, oneLine } from './fields.ts';
import type { CellGrid, GridRow } from './grid.ts';
import { readJson } from './json.ts';
import { recordKind } from './records.ts';
import type { SourceRecord } from './source-records.ts';
import { UnreadableFile } from './unreadable-file.ts';

/** Deepest place of a list of rows within an answer, and most sheets of one. */
const MOST = { depth: 3, sheets: 100 };

/** What the beginning of such a file looks like: a list of lists, a list of columns, or columns with cells by number. */
const begins =
  /^\s{0,20}(?:\[\s{0,20}\[|\{\s{0,20}"(?:[^"]{1,60}"\s{0,5}:\s{0,5}\{\s{0,20}"0"|(?:columns|fields|headers?)"\s{0,5}:\s{0,5}\[))/;
const holds = /"(?:values|data|rows)"\s{0,5}:\s{0,5}\[\s{0,20}\[|"cols"\s{0,5}:\s{0,5}\[/;
/** Before and behind the answer to a script. */
const call = /^[^{[(]{0,200}\((?=\s{0,20}\{)/;

/** The files, with the rows of such a list as a sheet, or as records where columns are named. */
export const withRowLists = (files: readonly ImportFile[]): ImportFile[] =>
  files.map((file): ImportFile => {
    if (file.sheets || file.list) return file;
    const head = headOf(file, 4000).replace(/^\/\*[^*]{0,20}\*\/\s{0,5}/, '');
    const isCall = call.test(head) && holds.test(head);
    if (!isCall && (recordKind(file) !== 'json' || !(begins.test(head) || holds.test(head)))) return file;
    try {
      const { value } = readJson(isCall ? withoutCall(file) : file);
      const records = framed(value, file.path);
      if (records) return { ...file, list: { records, noticed: [] } };
      const sheets = gridsIn(value, file.path, '', MOST.depth).slice(0, MOST.sheets);
      const names = sheets.map(({ sheet }) => sheet);
      return sheets.length === 0
        ? file
        : { ...file, sheets: sheets.length === 1 ? [{ ...sheets[0]!, sheet: '' }] : sheets.map(named(names)) };
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      return file;
    }
  });

/** Sheets need names of their own. */
const named =
  (names: readonly string[]) =>
  (grid: CellGrid, at: number): CellGrid =>
    grid.sheet !== '' && names.indexOf(grid.sheet) === at ? grid : { ...grid, sheet: `${grid.sheet || 'Table'} (${at + 1})` };

/** The answer within the brackets of a call, as a file. */
function withoutCall(file: ImportFile): ImportFile {
  const text = textOf(file);
  const inside = text.slice(text.indexOf('(') + 1, text.lastIndexOf(')'));
  return { path: file.path, bytes: new TextEncoder().encode(inside) };
}

/** Whether a value is a list of at least two rows of cells. */
const isRows = (value: unknown): value is unknown[][] =>
  Array.isArray(value) &&
  value.length > 1 &&
  value.every((row) => Array.isArray(row) && row.every((cell) => cell === null || typeof cell !== 'object'));

/** The lists of rows of a value and of what it holds. */
function gridsIn(value: unknown, file: string, sheet: string, depth: number): CellGrid[] {
  if (isRows(value)) return [gridOf(file, sheet, value)];
  const fields = asFields(value);
  if (depth === 0 || (!fields && !Array.isArray(value))) return [];
  const charted = fields && chartRows(fields);
  if (charted) return [gridOf(file, sheet, charted)];
  // `'Day 1'!A1:F40` is the sheet and its cells.
  const name = (oneLine(fields?.['range']).split('!').at(-2) ?? '').replace(/^'(.*)'$/, '$1') || oneLine(fields?.['title']);
  const [headers] = ['columns', 'headers', 'header', 'fields'].flatMap((key) => namesOf(fields?.[key]) ?? []);
  return (fields ? Object.entries(fields) : asList(value).map((one) => ['', one] as const)).flatMap(([, inner]) => {
    if (headers && isRows([headers, ...asList(inner)]) && Array.isArray(inner) && inner.length > 0 && Array.isArray(inner[0]))
      return [gridOf(file, name || sheet, [headers, ...(inner as unknown[][])])];
    return gridsIn(inner, file, name || sheet, depth - 1);
  });
}

/** The names of columns, written alone or as what describes them; in a list, so that it stays whole. */
function namesOf(value: unknown): [string[]] | undefined {
  const names = asList(value).map((one) => oneLine(asFields(one)?.['name'] ?? asFields(one)?.['label'] ?? asFields(one)?.['title'] ?? one));
  return names.length > 1 && names.every((name) => name !== '') ? [names] : undefined;
}

/** Rows as a chart of Google is given them: `cols` with labels, cells with a value and how it is shown. */
function chartRows(fields: Fields): unknown[][] | undefined {
  const [columns, rows] = [asList(fields['cols']), asList(fields['rows'])];
  const isChart = columns.length > 0 && rows.length > 0 && rows.every((row) => Array.isArray(asFields(row)?.['c']));
  if (!isChart) return undefined;
  const labels = columns.map((column) => oneLine(asFields(column)?.['label']));
  const cells = rows.map((row) => (asFields(row)!['c'] as unknown[]).map((cell) => cellText(asFields(cell))));
  return labels.some((label) => label !== '') ? [labels, ...cells] : cells;
}

/** A cell of a chart; of a day the moment itself, months count from 0 there. */
function cellText(cell: Fields | undefined): unknown {
  const value = cell?.['v'];
  const [, parts] = /^Date\(([\d,\s]{5,40})\)$/.exec(oneLine(value)) ?? [];
  if (parts === undefined) return value ?? cell?.['f'];
  const [year = 0, month = 0, day = 1, ...clock] = parts.split(',').map(Number);
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${year}-${two(month + 1)}-${two(day)}${clock.length === 0 ? '' : ` ${two(clock[0]!)}:${two(clock[1] ?? 0)}`}`;
}

const gridOf = (file: string, sheet: string, rows: readonly (readonly unknown[])[]): CellGrid => ({
  file,
  sheet,
  noticed: [],
  rows: rows.flatMap((row, at): GridRow[] => {
    const cells = row.map((cell) =>
      typeof cell === 'string' ? cell : typeof cell === 'number' || typeof cell === 'boolean' ? `${cell}` : '',
    );
    return cells.every((text) => oneLine(text) === '') ? [] : [{ cells, line: at + 1, raw: cells.join('\t').trimEnd() }];
  }),
});

/** The rows of a data frame that is written by columns: each an object with cells by number. */
function framed(value: unknown, file: string): SourceRecord[] | undefined {
  const columns = Object.entries(asFields(value) ?? {}).map(([name, cells]) => [name, asFields(cells)] as const);
  const numbers = Object.keys(columns[0]?.[1] ?? {});
  const isFrame =
    columns.length > 2 &&
    numbers.length > 0 &&
    numbers.every((key) => /^\d{1,9}$/.test(key)) &&
    columns.every(
      ([, cells]) => cells && Object.keys(cells).length === numbers.length && numbers.every((key) => Object.hasOwn(cells, key)),
    );
  if (!isFrame) return undefined;
  return numbers.map((key): SourceRecord => {
    const row = Object.fromEntries(columns.map(([name, cells]) => [name, cells![key]]));
    return { value: row, raw: () => row, key: '', place: { file, pointer: '', line: Number(key) + 1, column: 1 } };
  });
}
