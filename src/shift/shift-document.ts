// Moves the times of one file of an event; the file keeps its formatting, and what did not move is reported with its place.
import { type Edit, type Node, parseTree } from 'jsonc-parser';
import { parseJson } from '../base/parse-json.ts';
import { pointerKey } from '../model/source.ts';
import { documentTimes, type PropsOf } from './document-times.ts';
import { type MentionCode, mentionsIn, type Vocabulary } from './mentions.ts';
import { type ShiftNote, shiftTime } from './shift-time.ts';
import type { Path } from './time-fields.ts';

/** A time that moved: where, from what, to what, and what to look at. Pointers are JSON pointers into the file. */
export type Moved = { pointer: string; before: string; after: string; note?: ShiftNote };

/** Something that was left as it is: a text that names a date, or a time that cannot be read. */
export type Left = { pointer: string; code: MentionCode | 'unreadable-time'; excerpt: string };

/** A file after the move. */
export type ShiftedDocument = { text: string; moved: Moved[]; left: Left[] };

/** How far to move, in which zone, and what else to look for. */
export type ShiftOptions = { days: number; timeZone: string; propsOf: PropsOf; vocabulary: Vocabulary };

const pointerOf = (path: Path): string => path.map((key) => `/${pointerKey(key)}`).join('');

/**
 * Moves a file of this kind by whole days. Only the characters of times change. Undefined for what is not JSON: nothing can be
 * known about it.
 */
export function shiftDocument(
  kind: string,
  text: string,
  { days, timeZone, propsOf, vocabulary }: ShiftOptions,
): ShiftedDocument | undefined {
  const value = parseJson(text);
  const tree = value === undefined ? undefined : parseTree(text);
  if (value === undefined || !tree) return undefined;
  const moved: Moved[] = [];
  const left: Left[] = [];
  const edits: Edit[] = [];
  const seen = new Set<string>();
  for (const { path, text: before } of documentTimes(kind, value, propsOf)) {
    const pointer = pointerOf(path);
    const node = nodeAt(tree, path);
    if (!node) continue;
    seen.add(pointer);
    const after = shiftTime(before, days, timeZone);
    if (!after) left.push({ pointer, code: 'unreadable-time', excerpt: before });
    else {
      edits.push({ offset: node.offset, length: node.length, content: JSON.stringify(after.text) });
      moved.push({ pointer, before, after: after.text, ...(after.note ? { note: after.note } : {}) });
    }
  }
  const mentions = mentionsIn(value, vocabulary, (path) => seen.has(pointerOf(path)));
  left.push(...mentions.map(({ path, code, excerpt }) => ({ pointer: pointerOf(path), code, excerpt })));
  return { text: edited(text, edits), moved, left };
}

/** The text with all edits at once; applying thousands one by one copies a large file as often. */
function edited(text: string, edits: readonly Edit[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const { offset, length, content } of edits.toSorted((a, b) => a.offset - b.offset)) {
    parts.push(text.slice(at, offset), content);
    at = offset + length;
  }
  return [...parts, text.slice(at)].join('');
}

/** The node of a value as JSON.parse reads it: of a key that is written twice the last one. */
function nodeAt(tree: Node, path: Path): Node | undefined {
  let node: Node | undefined = tree;
  for (const key of path) {
    node =
      typeof key === 'number'
        ? node?.children?.[key]
        : node?.children?.findLast((property) => property.children?.[0]?.value === key)?.children?.[1];
  }
  return node;
}
