// Rows of jobs, news, awards, preceptorships and TV episodes beside those an event has: what an organiser wrote or changed stays, what an earlier import wrote is renewed.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { parseJson } from '../../src/base/parse-json.ts';
import { isObject } from '../../src/model/is-object.ts';
import type { EditorialKind } from '../import/editorial/kinds.ts';
import type { EditorialRow } from '../import/editorial/rows.ts';
import { dataFileText } from '../import/write/data-files.ts';
import { UsageError } from '../output/usage-error.ts';
import { type FileRow, rowsOfText, withMoreRows } from './import-additions.ts';

/** What an event has of a kind: the text of its data file (undefined for none), its rows, and those that imports wrote, as they wrote them. */
export type EditorialThere = { text: string | undefined; rows: EditorialRow[]; imported: EditorialRow[] };

/** Name of the file that keeps what imports of a kind noticed and wrote. */
export const editorialReport = (kind: EditorialKind): string => `import-report-${kind}.json`;

/** Reads it from the folder of an event. Throws UsageError for a data file that has no list of rows. */
export async function editorialThere(folder: string, kind: EditorialKind): Promise<EditorialThere> {
  const text = await readFile(join(folder, 'data', `${kind}.json`), 'utf8').catch(() => undefined);
  const rows = text === undefined ? [] : rowsOfText(text);
  if (!rows) throw new UsageError(`${join(folder, 'data', `${kind}.json`)} has no list of rows; mend it first (foyer validate).`);
  const report = await readFile(join(folder, editorialReport(kind)), 'utf8').catch(() => '');
  const value = parseJson(report);
  const imported = isObject(value) && Array.isArray(value['rows']) ? value['rows'] : [];
  return { text, rows: rows.flatMap(asEditorialRow), imported: imported.flatMap(asEditorialRow) };
}

/** A value as the row it is; nothing for one without an Id. */
export const asEditorialRow = (value: unknown): EditorialRow[] =>
  isObject(value) && typeof value['Id'] === 'string' ? [value as EditorialRow] : [];

/** A data file with the rows of an import. `text` is the whole of it; `imported` what is remembered for the next import. */
export type EditorialMerge = {
  text: string;
  imported: EditorialRow[];
  added: number;
  renewed: number;
  /** Rows that stay as they are though the source says something else: written or changed by hand. */
  kept: number;
  /** Rows that an earlier import wrote and somebody took out; they stay out. */
  out: number;
};

/**
 * Adds the rows and renews those an earlier import wrote, field by field: a field that is not as the import left it is the organiser's. With `replaces`
 * the source goes before all of that.
 */
export function mergeEditorial(
  there: EditorialThere,
  rows: readonly EditorialRow[],
  file: { path: string; schema: string },
  replaces: boolean,
): EditorialMerge {
  const before = new Map(there.rows.map((row) => [row.Id, row]));
  const imported = new Map(there.imported.map((row) => [row.Id, row]));
  const isOut = ({ Id }: EditorialRow): boolean => !replaces && imported.has(Id) && !before.has(Id);
  const wanted = rows.filter((row) => !isOut(row));
  let kept = 0;
  const renew = (known: FileRow, row: FileRow): FileRow => {
    const merged = replaces ? { ...row } : renewedRow(known, row, imported.get(row.Id));
    if (!isDeepStrictEqual(merged, { ...row })) kept += 1;
    return merged;
  };
  const merged =
    there.text === undefined
      ? { text: dataFileText(file.schema, wanted), added: wanted.length, renewed: 0 }
      : withMoreRows(there.text, file.path, wanted, renew);
  // A row of the same Id that somebody wrote by hand is never taken for an import's.
  for (const row of wanted) if (replaces || imported.has(row.Id) || !before.has(row.Id)) imported.set(row.Id, row);
  return { ...merged, kept, out: rows.length - wanted.length, imported: [...imported.values()] };
}

/** The row with what is new, where it is still as the earlier import (`was`) left it; without one nothing is renewed. */
function renewedRow(there: FileRow, row: FileRow, was: EditorialRow | undefined): FileRow {
  if (!was) return there;
  const merged: FileRow = { ...there };
  for (const key of new Set([...Object.keys(was), ...Object.keys(row)])) {
    if (!isDeepStrictEqual(there[key], was[key])) continue;
    if (key in row) merged[key] = row[key];
    else delete merged[key];
  }
  return merged;
}
