// Reads JSON with limits: size, depth, and one clear error with line and column when it is broken.
import { type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { positions } from '../../../src/model/locate.ts';
import type { ImportFile } from '../result.ts';
import { textOf } from './bytes.ts';
import { UnreadableFile } from './unreadable-file.ts';

/** Deepest nesting of arrays and objects accepted. */
export const MAX_JSON_DEPTH = 100;

/**
 * The value of a JSON file and its text. Keys such as `__proto__` become own properties and change nothing else.
 * Throws `UnreadableFile` for broken, too deep or too large files.
 */
export function readJson(file: ImportFile): { value: unknown; text: string } {
  const text = textOf(file);
  const deep = offsetBelowDepth(text, MAX_JSON_DEPTH);
  if (deep >= 0) {
    const message = `nested deeper than ${MAX_JSON_DEPTH} levels`;
    throw new UnreadableFile('json-too-deep', file.path, message, positions(text)(deep));
  }
  try {
    return { value: JSON.parse(text) as unknown, text };
  } catch {
    const { offset, message } = firstError(text);
    throw new UnreadableFile('json-syntax', file.path, message, positions(text)(offset));
  }
}

/** Offset of the first bracket deeper than `limit`; -1 when there is none. Looks at every character once, without recursion. */
function offsetBelowDepth(text: string, limit: number): number {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < text.length; at++) {
    const char = text[at];
    if (inString) {
      if (char === '\\') at++;
      else if (char === '"') inString = false;
    } else if (char === '"') inString = true;
    else if (char === '{' || char === '[') {
      depth += 1;
      if (depth > limit) return at;
    } else if (char === '}' || char === ']') depth -= 1;
  }
  return -1;
}

/** The first mistake of a text that is not JSON; the depth is known to be small here. */
function firstError(text: string): { offset: number; message: string } {
  const errors: ParseError[] = [];
  parseTree(text, errors, { allowTrailingComma: false, disallowComments: true, allowEmptyContent: false });
  const first = errors[0];
  if (!first) return { offset: 0, message: 'not valid JSON' };
  const words = printParseErrorCode(first.error)
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  const ends = first.offset >= text.trimEnd().length ? '; the file seems to be cut off' : '';
  return { offset: first.offset, message: `not valid JSON: ${words}${ends}` };
}
