// Path expressions (JMESPath) that a mapping uses to reach into nested JSON, with a limit of time.
import { runInNewContext } from 'node:vm';
import { compile, TreeInterpreter } from '@jmespath-community/jmespath';
import { UnreadableFile } from './unreadable-file.ts';

/** Longest evaluation, in milliseconds. */
const LONGEST_MS = 5000;
/** Longest expression, in characters. */
export const MOST_CHARACTERS = 500;

/** Under which an object that an expression makes has the value it was made of; no key, so that neither loops nor JSON meet it. */
export const madeOf = Symbol('made of');

/** What is wrong with an expression, in words; empty for a sound one. */
export function pathTrouble(expression: string): string {
  if (expression.length > MOST_CHARACTERS) return `is longer than ${MOST_CHARACTERS} characters`;
  try {
    compile(expression);
    return '';
  } catch (error) {
    return `is no JMESPath expression: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** The value a path of the mapping finds in this file; undefined for none. Throws `UnreadableFile` when it takes longer than five seconds, or fails. */
export function valueAtPath(value: unknown, expression: string, file: string): unknown {
  try {
    const tree = withOrigins(compile(expression)) as ReturnType<typeof compile>;
    // The limit of a script counts for everything the script calls.
    const find = (): unknown => TreeInterpreter.search(tree, value as never);
    return (runInNewContext('find()', { find }, { timeout: LONGEST_MS }) as unknown) ?? undefined;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UnreadableFile('path-failed', file, `the path “${expression}” of the mapping: ${reason}`);
  }
}

const origin = { type: 'KeyValuePair', name: madeOf, value: { type: 'Current' } };

/** The tree of an expression in which every object that is made (`{ … }`, `merge`) remembers the value it was made of. */
function withOrigins(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withOrigins);
  if (typeof node !== 'object' || node === null || ('type' in node && node.type === 'Literal')) return node;
  const made: Record<string, unknown> = Object.fromEntries(Object.entries(node).map(([key, one]) => [key, withOrigins(one)]));
  const children = Array.isArray(made['children']) ? made['children'] : [];
  if (made['type'] === 'MultiSelectHash') return { ...made, children: [...children, origin] };
  const isMerge = made['type'] === 'Function' && made['name'] === 'merge';
  return isMerge ? { ...made, children: [...children, { type: 'MultiSelectHash', children: [origin] }] } : made;
}
