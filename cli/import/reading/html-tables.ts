// The tables of a web page as sheets of cells, each with the headings that stand above it; and the text of a page as lines.
import { Parser } from 'htmlparser2';
import { headOf, tableText } from './bytes.ts';
import { oneLine } from './fields.ts';
import type { CellGrid, GridRow } from './grid.ts';
import { headingOf } from '../formats/table/headings.ts';
import { markedAs, marksOfPeople } from './marked-people.ts';

/** Whether a file is a page of HTML, or a piece of one as content systems hand it out: by its first elements, or by its name. */
export function isPage(file: { path: string; bytes: Uint8Array }): boolean {
  const head = headOf(file, 500);
  if (/^\s*(?:<!--[^>]*>\s*)?<(?:!doctype html|html|head|body|script)\b/i.test(head)) return true;
  const piece = /\.x?html?$/i.test(file.path) ? /^\s*</ : /\.xml$/i.test(file.path) ? undefined : isPiece;
  return piece?.test(head) === true && !/^\s*<\?xml|\sxmlns[:=]/i.test(head);
}

const isPiece =
  /^\s*(?:<!--[^>]*>\s*)?<(?:table|caption|thead|tbody|tr|dl|ul|ol|div|main|article|h[1-6]|p|br|hr|style)(?:\s[^<>]{0,300})?\/?>/i;

/** Most columns and rows a cell reaches over, and most cells of a table: more is no programme. */
const MOST = { columns: 100, rows: 500, cells: 200_000 };

type Cell = { text: string; columns: number; rows: number; link: string };
type Row = { cells: Cell[]; line: number };
type Table = { above: string[]; rows: Row[] };

const blocks = /^(?:br|p|div|li|tr|h[1-6]|dt|dd|section|article)$/;

/** The tables that have rows of several cells. `sheet` is the heading of a table where the page has several. */
export function pageTables(file: { path: string; bytes: Uint8Array }): CellGrid[] {
  const { tables } = parsed(tableText(file).text);
  const used = tables.filter(isUsed);
  const names = used.map(({ above }, at) => (used.length > 1 ? (above.at(-1) ?? `Table ${at + 1}`) : ''));
  const firsts = new Map(names.map((name, at) => [name, at] as const).toReversed());
  return used.map(({ above, rows }, at) => {
    const sheet = firsts.get(names[at]!) === at ? names[at]! : `${names[at]!} (${at + 1})`;
    const heads = above.map((text): GridRow => ({ cells: [text], line: rows[0]!.line, raw: text }));
    return { file: file.path, sheet, noticed: [], rows: [...heads, ...spread(rows)] };
  });
}

const isFilled = ({ text }: Cell): boolean => oneLine(text) !== '';
const isUsed = ({ rows }: Table): boolean =>
  rows.filter(({ cells }) => cells.some(isFilled)).length > 1 && rows.some(({ cells }) => cells.filter(isFilled).length > 1);

/** What can be read on a page, line by line. */
export const pageLines = (file: { path: string; bytes: Uint8Array }): string[] =>
  parsed(tableText(file).text).text.split('\n').map(oneLine);

/** Addresses behind the texts of links outside of tables; a text that leads to several (`more`) is none. */
export function pageLinks(file: { path: string; bytes: Uint8Array }): ReadonlyMap<string, string> {
  const { links } = parsed(tableText(file).text);
  const byText = Map.groupBy(links, ({ text }) => text);
  return new Map(
    [...byText].flatMap(([text, all]) => (new Set(all.map(({ href }) => href)).size === 1 ? [[text, all[0]!.href] as const] : [])),
  );
}

/** Cells over several rows and columns as the grid a sheet would have. */
function spread(rows: readonly Row[]): GridRow[] {
  const width = rows.reduce(
    (most, { cells }) =>
      Math.max(
        most,
        cells.reduce((sum, { columns }) => sum + columns, 0),
      ),
    0,
  );
  const pending = new Map<number, { text: string; left: number }>();
  let count = 0;
  return rows.flatMap(({ cells, line }): GridRow[] => {
    const row: string[] = [];
    const continued = new Set<number>();
    const links = new Map<number, string>();
    const spans = new Map<number, number>();
    let widest = 0;
    const fill = (): void => {
      for (let over = pending.get(row.length); over; over = pending.get(row.length)) {
        if (over.left <= 1) pending.delete(row.length);
        else pending.set(row.length, { text: over.text, left: over.left - 1 });
        continued.add(row.length);
        row.push(over.text);
      }
    };
    for (const { text, columns, rows: height, link } of cells) {
      fill();
      widest = Math.max(widest, columns);
      if (height > 1)
        for (let column = 0; column < columns; column += 1)
          pending.set(row.length + column, { text: column === 0 ? text : '', left: height - 1 });
      if (link !== '') links.set(row.length, link);
      if (columns > 1) spans.set(row.length, columns);
      row.push(text, ...Array.from({ length: columns - 1 }, () => ''));
    }
    fill();
    count += row.length;
    if (count > MOST.cells || row.every((text) => oneLine(text) === '')) return [];
    return [
      {
        cells: row,
        line,
        raw: row.join('\t').trimEnd(),
        ...(continued.size > 0 && { continued }),
        ...(links.size > 0 && { links }),
        ...(spans.size > 0 && { spans }),
        ...(width > 2 && widest > width / 2 && { wide: true as const }),
      },
    ];
  });
}

/** Days in lines directly above a table, which programs for texts write as lines like others. */
const daysIn = (text: string): string[] =>
  text
    .slice(-2000)
    .split('\n')
    .map(oneLine)
    .filter(Boolean)
    .slice(-3)
    .filter((line) => headingOf(line)?.kind === 'day');

const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹';

const size = (written: string | undefined, most: number): number => Math.min(most, Math.max(1, Math.trunc(Number(written ?? 1)) || 1));

/** Tables within cells of another: what stands beside and above them there is theirs; the texts of one that is no table are the cell's. */
function nesting(): { close: (table: Table, outer: { table: Table; row?: Row; cell?: Cell } | undefined) => void } {
  const passed = new Set<Cell>();
  const lead = new Map<Cell, string[]>();
  const linesOf = (cells: readonly Cell[]): string[] => cells.flatMap(({ text }) => text.split('\n').map(oneLine).filter(Boolean));
  return {
    close(table, outer) {
      for (const { cells } of table.rows) for (const cell of cells) if (passed.has(cell)) cell.text = '';
      const { row, cell } = outer ?? {};
      if (!row || !cell) return;
      if (!isUsed(table)) {
        const texts = [...table.above, ...table.rows.flatMap(({ cells }) => linesOf(cells))];
        cell.text += texts.map((text) => `\n${text}\n`).join('');
        return;
      }
      const at = row.cells.indexOf(cell);
      const beside = row.cells.slice(0, at).filter((one) => isFilled(one) && !lead.has(one));
      const before = outer!.table.rows.at(-2)?.cells ?? [];
      // A line of names of columns says nothing where the day stands beside.
      const over = [before.length === 1 ? before[0] : beside.length === 0 ? before[at] : undefined].filter((one) => one !== undefined);
      const own = linesOf([cell]);
      if (own.length > 0 || !lead.has(cell)) lead.set(cell, own);
      cell.text = '';
      table.above.unshift(...outer!.table.above.splice(0), ...linesOf([...over, ...beside]), ...lead.get(cell)!);
      for (const one of [...over, ...beside]) passed.add(one);
    },
  };
}

type PageLink = { text: string; href: string };

function parsed(html: string): { tables: Table[]; text: string; links: PageLink[] } {
  const tables: Table[] = [];
  const links: PageLink[] = [];
  let link: PageLink | undefined;
  const open: { table: Table; row?: Row; cell?: Cell }[] = [];
  let [above, text, hidden, sup, line, counted] = [[] as string[], '', 0, 0, 1, 0];
  let heading: string | undefined;
  const nested = nesting();
  const marks = marksOfPeople();
  const earlier: string[] = [];
  const lineAt = (index: number): number => {
    for (; counted < index; counted += 1) if (html[counted] === '\n') line += 1;
    return line;
  };
  // What stands outside of tables and headings since the last table.
  let outside = '';
  const add = (more: string): void => {
    if (hidden > 0) return;
    const cell = open.at(-1)?.cell;
    if (open.length === 0 && heading === undefined) outside += more;
    if (link) link.text += more;
    if (heading !== undefined) heading += more;
    else if (cell) cell.text += more;
    text += more;
    if (!marks.isDone(text)) return;
    earlier.push(text);
    text = '';
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      const inner = open.at(-1);
      if (name === 'script' || name === 'style' || name === 'noscript' || name === 'nav' || name === 'footer') hidden += 1;
      else if (name === 'table') {
        const days = open.length === 0 ? daysIn(outside) : [];
        open.push({ table: { above: open.length === 0 ? [...above.splice(0), ...days] : [], rows: [] } });
        outside = '';
      } else if (name === 'tr' && inner) {
        inner.row = { cells: [], line: lineAt(parser.startIndex) };
        inner.table.rows.push(inner.row);
      } else if ((name === 'td' || name === 'th') && inner?.row) {
        inner.cell = {
          text: '',
          columns: size(attributes['colspan'], MOST.columns),
          rows: size(attributes['rowspan'], MOST.rows),
          link: '',
        };
        inner.row.cells.push(inner.cell);
      } else if (/^(?:h[1-6]|caption|title)$/.test(name) && !inner?.cell) heading = '';
      else if (name === 'a' && /^https?:\/\//i.test(attributes['href'] ?? '')) {
        if (inner?.cell) inner.cell.link ||= attributes['href']!;
        else link = { text: '', href: attributes['href']! };
      }
      if (name === 'sup') sup += 1;
      if (blocks.test(name) || (attributes['class'] && open.length === 0 && heading === undefined)) add('\n');
      // A cell itself is of its column; what a heading holds is no line.
      const isMarked = hidden === 0 && heading === undefined && !/^(?:t[dhr]|table|tbody|body|html)$/.test(name);
      marks.open(isMarked ? markedAs(attributes) : undefined, open.at(-1)?.cell, text);
    },
    // The mark of a note is no number behind a word.
    ontext: (more) => add(sup > 0 ? more.replaceAll(/\d/g, (digit) => raised[Number(digit)]!) : more.replaceAll(/[\s\u00A0]+/g, ' ')),
    onclosetag(name) {
      const inner = open.at(-1);
      text = marks.close(inner?.cell, text);
      if (name === 'sup') sup -= 1;
      if (name === 'script' || name === 'style' || name === 'noscript' || name === 'nav' || name === 'footer') hidden -= 1;
      else if (name === 'table' && inner) {
        nested.close(inner.table, open.at(-2));
        tables.push(open.pop()!.table);
      } else if ((name === 'td' || name === 'th') && inner) {
        if (inner.cell) inner.cell.text = inner.cell.text.split('\n').map(oneLine).filter(Boolean).join('\n');
        delete inner.cell;
        text += '\t';
      } else if (heading !== undefined && /^(?:h[1-6]|caption|title)$/.test(name)) {
        const words = oneLine(heading);
        heading = undefined;
        if (words !== '' && name === 'caption' && inner) inner.table.above.push(words);
        else if (words !== '' && name !== 'title') above.push(words);
      } else if (name === 'a' && link) {
        links.push({ ...link, text: oneLine(link.text) });
        link = undefined;
      }
      if (blocks.test(name)) add('\n');
    },
  });
  parser.end(html);
  return { tables, text: earlier.join('') + text, links };
}
