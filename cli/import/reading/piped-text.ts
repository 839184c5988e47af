// A table drawn with signs in a text or a mail: `| Time | Title |` between lines of `+-----+`, quoted with `>` or not.
import { tableText } from './bytes.ts';
import { oneLine } from './fields.ts';
import type { CellGrid, GridRow } from './grid.ts';

/** The lines of a text without the marks of quotation. */
const unquoted = (line: string): string => line.replace(/^(?:\s{0,3}>){1,5}\s?/, '');

const border = /^[\s+|│┼├┤┌┐└┘┬┴─═╔╗╚╝╠╣╦╩╬║:=-]{3,}$/;
const row = /^\s*[|│║].*[|│║]\s*$/;

/** The table; undefined for a text without three rows of one width. Lines above it that stand alone are kept, what is below is a letter's end. */
export function pipedGrid(file: { path: string; bytes: Uint8Array }): CellGrid | undefined {
  const lines = tableText(file).text.split(/\r?\n/).map(unquoted);
  const rows = lines.flatMap((text, at): GridRow[] => {
    if (border.test(text) || oneLine(text) === '') return [];
    if (!row.test(text)) return [{ cells: [oneLine(text)], line: at + 1, raw: text }];
    return [{ cells: text.trim().slice(1, -1).split(/[|│║]/).map(oneLine), line: at + 1, raw: text }];
  });
  const drawn = continued(rows, lines).filter(({ cells }) => cells.length > 1);
  const width = drawn[0]?.cells.length ?? 0;
  if (drawn.length < 3 || drawn.some(({ cells }) => cells.length !== width)) return undefined;
  const whole = rows.slice(0, rows.findLastIndex(({ cells }) => cells.length > 1) + 1);
  return { file: file.path, sheet: '', rows: continued(whole, lines), noticed: [] };
}

/** The rows, where lines are drawn between all of them with the second line of a row in its first: that has nothing below its first column. */
function continued(rows: readonly GridRow[], lines: readonly string[]): GridRow[] {
  let group = 0;
  const groups = lines.map((text) => (border.test(text) ? (group += 1) : group));
  const drawn = Map.groupBy(
    rows.filter(({ cells }) => cells.length > 1),
    ({ line }) => groups[line - 1]!,
  );
  const isRuled = drawn.size > 2 && [...drawn.values()].every((own) => own.slice(1).every(({ cells }) => cells[0] === ''));
  if (!isRuled) return [...rows];
  return rows.flatMap((one): GridRow[] => {
    const own = drawn.get(groups[one.line - 1]!) ?? [];
    if (one.cells.length < 2) return [one];
    if (own[0] !== one) return [];
    return [
      {
        ...one,
        cells: one.cells.map((_, at) =>
          own
            .map(({ cells }) => cells[at] ?? '')
            .filter(Boolean)
            .join(' '),
        ),
      },
    ];
  });
}
