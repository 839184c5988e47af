// Rows of a data file replaced and added in its text: everything else stays as it is written, and however many there are, the file is read once.
import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';

/** Indentation of a row where the file says none. */
const USUAL = '    ';

/** The text with the rows at these indices replaced, and rows added at the end. `text` is JSON with a list `rows`. */
export function editedRows(text: string, replaced: ReadonlyMap<number, object>, added: readonly object[]): string {
  const tree = parseTree(text);
  const list = tree && findNodeAtLocation(tree, ['rows']);
  if (!list) return text;
  const nodes = list.children ?? [];
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  const last = nodes.at(-1);
  const parts: string[] = [];
  let from = 0;
  for (const [index, node] of nodes.entries()) {
    const row = replaced.get(index);
    if (row === undefined) continue;
    parts.push(text.slice(from, node.offset), written(row, text, node, eol));
    from = node.offset + node.length;
  }
  if (added.length > 0 && last) {
    const end = last.offset + last.length;
    const between = `,${eol}${indentOf(text, last)}`;
    parts.push(text.slice(from, end), ...added.flatMap((row) => [between, written(row, text, last, eol)]));
    from = end;
  } else if (added.length > 0) {
    const lines = added.map((row) => `${USUAL}${indented(row, USUAL, eol)}`).join(`,${eol}`);
    parts.push(text.slice(from, list.offset), `[${eol}${lines}${eol}${USUAL.slice(2)}]`);
    from = list.offset + list.length;
  }
  return [...parts, text.slice(from)].join('');
}

/** A row in one line where the one in its place is, else indented as that. */
function written(row: object, text: string, like: Node, eol: string): string {
  if (!text.slice(like.offset, like.offset + like.length).includes('\n')) return JSON.stringify(row);
  return indented(row, indentOf(text, like), eol);
}

const indented = (row: object, indent: string, eol: string): string => JSON.stringify(row, null, 2).replaceAll('\n', `${eol}${indent}`);

/** The blanks before a row in its line; the usual ones where something else stands there. */
function indentOf(text: string, { offset }: Node): string {
  const before = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  return before.trim() === '' ? before : USUAL;
}
