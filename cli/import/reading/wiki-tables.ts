// Tables of a wiki page (MediaWiki): rows begin with `|-`, names of columns with `!`, cells with `|`, several of a line parted by `||`.
import { tableText } from './bytes.ts';
import { oneLine } from './fields.ts';
import type { CellGrid, GridRow } from './grid.ts';

/** Words of a wiki without its signs: links, bold and italic words, breaks. */
const plain = (text: string): string =>
  oneLine(
    text
      .replaceAll(/\[\[(?:[^[\]|]{1,200}\|)?([^[\]|]{1,200})\]\]/g, '$1')
      .replaceAll(/'{2,5}/g, '')
      .replaceAll(/<br\s?\/?>/gi, '\n'),
  );

/** A cell without what it says of its looks: `style="…" | Tides`. */
const cellOf = (written: string): string => plain(written.replace(/^[^|[\]]{0,100}=\s?"[^"|]{0,100}"\s?\|(?!\|)/, ''));

const heading = /^(={1,6})\s?(\S.{0,200}?)\s?\1\s*$/;

/** The tables of a page, each with the headings above it; undefined for a text without one. */
export function wikiGrids(file: { path: string; bytes: Uint8Array }): CellGrid[] | undefined {
  const { text } = tableText(file);
  if (!/^\{\|/m.test(text)) return undefined;
  const grids: GridRow[][] = [];
  let above: GridRow[] = [];
  let open: { rows: GridRow[]; cells: string[]; line: number } | undefined;
  const endRow = (): void => {
    if (open && open.cells.some((cell) => cell !== ''))
      open.rows.push({ cells: open.cells, line: open.line, raw: open.cells.join('\t').trimEnd() });
    if (open) open.cells = [];
  };
  for (const [at, line] of text.split(/\r?\n/).entries()) {
    const written = line.trim();
    if (written.startsWith('{|')) {
      open = { rows: above, cells: [], line: at + 1 };
      above = [];
    } else if (!open) {
      const words = heading.exec(written)?.[2];
      if (words !== undefined) above.push({ cells: [plain(words)], line: at + 1, raw: written });
    } else if (written.startsWith('|}')) {
      endRow();
      if (open.rows.length > 2) grids.push(open.rows);
      open = undefined;
    } else if (written.startsWith('|-')) endRow();
    else if (written.startsWith('|+')) open.rows.push({ cells: [plain(written.slice(2))], line: at + 1, raw: written });
    else if (/^[|!]/.test(written)) {
      if (open.cells.length === 0) open.line = at + 1;
      open.cells.push(
        ...written
          .slice(1)
          .split(written.startsWith('!') ? /!!|\|\|/ : '||')
          .map(cellOf),
      );
    } else if (open.cells.length > 0 && written !== '') open.cells.push(`${open.cells.pop()!}\n${plain(written)}`);
  }
  if (grids.length === 0) return undefined;
  return grids.map((rows, at): CellGrid => ({ file: file.path, sheet: grids.length > 1 ? `Table ${at + 1}` : '', noticed: [], rows }));
}
