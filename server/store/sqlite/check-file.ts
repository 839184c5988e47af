// Checks the file of an embedded database for damage: briefly before a server starts, thoroughly on request.
import { existsSync, statSync } from 'node:fs';
import Database from 'better-sqlite3';
import { StoreError } from '../store-error.ts';
import { damaged } from './make-file.ts';

/** Tables that can be large; they are checked last. */
const large = ['resource_rows', 'blobs'];
/** Largest file whose contents of published files are checked before a start, bytes: beyond it that would take too long. */
const MOST_AT_START = 128 * 1024 * 1024;
/** Findings reported of one file. */
const MOST_REPORTED = 20;

/**
 * Throws StoreError with the first damage found. Looks at accounts, sessions and tickets first and begins with no further table once
 * `patience` (ms) is over; a file that was cut off is found at once.
 */
export function checkFile(file: Database.Database, path: string, patience: number): void {
  const end = performance.now() + patience;
  const tables = (file.prepare("select name from sqlite_schema where type = 'table'").pluck().all() as string[]).sort(
    (a, b) => large.indexOf(a) - large.indexOf(b),
  );
  const size = (file.pragma('page_count', { simple: true }) as number) * (file.pragma('page_size', { simple: true }) as number);
  for (const table of tables) {
    if (performance.now() > end || (table === 'blobs' && size > MOST_AT_START)) return;
    const [found] = findings(file, `quick_check('${table.replaceAll("'", "''")}')`, 1);
    if (found !== undefined) throw damaged(path, `is damaged (${table}: ${found})`);
  }
}

/** Everything SQLite reports wrong in the file, verbatim; empty when it is intact. Takes time in proportion to the file. Throws if there is no file. */
export function damageIn(path: string): string[] {
  if (!existsSync(path)) throw new StoreError('SQLITE_CANTOPEN', `there is no file ${path}`);
  if (statSync(path).size === 0) return [`${path} is empty (0 bytes)`];
  const file = new Database(path, { readonly: true });
  try {
    return findings(file, 'integrity_check', MOST_REPORTED);
  } catch (error) {
    const code = String((error as { code?: unknown }).code);
    if (code !== 'SQLITE_NOTADB' && !code.startsWith('SQLITE_CORRUPT')) throw error;
    return [`${path}: ${(error as Error).message}`];
  } finally {
    file.close();
  }
}

function findings(file: Database.Database, check: string, most: number): string[] {
  const rows = file.prepare(`pragma ${check}`).pluck().all() as string[];
  return rows.filter((row) => row !== 'ok').slice(0, most);
}
