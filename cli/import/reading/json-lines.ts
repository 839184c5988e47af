// Reads JSON lines: one record a line; a broken line costs itself alone.
import { isObject } from '../../../src/model/is-object.ts';
import type { ImportFile } from '../result.ts';
import { headOf, textOf } from './bytes.ts';
import type { Noticed } from '../place.ts';
import { readJson } from './json.ts';
import type { SourceRecord } from './source-records.ts';
import { UnreadableFile } from './unreadable-file.ts';

/** Whether a file holds JSON lines: by its ending, or because its first two lines are objects. */
export function isJsonLines(file: ImportFile): boolean {
  if (/\.(jsonl|ndjson)$/i.test(file.path)) return true;
  const lines = headOf(file, 20_000).trimStart().split(/\r?\n/, 3);
  return lines.length === 3 && lines.slice(0, 2).every((line) => /^\s*\{.*\}\s*$/.test(line) && isObjectText(line));
}

/** The records of the lines; a line that is no object is noticed. Throws `UnreadableFile` when there is none. */
export function jsonLines(file: ImportFile): { records: SourceRecord[]; noticed: Noticed[] } {
  const records: SourceRecord[] = [];
  const noticed: Noticed[] = [];
  for (const [index, text] of textOf(file).split(/\r?\n/).entries()) {
    if (text.trim() === '') continue;
    const place = { file: file.path, pointer: '', line: index + 1, column: 1 };
    const value = valueOf(file, text);
    if (value === undefined)
      noticed.push({ severity: 'warning', code: 'line-unreadable', place, message: 'the line is no JSON object: left out' });
    else records.push({ value, raw: () => text, place, key: '' });
  }
  if (records.length === 0) throw new UnreadableFile('json-syntax', file.path, 'no line of the file is a JSON object');
  return { records, noticed };
}

/** With the limits of any JSON; undefined for what is no object. */
function valueOf({ path }: ImportFile, text: string): unknown {
  try {
    const { value } = readJson({ path, bytes: new TextEncoder().encode(text) });
    return isObject(value) ? value : undefined;
  } catch (error) {
    if (error instanceof UnreadableFile) return undefined;
    throw error;
  }
}

function isObjectText(text: string): boolean {
  try {
    return isObject(JSON.parse(text));
  } catch {
    return false;
  }
}
