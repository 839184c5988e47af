// Reads CSV and its relatives: comma, semicolon, tab or bar; quoted cells with line breaks; a broken row costs itself alone.
import { CsvError, type InfoRecord, type Options, parse } from 'csv-parse/sync';
import type { ImportFile } from '../result.ts';
import { tableText } from './bytes.ts';
import type { Noticed } from '../place.ts';
import { type CellGrid, type GridRow, withoutErrors } from './grid.ts';
import { withoutHints } from './hint-rows.ts';
import type { SourceRecord } from './source-records.ts';
import { exportedCell } from './exported-cells.ts';

/** Most columns a row may have; a table never has more, a wrong separator may. */
const MOST_COLUMNS = 500;

/** So often the rest of a file is searched for the end of a quotation; then quotation marks are signs like others in all of it. */
const MOST_OPEN = 50;

/** A quotation with further quotation marks in it that goes on over more lines than these was never closed. */
const MOST_LINES = 200;

type Row = { cells: string[]; line: number; text: string; broken: boolean };

/** The rows below the header as records whose fields have the names of the header; `noticed` are rows that do not fit the header. */
export function csvRecords(file: ImportFile): { records: SourceRecord[]; noticed: Noticed[] } {
  const { rows, noticed } = csvGrid(file);
  const [header, ...rest] = rows;
  const names = (header?.cells ?? []).slice(0, MOST_COLUMNS).map((name) => name.trim());
  const records = rest.map(({ cells, line, raw }): SourceRecord => {
    const place = { file: file.path, pointer: '', line, column: 1 };
    if (cells.length > names.length && cells.slice(names.length).some((cell) => cell.trim() !== '')) {
      const message = `the row has ${cells.length} cells, the header ${names.length}: the last ones are left out`;
      noticed.push({ severity: 'warning', code: 'row-repaired', place, message });
    }
    const value = Object.create(null) as Record<string, string>;
    for (const [index, name] of names.entries()) if (name !== '') value[name] ||= cells[index] ?? '';
    return { value, raw: () => raw, place, key: '' };
  });
  return { records, noticed };
}

/** All rows of a file; noticed are its encoding where it was guessed, and quotations nobody closes. */
export function csvGrid(file: ImportFile): CellGrid {
  const { text, encoding } = tableText(file);
  const place = { file: file.path, pointer: '', line: 1, column: 1 };
  const noticed: Noticed[] = encoding.guessed
    ? [
        {
          severity: 'warning',
          code: 'encoding-guessed',
          place,
          message: `the text is no UTF-8; it is read as ${encoding.name}`,
          suggestion: 'if letters are wrong, name the encoding with --encoding',
        },
      ]
    : encoding.name === 'utf-8'
      ? []
      : [{ severity: 'info', code: 'encoding-found', place, message: `the text is read as ${encoding.name}` }];
  const rows = rowsOf(text, separatorOf(text)).map(({ cells, line, text: raw, broken }): GridRow => {
    const message = 'a quotation mark is opened and never closed: it is taken as a sign';
    if (broken) noticed.push({ severity: 'warning', code: 'row-repaired', place: { ...place, line }, message });
    return { cells: cells.map(exportedCell), line, raw };
  });
  const [last, width] = [rows.at(-1), rows[0]?.cells.length ?? 0];
  // An empty cell at the end is no sign of a cut where other rows end with one, too.
  const filled = ({ cells }: GridRow): number => (cells.at(-1) === '' ? cells.length - 1 : cells.length);
  const isCut =
    rows.length > 2 &&
    !/[\r\n]/.test(text.slice(text.trimEnd().length)) &&
    filled(last!) < width &&
    rows.slice(0, -1).every((row) => filled(row) === width);
  if (last && isCut) {
    const message = `the file ends within its last row, which has ${filled(last)} of ${width} cells: the file seems to be cut off, and what followed is missing`;
    noticed.push({
      severity: 'warning',
      code: 'table-cut-off',
      place: { ...place, line: last.line },
      message,
      suggestion: 'export the table again',
    });
  }
  return withoutHints(withoutErrors({ file: file.path, sheet: '', rows, noticed }));
}

/** The sign that parts the first lines most often, and most evenly; a comma when none does. A title above the header has none of them. */
function separatorOf(text: string): string {
  const lines = text
    .trimStart()
    .slice(0, 20_000)
    .split(/\r?\n|\r/, 12);
  const unquoted = lines.map((line) => line.replaceAll(/"[^"]*"/g, ''));
  const counts = [',', ';', '\t', '|'].map((sign) => {
    const first = unquoted[0]!.split(sign).length;
    return { sign, count: first > 1 ? first : Math.max(...unquoted.map((line) => line.split(sign).length)) - 1, isFirst: first > 1 };
  });
  const inFirst = counts.filter(({ isFirst }) => isFirst);
  return (inFirst.length > 0 ? inFirst : counts).reduce((best, one) => (one.count > best.count ? one : best)).sign;
}

/** How one row is read that cannot be read like the others: with signs behind a closing quotation mark, or without any quotations. */
const repairs: Readonly<Record<string, Options>> = {
  CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE: { rtrim: false, to: 1 },
  CSV_QUOTE_NOT_CLOSED: { quote: null, to: 1 },
};

/** Rows that are not empty. A row that stops the parser is read again by itself, so that it swallows no other row. */
function rowsOf(text: string, delimiter: string): Row[] {
  const rows: Row[] = [];
  const bytes = Buffer.from(text);
  let [at, line] = [0, 1];
  let repair: Options | undefined;
  let open = 0;
  while (at < bytes.length) {
    let isOpen = false;
    const [from, first, broken] = [at, line, repair?.quote === null];
    const take = ({ record, info, raw }: Read): null => {
      // The rows behind an open quotation arrive at the next one, which seems to close it.
      if (repair?.rtrim === false && isOfRows(raw, delimiter, record.length, rows[0]?.cells.length ?? 0)) {
        isOpen = true;
        return null;
      }
      [at, line] = [from + info.bytes, first + info.lines];
      const written = raw.replace(/^[\r\n]+/, '').trimEnd();
      rows.push({ cells: record, line: line - written.split(/\r\n|\n|\r/).length, text: written, broken: broken && written.includes('"') });
      return null;
    };
    try {
      parse(bytes.subarray(from), { ...options, delimiter, ...repair, on_record: take as unknown as NonNullable<Options['on_record']> });
      if (isOpen) repair = asSigns();
      else if (repair?.to === undefined) break;
      else repair = undefined;
    } catch (error) {
      const found = error instanceof CsvError ? repairs[error.code] : undefined;
      if (!found) throw error;
      repair = found.quote === null ? asSigns() : found;
    }
  }
  return rows;

  function asSigns(): Options {
    return ++open > MOST_OPEN ? { quote: null } : { quote: null, to: 1 };
  }
}

/** Whether what was read as one row of `found` cells over several lines is rather as many rows as lines: each has the cells of the header. */
function isOfRows(raw: string, delimiter: string, found: number, width: number): boolean {
  const lines = raw
    .trim()
    .split(/\r\n|\n|\r/)
    .filter((one) => one.trim() !== '');
  if (lines.length < 2 || width < 2) return false;
  if (found !== width || lines.length > MOST_LINES) return true;
  return lines.every((one, index) => (index === 0 ? one : one.replaceAll(/"[^"]*"/g, '')).split(delimiter).length === width);
}

const options: Options = {
  record_delimiter: ['\r\n', '\n', '\r'],
  relax_column_count: true,
  relax_quotes: true,
  // Both: empty lines as such cost next to nothing.
  skip_empty_lines: true,
  skip_records_with_empty_values: true,
  // Blanks around a quoted cell are a habit of hands: without this the quotation marks would be part of it.
  trim: true,
  info: true,
  raw: true,
};

/** What the parser hands over with `info` and `raw`. */
type Read = { record: string[]; info: InfoRecord; raw: string };
