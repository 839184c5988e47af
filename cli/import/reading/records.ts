// The records of a table or list of any format: CSV, JSON or YAML; each with its place and what was written there.
import type { Locate } from '../report.ts';
import { locator } from '../../../src/model/locate.ts';
import type { ImportFile } from '../result.ts';
import { isPage } from './html-tables.ts';
import { headOf } from './bytes.ts';
import { hasConnections, withoutConnections } from './connections.ts';
import { csvRecords } from './csv.ts';
import type { Noticed } from '../place.ts';
import { readJson } from './json.ts';
import { isJsonLines, jsonLines } from './json-lines.ts';
import { recordsOf, type SourceRecord } from './source-records.ts';
import { UnreadableFile } from './unreadable-file.ts';
import { hasWrapped, withoutWrappers } from './wrapped-records.ts';
import { xmlRecords } from './xml-records.ts';
import { yamlRecords } from './yaml.ts';

/** A file as records. */
export type RecordFile = {
  path: string;
  /** Name of the file without folder and ending, in small letters. */
  stem: string;
  /** The whole value; undefined for tables. */
  whole: unknown;
  records: SourceRecord[];
  /** What could not be read or had to be repaired, and how what was in doubt was understood. */
  noticed: Noticed[];
  /** Finds lines of JSON pointers; undefined where all places have their line already. */
  locate?: Locate;
};

/** What a file is by its ending, else by its first characters; undefined when it holds no records. */
export function recordKind(file: ImportFile): 'csv' | 'json' | 'yaml' | 'xml' | undefined {
  if (file.list) return 'json';
  const ending = /\.([a-z]+)$/i.exec(file.path)?.[1]?.toLowerCase();
  if (ending === 'csv' || ending === 'tsv') return 'csv';
  if (ending === 'yml' || ending === 'yaml') return 'yaml';
  if ((ending === 'txt' || ending === undefined) && isParted(headOf(file, 4000))) return 'csv';
  const head = headOf(file, 200).trimStart();
  if (/^<(?!!doctype|html|head|body|script)/i.test(head) && !/<html[\s>]/i.test(head) && !isPage(file)) return 'xml';
  return ending === 'json' || ending === 'jsonl' || ending === 'ndjson' || head.startsWith('{') || head.startsWith('[')
    ? 'json'
    : undefined;
}

/** Whether a text is a table, as Excel saves one as text: nearly all lines have equally many tabs or semicolons. */
function isParted(head: string): boolean {
  const lines = head
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, 20);
  return ['\t', ';'].some((sign) => {
    const counts = lines.map((line) => line.split(sign).length - 1);
    const most = Math.max(...counts);
    return lines.length > 1 && most > 1 && counts.filter((count) => count === most).length >= lines.length * 0.7;
  });
}

/** Reads a file of records. Throws `UnreadableFile` when nothing can be had from it. */
export function readRecords(file: ImportFile): RecordFile {
  const stem = stemOf(file.path);
  if (file.list) return { path: file.path, stem, whole: undefined, records: [...file.list.records], noticed: [...file.list.noticed] };
  const kind = recordKind(file);
  if (kind === 'csv') return { path: file.path, stem, whole: undefined, ...csvRecords(file) };
  if (kind === 'yaml') return { path: file.path, stem, ...yamlRecords(file) };
  if (kind === 'xml') return { path: file.path, stem, ...xmlRecords(file) };
  if (kind === undefined) throw new UnreadableFile('not-records', file.path, 'the file is neither CSV, JSON, YAML nor XML');
  if (isJsonLines(file)) return { path: file.path, stem, whole: undefined, ...jsonLines(file) };
  const read = readJson(file);
  const isGraphql = hasConnections(read.text);
  const listed = isGraphql ? withoutConnections(read.value) : read.value;
  const value = hasWrapped(read.text) ? withoutWrappers(listed) : listed;
  // Of lists that were unwrapped the pointers lead nowhere in the file.
  const locate = isGraphql ? () => ({ line: 1, column: 1 }) : locator(read.text);
  return { path: file.path, stem, whole: value, records: recordsOf(value, file.path), noticed: [], locate };
}

/** `data/Main_Papers.csv` is `main_papers`. */
export const stemOf = (path: string): string =>
  path
    .slice(path.lastIndexOf('/') + 1)
    .replace(/\.[^.]*$/, '')
    .toLowerCase();

/** What a table is called: its file, and its sheet in a workbook. */
export const listName = (file: string, sheet: string): string => `${stemOf(file)} ${sheet}`.trim().toLowerCase();

/** Finds places in several files at once. */
export function locateIn(files: readonly RecordFile[]): Locate {
  const byPath = new Map(files.map((file) => [file.path, file.locate]));
  return (pointer, file) => byPath.get(file)?.(pointer, file) ?? { line: 1, column: 1 };
}
