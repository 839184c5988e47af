// The cells of a sheet as texts: dates and times in ISO notation, formulas as the value that was saved with them, merged cells filled.
import type { Cell, CellValue, Sheet } from 'hucre/xlsx';
import type { Noticed, Place } from '../place.ts';
import { type CellGrid, type GridRow, sheetPlace, withoutErrors } from './grid.ts';
import { withoutHints } from './hint-rows.ts';

/** Most columns of a sheet that are read. */
const MOST_COLUMNS = 500;
/** Most cells filled from merged ones: merged cells that overlap a thousand times over are no programme. */
const MOST_FILLED = 1_000_000;
/** Excel counts times without a date from 1899 or 1904. */
const FIRST_YEAR = 1905;

/** A sheet of a workbook; `name` is empty where the file has only one. */
export function gridOf(file: string, name: string, sheet: Sheet): CellGrid {
  const grid: CellGrid = { file, sheet: name, rows: [], noticed: [] };
  const texts = sheet.rows.map((row) => Array.from(row.slice(0, MOST_COLUMNS), textOfCell));
  const marks = fillMerged(sheet, texts);
  const width = texts.reduce((most, row) => Math.max(most, row.findLastIndex((cell) => cell !== '') + 1), 0);
  const links = linksOf(sheet);
  for (const [index, cells] of texts.entries()) {
    const row: GridRow = { cells: cells.slice(0, width), line: index + 1, raw: cells.join('\t').trimEnd() };
    if (row.cells.every((cell) => cell.trim() === '')) continue;
    const continued = marks.continued.get(index);
    const across = marks.across.get(index) ?? 0;
    const spans = marks.spans.get(index);
    grid.rows.push({
      ...row,
      ...(continued && { continued }),
      ...(links.has(index) && { links: links.get(index)! }),
      ...(spans && { spans }),
      ...(width > 2 && across > width / 2 && { wide: true as const }),
    });
  }
  grid.noticed.push(...noticedIn(grid, sheet));
  return withoutHints(withoutErrors(grid));
}

/** A cell as text. The reader gives dates as if they were UTC; Excel knows no zones. */
function textOfCell(value: CellValue | undefined): string {
  if (value === null || value === undefined) return '';
  // Times of ODS.
  const [, hours, minutes, seconds = '0'] = /^PT(\d{1,3})H(\d{1,2})M(?:(\d{1,2})(?:[.,]\d{1,12})?S)?$/.exec(String(value)) ?? [];
  if (hours && minutes) return [hours, minutes, ...(Number(seconds) > 0 ? [seconds] : [])].map((part) => part.padStart(2, '0')).join(':');
  if (!(value instanceof Date)) return String(value);
  if (Number.isNaN(value.getTime())) return '';
  const iso = new Date(Math.round(value.getTime() / 1000) * 1000).toISOString();
  const clock = iso.slice(17, 19) === '00' ? iso.slice(11, 16) : iso.slice(11, 19);
  if (value.getUTCFullYear() < FIRST_YEAR) return clock;
  return clock === '00:00' ? iso.slice(0, 10) : `${iso.slice(0, 10)} ${clock}`;
}

/** What merged cells say of each row: the columns whose text comes from above, the most columns that are one, and how many each is. */
type MergedCells = { continued: Map<number, Set<number>>; across: Map<number, number>; spans: Map<number, Map<number, number>> };

/** Writes a merged cell into the rows it covers, and says which cells these are. */
function fillMerged({ merges = [] }: Sheet, texts: string[][]): MergedCells {
  const continued = new Map<number, Set<number>>();
  const spans: MergedCells['spans'] = new Map();
  const across = new Map<number, number>();
  let filled = 0;
  for (const { startRow, endRow, startCol, endCol } of merges) {
    if (startCol >= MOST_COLUMNS || filled > MOST_FILLED) continue;
    const text = texts[startRow]?.[startCol] ?? '';
    if (startRow === endRow) across.set(startRow, Math.max(across.get(startRow) ?? 0, endCol - startCol + 1));
    if (endCol > startCol) spans.set(startRow, (spans.get(startRow) ?? new Map<number, number>()).set(startCol, endCol - startCol + 1));
    for (let row = startRow + 1; row <= Math.min(endRow, texts.length - 1); row++) {
      const cells = texts[row]!;
      filled += 1;
      while (cells.length <= startCol) cells.push('');
      cells[startCol] = text;
      const columns = continued.get(row);
      if (columns) columns.add(startCol);
      else continued.set(row, new Set([startCol]));
    }
  }
  return { continued, across, spans };
}

/** Web addresses behind cells, by row and column. */
function linksOf({ cells }: Sheet): Map<number, Map<number, string>> {
  const links = new Map<number, Map<number, string>>();
  for (const [key, { hyperlink }] of cells ?? []) {
    if (!hyperlink || !/^https?:\/\//i.test(hyperlink.target)) continue;
    const [row = 0, column = 0] = key.split(',').map(Number);
    const inRow = links.get(row);
    if (inRow) inRow.set(column, hyperlink.target);
    else links.set(row, new Map([[column, hyperlink.target]]));
  }
  return links;
}

/** Comments on cells are told and left out. */
export const commentsNoticed = (count: number, place: Place): Noticed[] =>
  count === 0
    ? []
    : [
        {
          severity: 'info',
          code: 'cell-comments',
          place,
          message: `${count} ${count === 1 ? 'comment on a cell is' : 'comments on cells are'} not imported: they can be private`,
        },
      ];

/** What a person should know about the cells: formulas, errors, comments; once for a sheet. */
function noticedIn(grid: CellGrid, { cells }: Sheet): Noticed[] {
  const all = [...(cells ?? [])];
  const said = (
    severity: Noticed['severity'],
    code: string,
    fits: (cell: Cell) => boolean,
    words: (count: number) => string,
  ): Noticed[] => {
    const found = all.filter(([, cell]) => fits(cell));
    const line = Number(found[0]?.[0].split(',')[0] ?? 0) + 1;
    const place = { file: sheetPlace(grid), pointer: '', line, column: 1 };
    return found.length === 0 ? [] : [{ severity, code, place, message: words(found.length) }];
  };
  const isFormula = ({ formula, type }: Cell): boolean => formula !== undefined || type === 'formula';
  const isUnsaved = (cell: Cell): boolean => isFormula(cell) && (cell.formulaResult ?? cell.value ?? null) === null;
  return [
    ...said(
      'info',
      'formula-values',
      (cell) => isFormula(cell) && !isUnsaved(cell),
      (count) => `${count} ${count === 1 ? 'cell holds a formula' : 'cells hold formulas'}: the value that was saved last is taken`,
    ),
    ...said(
      'warning',
      'formula-without-value',
      isUnsaved,
      (count) =>
        `${count} ${count === 1 ? 'formula has no saved value and stays' : 'formulas have no saved value and stay'} empty; open the file in its program and save it`,
    ),
    ...commentsNoticed(all.filter(([, { comment }]) => comment !== undefined).length, {
      file: sheetPlace(grid),
      pointer: '',
      line: Number(all.find(([, { comment }]) => comment !== undefined)?.[0].split(',')[0] ?? 0) + 1,
      column: 1,
    }),
  ];
}
