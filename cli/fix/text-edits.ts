// Turns edits of a JSON value into edits of its text, so that everything else of the file stays byte for byte as it was.
import { applyEdits, findNodeAtLocation, modify, type Node, parseTree } from 'jsonc-parser';
import type { Edit } from '../../src/model/finding.ts';
import { pointerPath } from '../../src/model/source.ts';

/** Replaces `length` characters at `offset`. */
export type TextEdit = { offset: number; length: number; content: string };

/** A JSON text read once, to which edits are turned into text edits. */
export type EditableText = { text: string; tree: Node };

/** Reads a text; undefined when it is no JSON, which nobody may write to. */
export function editable(text: string): EditableText | undefined {
  try {
    JSON.parse(text);
  } catch {
    return undefined;
  }
  const tree = parseTree(text);
  return tree && { text, tree };
}

/** Whether an edit only replaces a value or a key in place; others change the list of keys around it. */
export const staysInPlace = (edit: Edit, { tree }: EditableText): boolean =>
  'rename' in edit || ('set' in edit && !isObjectLike(edit.set) && nodeAt(tree, edit.pointer) !== undefined);

const isObjectLike = (value: unknown): boolean => typeof value === 'object' && value !== null;

/** The text edits of one edit against the text as it is; none when it has been done already or cannot be done. */
export function textEditsOf(edit: Edit, source: EditableText): TextEdit[] {
  if ('rename' in edit) return renamed(edit, source);
  if ('removeEarlier' in edit) return withoutEarlier(edit.pointer, source);
  const path = pathOf(edit.pointer, source.tree);
  if ('remove' in edit)
    return nodeAt(source.tree, edit.pointer) ? modify(source.text, path, undefined, { formattingOptions: layoutOf(source.text) }) : [];
  const node = nodeAt(source.tree, edit.pointer);
  if (node && !isObjectLike(edit.set)) {
    const content = JSON.stringify(edit.set);
    return source.text.slice(node.offset, node.offset + node.length) === content
      ? []
      : [{ offset: node.offset, length: node.length, content }];
  }
  return modify(source.text, path, edit.set, {
    formattingOptions: layoutOf(source.text),
    getInsertionIndex: (keys) => placeOf(String(path.at(-1)), keys),
  });
}

/** The text after these text edits. */
export const edited = (text: string, edits: readonly TextEdit[]): string => applyEdits(text, [...edits]);

/** Schema and version come first, as in every document of the samples. */
const placeOf = (key: string, keys: readonly string[]): number => {
  if (key === '$schema') return 0;
  return key === 'schemaVersion' ? keys.indexOf('$schema') + 1 : keys.length;
};

/** The indentation and line ends a file uses. */
function layoutOf(text: string): { insertSpaces: boolean; tabSize: number; eol: string } {
  const indent = /\n([ \t]+)\S/.exec(text)?.[1] ?? '  ';
  return {
    insertSpaces: !indent.startsWith('\t'),
    tabSize: indent.startsWith('\t') ? 1 : indent.length,
    eol: text.includes('\r\n') ? '\r\n' : '\n',
  };
}

function renamed({ pointer, rename }: { pointer: string; rename: string }, { tree }: EditableText): TextEdit[] {
  const property = nodeAt(tree, pointer)?.parent;
  const key = property?.type === 'property' ? property.children?.[0] : undefined;
  const taken = property?.parent?.children?.some((sibling) => sibling.children?.[0]?.value === rename);
  return key && !taken ? [{ offset: key.offset, length: key.length, content: JSON.stringify(rename) }] : [];
}

/** Takes away every occurrence of a key but the last, each up to the beginning of what follows. */
function withoutEarlier(pointer: string, { tree }: EditableText): TextEdit[] {
  const properties = nodeAt(tree, pointer)?.parent?.parent?.children ?? [];
  const key = pointerPath(pointer).at(-1);
  const same = properties.filter((property) => property.children?.[0]?.value === key);
  return same.slice(0, -1).map((property) => {
    const next = properties[properties.indexOf(property) + 1]!;
    return { offset: property.offset, length: next.offset - property.offset, content: '' };
  });
}

const nodeAt = (tree: Node, pointer: string): Node | undefined => findNodeAtLocation(tree, pathOf(pointer, tree));

/** A pointer as a path: a number where there is a list. */
function pathOf(pointer: string, tree: Node): (string | number)[] {
  let node: Node | undefined = tree;
  return pointerPath(pointer).map((key) => {
    const step = node?.type === 'array' && /^\d+$/.test(key) ? Number(key) : key;
    node = node && findNodeAtLocation(node, [step]);
    return step;
  });
}
