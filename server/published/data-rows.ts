// Reads the data files of an event row by row: a row that does not fit is left out with a finding, its neighbours stay.
import type * as z from 'zod';
import { parseJson } from '../../src/base/parse-json.ts';
import type { DataText } from '../../src/model/adapters/files-to-rows.ts';
import { type DataFileName, dataFiles } from '../../src/model/documents/programme.ts';
import { type Finding, finding } from '../../src/model/finding.ts';

/** The rows of a data file. */
export type RowsOf<Name extends DataFileName> = z.infer<(typeof dataFiles)[Name]>[];

/** Data files by name. A file of the event replaces the instance's file of the same name: the later one counts. */
export const filesByName = (data: readonly DataText[]): ReadonlyMap<string, DataText> => new Map(data.map((file) => [file.name, file]));

/** The rows of a file in the order written, ids unique. */
export function readRows<Name extends DataFileName>(name: Name, files: ReadonlyMap<string, DataText>, findings: Finding[]): RowsOf<Name> {
  const file = files.get(name);
  if (!file) return [];
  const problem = (code: string, pointer: string, message: string): void => {
    findings.push(finding(code, 'error', { file: file.file, pointer }, message));
  };
  const rows = rowsOf(file.text);
  if (!rows) {
    problem('unreadable-data', '', 'expected { "rows": [ … ] }; nothing of this file is shown');
    return [];
  }
  const seen = new Set<string>();
  return rows.flatMap((row, index) => {
    const read = dataFiles[name].safeParse(row);
    if (!read.success) {
      const [issue] = read.error.issues;
      problem('unreadable-row', ['', 'rows', index, ...(issue?.path ?? [])].join('/'), issue?.message ?? 'does not fit');
      return [];
    }
    if (seen.has(read.data.Id)) {
      problem('duplicate-id', `/rows/${index}/Id`, `the id ${read.data.Id} is used twice; the first row counts`);
      return [];
    }
    seen.add(read.data.Id);
    return [read.data];
  }) as RowsOf<Name>;
}

function rowsOf(text: string): unknown[] | undefined {
  const value = parseJson(text);
  return typeof value === 'object' && value !== null && 'rows' in value && Array.isArray(value.rows) ? value.rows : undefined;
}
