// Finds the line and column of a JSON pointer in a text; not for the visitor's app, which never needs them.
import { type Node, parseTree } from 'jsonc-parser';
import { pointerPath } from './source.ts';

/** Line and column (from 1) of offsets in a text; the line starts are found once. */
export function positions(text: string): (offset: number) => { line: number; column: number } {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (starts[middle]! <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - starts[low]! + 1 };
  };
}

/** A locator of one text: finds the line and column of a JSON pointer, or of the nearest place above it. The text is parsed once. */
export function locator(text: string): (pointer: string) => { line: number; column: number } {
  let tree: ReturnType<typeof parseTree> | undefined;
  let at: ReturnType<typeof positions> | undefined;
  const members = new Map<Node, Map<string, Node>>();
  // The keys of an object are listed once: thousands of findings may be in one.
  const within = (node: Node, key: string): Node | undefined => {
    if (node.type === 'array') return node.children?.[Number(key)];
    if (node.type !== 'object') return undefined;
    let listed = members.get(node);
    if (!listed) {
      listed = new Map();
      for (const { children } of node.children ?? []) {
        const [name, value] = children ?? [];
        // Of a key written twice the first counts.
        if (name && value && !listed.has(String(name.value))) listed.set(String(name.value), value);
      }
      members.set(node, listed);
    }
    return listed.get(key);
  };
  return (pointer) => {
    tree ??= parseTree(text);
    if (!tree) return { line: 1, column: 1 };
    const keys = pointerPath(pointer);
    for (let length = keys.length; length >= 0; length--) {
      let node: Node | undefined = tree;
      for (const key of keys.slice(0, length)) node = node && within(node, key);
      if (node) return (at ??= positions(text))(node.parent?.type === 'property' ? node.parent.offset : node.offset);
    }
    return { line: 1, column: 1 };
  };
}
