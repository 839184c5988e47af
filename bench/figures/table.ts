// Prints rows as a table for the terminal.
import { type Row, type Standing, standing } from './row.ts';

const words: Readonly<Record<Standing, string>> = { aim: 'yes, and the aim', must: 'yes', missed: 'NO', informs: '' };
const heads = ['bench', 'goal', 'must', 'aim', 'measured', 'middle half', 'met?'] as const;

/** Three significant digits, no exponent: 1.13, 0.011, 634. */
export const digits = (value: number): string => String(Math.abs(value) >= 1000 ? Math.round(value) : Number(value.toPrecision(3)));

/** The table, one line a row, columns aligned. */
export function table(rows: readonly Row[]): string {
  const lines = [heads.slice(), ...rows.map(cells)];
  const widths = heads.map((_, column) => Math.max(...lines.map((line) => line[column]!.length)));
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function cells(row: Row): string[] {
  const { bench, goal, unit, must, aim, better, measured } = row;
  const sign = better === 'less' ? '≤' : '≥';
  const bound = (value: number | undefined): string => (value === undefined ? '' : `${sign} ${digits(value)}`);
  const spread = measured.low === measured.high ? '' : `${digits(measured.low)} – ${digits(measured.high)}`;
  return [bench, goal, bound(must), bound(aim), `${digits(measured.median)} ${unit}`, spread, words[standing(row)]];
}
