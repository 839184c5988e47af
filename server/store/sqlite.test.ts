// The embedded database is set so that what was acknowledged survives a crash, and is really on disk.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../fixture/test-app.ts';
import { openSqlite } from './sqlite.ts';

test('WAL, synchronous FULL, foreign keys, and a bounded wait for other writers', async () => {
  const folder = temporaryFolder();
  const { db, close } = await openSqlite(join(folder.path, 'made/here'), 1234);
  const pragma = async (name: string): Promise<unknown> =>
    Object.values((await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(db)).rows[0]!)[0];
  expect(await pragma('journal_mode')).toBe('wal');
  expect(await pragma('synchronous')).toBe(2);
  expect(await pragma('foreign_keys')).toBe(1);
  expect(await pragma('busy_timeout')).toBe(1234);
  expect(existsSync(join(folder.path, 'made/here/foyer.sqlite'))).toBe(true);
  await close();
  folder.remove();
});
