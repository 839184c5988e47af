// The embedded database is set so that what was acknowledged survives a crash, and is really on disk.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../fixture/test-app.ts';
import { openSqlite } from './open-sqlite.ts';

test('WAL, synchronous FULL, foreign keys, and what is deleted is overwritten, where it is written', async () => {
  const folder = temporaryFolder();
  onTestFinished(folder.remove);
  const { db, close } = await openSqlite(join(folder.path, 'made/here'), { busyTimeout: 1234 });
  const settings = await db.transaction().execute(async (within) => {
    const pragma = async (name: string): Promise<unknown> =>
      Object.values((await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(within)).rows[0]!)[0];
    return [await pragma('journal_mode'), await pragma('synchronous'), await pragma('foreign_keys'), await pragma('secure_delete')];
  });
  expect(settings).toEqual(['wal', 2, 1, 1]);
  await close();
  // Nothing else is left in the folder: no young file, no log.
  expect(readdirSync(join(folder.path, 'made/here'))).toEqual(['foyer.sqlite']);
  expect(existsSync(join(folder.path, 'made/here/foyer.sqlite'))).toBe(true);
});
