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
  const code = printParseErrorCode(first.error);
  const words = reasons[code] ?? code.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  const ends = first.offset >= text.trimEnd().length ? '; the file seems to be cut off' : '';
  return { offset: first.offset, message: `not valid JSON, nothing of the file is imported: ${words}${ends}` };
}

/** What a person looks for at the place of a mistake. */
const reasons: Readonly<Record<string, string>> = {
  PropertyNameExpected: 'the name of a field in quotation marks should stand here; before it a bracket } is lost or a comma too many',
  ValueExpected: 'a value should stand here; it is lost, or the comma before it is one too many',
  CommaExpected: 'a comma should stand here; it or a bracket before it is lost',
  ColonExpected: 'a colon should stand between the name of a field and its value',
  CloseBraceExpected: 'a bracket } should stand here',
  CloseBracketExpected: 'a bracket ] should stand here',
  EndOfFileExpected: 'the file should end here; a bracket before it is one too many',
  InvalidSymbol: 'a word without quotation marks stands here',
};
