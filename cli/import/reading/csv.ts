// Reads CSV and its relatives: comma, semicolon, tab or bar; quoted cells with line breaks; a broken row costs itself alone.
import type { ImportFile } from '../result.ts';
import { textOf } from './bytes.ts';
import type { SourceRecord } from './source-records.ts';
import type { Place } from '../report.ts';

/** Most columns a row may have; a table never has more, a wrong separator may. */
const MOST_COLUMNS = 500;

type Row = { cells: string[]; line: number; text: string; broken: boolean };

/** The rows below the header as records whose fields have the names of the header; `troubles` are rows that do not fit the header. */
export function csvRecords(file: ImportFile): { records: SourceRecord[]; troubles: { place: Place; message: string }[] } {
  const text = textOf(file);
  const rows = rowsOf(text, separatorOf(text)).filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const [header, ...rest] = rows;
  const names = (header?.cells ?? []).slice(0, MOST_COLUMNS).map((name) => name.trim());
  const troubles: { place: Place; message: string }[] = [];
  const records = rest.map(({ cells, line, text: raw, broken }): SourceRecord => {
    const place = { file: file.path, pointer: '', line, column: 1 };
    if (broken) troubles.push({ place, message: 'a quotation mark is opened and never closed: it is taken as a sign' });
    else if (cells.length > names.length && cells.slice(names.length).some((cell) => cell.trim() !== '')) {
      troubles.push({ place, message: `the row has ${cells.length} cells, the header ${names.length}: the last ones are left out` });
    }
    const value = Object.create(null) as Record<string, string>;
    for (const [index, name] of names.entries()) if (name !== '') value[name] ||= cells[index] ?? '';
    return { value, raw: () => raw, place, key: '' };
  });
  return { records, troubles };
}

/** The sign that parts the header most often; a comma when none does. */
function separatorOf(text: string): string {
  const [first = ''] = text.trimStart().split(/\r?\n|\r/, 1);
  const unquoted = first.replaceAll(/"[^"]*"/g, '');
  const counts = [',', ';', '\t', '|'].map((sign) => ({ sign, count: unquoted.split(sign).length }));
  return counts.reduce((best, one) => (one.count > best.count ? one : best)).sign;
}

/** Rows of cells with the line each begins in. A quotation that never ends is read again as plain text, so that it swallows no other row. */
function rowsOf(text: string, separator: string): Row[] {
  const rows: Row[] = [];
  let line = 1;
  let at = 0;
  while (at < text.length) {
    const row = rowAt(text, at, separator, true) ?? { ...rowAt(text, at, separator, false)!, broken: true };
    const raw = text.slice(at, row.end);
    rows.push({ cells: row.cells, line, text: raw.trimEnd(), broken: row.broken });
    line += raw.split(/\r\n|\n|\r/).length - 1;
    at = row.end;
  }
  return rows;
}

/** The row that begins at an offset; undefined when it has a quotation without end. `end` is the offset of the next row. */
function rowAt(
  text: string,
  start: number,
  separator: string,
  quotes: boolean,
): { cells: string[]; end: number; broken: boolean } | undefined {
  const cells: string[] = [];
  let at = start;
  for (;;) {
    let cell = '';
    if (quotes && text[at] === '"') {
      let close = closingQuote(text, at + 1);
      if (close < 0) return undefined;
      cell = text.slice(at + 1, close).replaceAll('""', '"');
      at = close + 1;
    }
    let end = at;
    while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end++;
    cells.push(cell + text.slice(at, end));
    if (text[end] !== separator) return { cells, end: end + (text[end] === '\r' && text[end + 1] === '\n' ? 2 : 1), broken: false };
    at = end + 1;
  }
}

/** Offset of the quotation mark that ends a cell; doubled ones are signs. -1 when there is none. */
function closingQuote(text: string, from: number): number {
  let at = text.indexOf('"', from);
  while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  return at;
}
