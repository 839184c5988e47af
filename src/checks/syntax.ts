// Reads a file as JSON: its value, or the first place where it is none; and keys that are written twice.
import { parseTree, type ParseError, printParseErrorCode, visit } from 'jsonc-parser';
import type { ConfigurationFile } from '../model/adapters/configuration-files.ts';
import { type Finding, finding, fixable } from '../model/finding.ts';
import { positions } from '../model/locate.ts';
import { pointerKey } from '../model/source.ts';

/** A file read: `value` is undefined where it is no JSON, which is then the only finding. */
export function readJsonFile(file: ConfigurationFile): { value: unknown; findings: Finding[] } {
  try {
    const value: unknown = JSON.parse(file.text);
    // Counting is many times faster than looking at every key, and nearly every file has none twice.
    return { value, findings: keysIn(value) === keysWritten(file.text) ? [] : duplicateKeys(file) };
  } catch {
    return { value: undefined, findings: [syntaxFinding(file)] };
  }
}

/** How many keys a value has, all objects inside it included. */
function keysIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const parts: readonly unknown[] = Array.isArray(value) ? value : Object.values(value);
  let count = Array.isArray(value) ? 0 : parts.length;
  for (const part of parts) if (typeof part === 'object' && part !== null) count += keysIn(part);
  return count;
}

/** How many keys a JSON text writes: the strings before a colon. */
function keysWritten(text: string): number {
  let count = 0;
  const strings = /"(?:[^"\\]|\\.)*"(\s*:)?/g;
  for (let match = strings.exec(text); match; match = strings.exec(text)) if (match[1] !== undefined) count += 1;
  return count;
}

function syntaxFinding({ path, text }: ConfigurationFile): Finding {
  const errors: ParseError[] = [];
  parseTree(text, errors, { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false });
  // One mistake makes a parser stumble several times; the first place is where to look.
  const [first] = errors;
  const code = first ? words(printParseErrorCode(first.error)) : 'invalid text';
  return { ...finding('json-syntax', 'error', { file: path, pointer: '' }, `not JSON: ${code}`), ...positions(text)(first?.offset ?? 0) };
}

const words = (code: string): string =>
  code.replaceAll(/([a-z])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`);

/** The later place of every key that occurs twice in one object. Without a tree: a programme has a hundred thousand keys. */
function duplicateKeys({ path, text }: ConfigurationFile): Finding[] {
  const findings: Finding[] = [];
  const open: (Set<string> | undefined)[] = [];
  let at: ReturnType<typeof positions> | undefined;
  visit(text, {
    onObjectBegin: () => void open.push(new Set()),
    onObjectEnd: () => void open.pop(),
    onObjectProperty(key, offset, _length, _line, _column, pathTo) {
      const keys = open.at(-1)!;
      if (!keys.has(key)) {
        keys.add(key);
        return;
      }
      const pointer = [...pathTo(), key].map((part) => `/${pointerKey(part)}`).join('');
      const found = finding('duplicate-key', 'warning', { file: path, pointer }, `the key ${key} is written twice; the last one counts`);
      findings.push(fixable({ ...found, ...(at ??= positions(text))(offset) }, { pointer, removeEarlier: true }));
    },
  });
  return findings;
}
