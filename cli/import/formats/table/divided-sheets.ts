// One sheet that holds several tables, or one that lies on its side: tables below each other, side by side, times as columns, no line of names.
import { oneLine } from '../../reading/fields.ts';
import type { CellGrid, GridRow } from '../../reading/grid.ts';
import { readClocks } from '../../values/written-clocks.ts';
import { readMoment } from '../../values/written-times.ts';
import { fieldOfName } from '../../vocabulary/field-of-name.ts';
import { besideBelowNames } from './groups-of-columns.ts';
import { headerOf } from './header.ts';
import { dayIn } from './headings.ts';
import { withNames } from './missing-names.ts';

/** The tables of a sheet in their order, each with the lines above its columns; the sheet itself where it is one table. */
export const tablesWithin = (grid: CellGrid, known: ReadonlySet<string>): CellGrid[] =>
  besideBelowNames(upright(turned(grid)))
    .flatMap((one) => sideBySide(one, known))
    .flatMap((one) => stacked(one, known))
    .map((one, at) => withNames(at === 0 ? one : { ...one, noticed: [] }, known));

const filledIn = ({ cells }: GridRow): number[] => cells.flatMap((cell, at) => (oneLine(cell) === '' ? [] : [at]));

/** A sheet whose first column holds the names of the fields and whose other columns are the sessions, turned so that each row is one. */
function turned(grid: CellGrid): CellGrid {
  const isName = (text: string): boolean => (fieldOfName(text)?.sureness ?? 0) >= 0.9;
  const named = grid.rows.filter(({ cells }) => isName(oneLine(cells[0])));
  const width = Math.max(0, ...named.map((row) => (filledIn(row).at(-1) ?? 0) + 1));
  const fields = new Set(named.map(({ cells }) => fieldOfName(oneLine(cells[0]))!.field));
  const isFull = named.length >= 3 && named.length * 2 > grid.rows.filter((row) => filledIn(row).length > 1).length;
  // Names of fields in other columns are those of a table that stands upright.
  const isUpright = grid.rows.some((row) => filledIn(row).filter((at) => at > 0 && isName(oneLine(row.cells[at]))).length >= 2);
  const isTitled = fields.has('title') || fields.has('session') || fields.has('track');
  if (!isFull || isUpright || width < 3 || !isTitled || !(fields.has('start') || fields.has('day') || fields.has('persons'))) return grid;
  const [first] = named;
  const body = grid.rows.slice(grid.rows.indexOf(first!)).filter((row) => filledIn(row).length > 0);
  const columns = Array.from({ length: width }, (_, at): GridRow => {
    const cells = body.map((row) => row.cells[at] ?? '');
    return { line: first!.line, raw: cells.join('\t'), cells };
  });
  const message = 'the rows are fields and the columns sessions: the sheet is read turned';
  const place = { file: grid.file, pointer: '', line: first!.line, column: 1 };
  return {
    ...grid,
    rows: [...grid.rows.slice(0, grid.rows.indexOf(first!)).filter((row) => filledIn(row).length === 1), ...columns],
    noticed: [...grid.noticed, { severity: 'info', code: 'table-turned', place, message }],
  };
}

/** A sheet whose columns are times and whose rows are rooms, turned so that its rows are times. */
function upright(grid: CellGrid): CellGrid {
  const at = grid.rows.slice(0, 10).findIndex((row) => {
    const filled = filledIn(row);
    const times = filled.filter((column) => readClocks(oneLine(row.cells[column])) !== undefined);
    return times.length >= 2 && times.length >= filled.length - 1 && readClocks(oneLine(row.cells[0])) === undefined;
  });
  const head = grid.rows[at];
  const body = grid.rows.slice(at + 1);
  // Below names of columns it is a row like others.
  if (grid.rows.slice(0, at).some((row) => filledIn(row).length > 1)) return grid;
  if (!head || body.length === 0 || body.some((row) => oneLine(row.cells[0]) === '' || readMoment(oneLine(row.cells[0]), { year: 2000 })))
    return grid;
  const [corner = '', ...times] = head.cells;
  const rows = times.map((time, index): GridRow => ({
    line: head.line,
    raw: [head, ...body].map(({ cells }) => cells[index + 1] ?? '').join('\t'),
    cells: [time, ...body.map(({ cells }) => cells[index + 1] ?? '')],
  }));
  const isDay = dayIn(oneLine(corner)) !== undefined;
  const names: GridRow = { ...head, cells: [isDay || oneLine(corner) === '' ? 'Time' : corner, ...body.map(({ cells }) => cells[0]!)] };
  const day: GridRow[] = isDay ? [{ ...head, cells: [corner] }] : [];
  return { ...grid, rows: [...grid.rows.slice(0, at), ...day, names, ...rows.filter((row) => filledIn(row).length > 1)] };
}

/** Tables beside each other: the first name of the columns repeats, and each part has titles. */
function sideBySide(grid: CellGrid, known: ReadonlySet<string>): CellGrid[] {
  const header = headerOf(grid, known);
  const names = header ? grid.rows[header.at]!.cells.map(oneLine) : [];
  const first = names.findIndex((name) => name !== '');
  const starts = names.flatMap((name, at) => (name !== '' && name === names[first] ? [at] : []));
  const parts = starts.map((from, index) => ({ from, to: starts[index + 1] ?? names.length }));
  const isTitled = ({ from, to }: { from: number; to: number }): boolean =>
    names.slice(from, to).some((name) => ['title', 'session'].includes(fieldOfName(name)?.field ?? ''));
  if (parts.length < 2 || !parts.every(isTitled)) return [grid];
  return parts.map(({ from, to }) => ({
    ...grid,
    rows: grid.rows.flatMap((row, at): GridRow[] => {
      const within = row.cells.slice(from, to);
      // A line above the columns that stands in one cell is about all of them.
      const cells = at < header!.at && filledIn(row).length === 1 ? row.cells.filter((cell) => oneLine(cell) !== '') : within;
      const { links: _links, spans: _spans, continued: _continued, errors: _errors, ...plain } = row;
      return cells.some((cell) => oneLine(cell) !== '') ? [{ ...plain, ...marksWithin(row, from, to), cells }] : [];
    }),
  }));
}

/** Links and merged cells of some columns, counted from the first of them. */
function marksWithin(
  { links, spans, continued, errors }: GridRow,
  from: number,
  to: number,
): Pick<GridRow, 'links' | 'spans' | 'continued' | 'errors'> {
  const isWithin = (at: number): boolean => at >= from && at < to;
  return {
    ...(links && { links: new Map([...links].filter(([at]) => isWithin(at)).map(([at, link]) => [at - from, link] as const)) }),
    ...(spans && { spans: new Map([...spans].filter(([at]) => isWithin(at)).map(([at, count]) => [at - from, count] as const)) }),
    ...(continued && { continued: new Set([...continued].filter(isWithin).map((at) => at - from)) }),
    ...(errors && { errors: new Set([...errors].filter(isWithin).map((at) => at - from)) }),
  };
}

/** More tables below each other than this are read as one. */
const MOST_TABLES = 200;

/** Tables below each other, each with names of columns of its own; the day above the first counts until another is named. */
function stacked(grid: CellGrid, known: ReadonlySet<string>): CellGrid[] {
  const tables: CellGrid[] = [];
  let rest = grid;
  while (tables.length < MOST_TABLES) {
    const header = headerOf(rest, known);
    const names = header ? rest.rows[header.at]!.cells.map(oneLine) : [];
    const next = !header
      ? -1
      : isBelowOther(rest, header.at)
        ? header.at
        : rest.rows.findIndex((row, at) => at > header.at && isOtherHeader(row, names));
    if (!header || next < 0) break;
    // The lines directly above the names belong to them.
    let from = next;
    while (from > (next === header.at ? 1 : header.at + 1) && filledIn(rest.rows[from - 1]!).length === 1) from -= 1;
    const day = rest.rows.slice(0, from).findLast((row) => filledIn(row).length === 1 && dayIn(oneLine(row.cells[filledIn(row)[0]!])));
    tables.push({ ...rest, rows: rest.rows.slice(0, from) });
    const rows = rest.rows.slice(from);
    if (day) rows.unshift(day);
    rest = Object.assign({}, grid, { rows });
  }
  return [...tables, rest];
}

/** Whether the likeliest names of columns stand below those of another table, which has a row of its own. */
function isBelowOther({ rows }: CellGrid, at: number): boolean {
  const isNames = (row: GridRow): boolean => {
    const texts = filledIn(row).map((column) => oneLine(row.cells[column]));
    return (
      texts.length >= 2 &&
      texts.every((text) => isNameOfColumn(text) || /mail|phone|telefon/i.test(text)) &&
      texts.some((text) => (fieldOfName(text)?.sureness ?? 0) >= 0.9)
    );
  };
  const above = rows.slice(0, Math.max(0, at - 1)).findIndex(isNames);
  return above >= 0 && rows.slice(above + 1, at).some((row) => filledIn(row).length >= 2 && !isNames(row));
}

const isNameOfColumn = (text: string): boolean => text.length <= 40 && fieldOfName(text) !== undefined;

/** Whether a row below some names of columns holds other names: all of its texts are known ones, or it repeats the name of the times alone. */
function isOtherHeader(row: GridRow, names: readonly string[]): boolean {
  const filled = filledIn(row);
  const texts = filled.map((at) => oneLine(row.cells[at]));
  const isSame = filled.every((at) => oneLine(row.cells[at]) === names[at]);
  if (
    filled.length < 2 ||
    isSame ||
    !texts.slice(0, 3).some(isNameOfColumn) ||
    texts.some((text) => text.length > 40 || readMoment(text, { year: 2000 }))
  )
    return false;
  const fields = texts.map((text) => fieldOfName(text));
  const repeatsTime = filled.some(
    (at) => oneLine(row.cells[at]) === names[at] && ['start', 'day'].includes(fieldOfName(names[at])?.field ?? ''),
  );
  const sure = fields.filter((field) => field && field.sureness >= 0.9).length;
  const isTitled = fields.some((field) => ['title', 'persons', 'lastname', 'start', 'day', 'session'].includes(field?.field ?? ''));
  const isOfPeople = fields.some((field) => field?.field === 'firstname' || field?.field === 'lastname');
  return repeatsTime || (isTitled && sure >= 3 && sure >= texts.length - 1) || (isOfPeople && sure >= 2 && sure * 2 >= texts.length);
}
