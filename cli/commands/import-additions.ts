// Rows that an import adds to the programme of an event: what is there stays as it is written, rows of an earlier import are renewed.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { parseJson } from '../../src/base/parse-json.ts';
import { isObject } from '../../src/model/is-object.ts';
import type { ImportResult } from '../import/result.ts';
import { dataFileText } from '../import/write/data-files.ts';
import type { WrittenFile } from '../import/write/write-import.ts';
import { counted, printable } from '../output/findings.ts';
import type { Terminal } from '../output/terminal.ts';
import { UsageError } from '../output/usage-error.ts';
import type { ExitCode } from './command.ts';
import { editedRows } from './edit-rows.ts';
import { check, type ImportTarget, schemasFrom } from './import-target.ts';
import { writeFiles } from './write-plan.ts';

/** A row of a data file. */
export type FileRow = { Id: string } & Record<string, unknown>;

/** What an organiser decides about a presentation after it was imported, and a newer import leaves alone. */
const organisers = ['SessionId', 'StartDateTime', 'EndDateTime', 'PosterNumber', 'PosterUrl', 'RecordingUrl', 'Links', 'Highlighted'];

/** Adds them; nothing else of a file changes, not even its blanks. */
export async function mergeRows(
  { rows }: Pick<ImportResult, 'rows'>,
  folder: string,
  target: ImportTarget & { dryRun: boolean },
  terminal: Terminal,
): Promise<ExitCode> {
  const { out, instance, event } = target;
  const written: WrittenFile[] = [];
  for (const name of ['authors', 'sessions', 'presentations'] as const) {
    const path = `${instance}/${event}/data/${name}.json`;
    const before = await readFile(join(folder, 'data', `${name}.json`), 'utf8').catch(() => undefined);
    const schema = `${'../'.repeat(path.split('/').length - 1)}${schemasFrom(out)}/documents/data-${name}.schema.json`;
    // People and sessions that are there are the organiser's; of presentations the submitted part is renewed.
    const renew = name === 'presentations' ? withoutDecided : undefined;
    const { text, added, renewed } = withMoreRows(before ?? dataFileText(schema, []), path, rows[name], renew);
    if (added + renewed === 0) continue;
    terminal.print(printable(`  data/${name}.json: ${added} added${renewed > 0 ? `, ${renewed} renewed` : ''}`));
    written.push({ path, text });
  }
  if (target.dryRun) {
    terminal.print(`Nothing was written (--dry-run): ${counted(written.length, 'file')} to write`);
    return 0;
  }
  if (written.length === 0) {
    terminal.print('Nothing was written: all of it is there already.');
    return 0;
  }
  await writeFiles(out, written);
  terminal.print(`Wrote ${counted(written.length, 'file')} into ${folder}`);
  return check(out, target, terminal);
}

/** What is there with what is new, but for what an organiser decided. */
const withoutDecided = (there: FileRow, row: FileRow): FileRow => ({
  ...there,
  ...row,
  ...Object.fromEntries(organisers.flatMap((key) => (key in there ? [[key, there[key]]] : []))),
});

/** The rows of a data file; undefined for a file that is none. */
export function rowsOfText(text: string): unknown[] | undefined {
  const value = parseJson(text);
  const list = isObject(value) ? value['rows'] : undefined;
  return Array.isArray(list) ? list : undefined;
}

/**
 * The text of a data file with rows added at its end. `renew` says what becomes of a row that is there; without it such rows stay. Throws UsageError for a
 * file that is none.
 */
export function withMoreRows(
  text: string,
  path: string,
  rows: readonly FileRow[],
  renew?: (there: FileRow, row: FileRow) => FileRow,
): { text: string; added: number; renewed: number } {
  const list = rowsOfText(text);
  if (!list) throw new UsageError(`${path} has no list of rows; mend it first (foyer validate).`);
  const there = new Map(list.flatMap((row, index) => (isObject(row) ? [[String(row['Id']), { row, index }] as const] : [])));
  const added: FileRow[] = [];
  const replaced = new Map<number, FileRow>();
  for (const row of rows) {
    const known = there.get(row.Id);
    if (!known) added.push(row);
    else if (renew) {
      const before = { ...known.row, Id: row.Id };
      const merged = renew(before, row);
      if (!isDeepStrictEqual(merged, before)) replaced.set(known.index, merged);
    }
  }
  return { text: editedRows(text, replaced, added), added: added.length, renewed: replaced.size };
}
