// Path expressions (JMESPath) that a mapping uses to reach into nested JSON, with a limit of time.
import { runInNewContext } from 'node:vm';
import { compile, search } from '@jmespath-community/jmespath';

/** Longest evaluation, in milliseconds. */
const LONGEST_MS = 5000;
/** Longest expression, in characters. */
export const MOST_CHARACTERS = 500;

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

/** The value an expression finds; undefined for none. Throws when it takes longer than five seconds, or fails on this value. */
export function valueAtPath(value: unknown, expression: string): unknown {
  // The limit of a script counts for everything the script calls.
  const found = runInNewContext(
    'find()',
    { find: () => search(value as never, expression) as unknown },
    { timeout: LONGEST_MS },
  ) as unknown;
  return found ?? undefined;
}
