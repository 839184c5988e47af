// The embedded database: SQLite in one folder, durable before an answer leaves (WAL, synchronous=FULL).
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import type { Engine } from './engine.ts';
import { localSignals } from './local-signals.ts';
import { migrateToLatest } from './migrations.ts';
import type { Tables } from './schema.ts';

/** How often the file is asked whether another process has written, in ms; one question takes microseconds. */
const LOOK_EVERY = 1000;

/** How long opening waits for another process that builds the tables, and how often it tries, in ms. */
const FIRST_WAIT = 10_000;
const RETRY_EVERY = 25;

/** Opens (or makes) `foyer.sqlite` in a folder. `busyTimeout`: how long a write waits for another process, in ms. */
export async function openSqlite(folder: string, busyTimeout: number): Promise<Engine> {
  mkdirSync(folder, { recursive: true });
  const file = new Database(join(folder, 'foyer.sqlite'), { timeout: busyTimeout });
  file.pragma('journal_mode = WAL');
  file.pragma('synchronous = FULL');
  file.pragma('foreign_keys = ON');
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: file }) });
  try {
    await beginAlone(file, busyTimeout);
    await migrateToLatest(db, { id: 'integer primary key autoincrement', bytes: 'blob' });
    file.exec('commit');
  } catch (error) {
    if (file.inTransaction) file.exec('rollback');
    file.close();
    throw error;
  }
  return {
    db,
    announce: async () => {},
    watch: (changed) => lookRegularly(file, changed),
    signals: localSignals(),
    close: () => db.destroy(),
  };
}

/**
 * Begins a transaction that writes, so that of two who open an empty folder at once one builds the tables and the other finds
 * them built. Waits without holding up this process, in which the other may live.
 */
async function beginAlone(file: Database.Database, busyTimeout: number): Promise<void> {
  file.pragma('busy_timeout = 0');
  for (let attempts = FIRST_WAIT / RETRY_EVERY; ; attempts--) {
    try {
      file.exec('begin immediate');
      break;
    } catch (error) {
      if (attempts <= 0 || !(error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY'))) throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY_EVERY));
    }
  }
  file.pragma(`busy_timeout = ${busyTimeout}`);
}

function lookRegularly(file: Database.Database, changed: () => void): () => void {
  // data_version moves when another connection has committed, never for our own writes.
  const version = (): unknown => file.pragma('data_version', { simple: true });
  let seen = version();
  const timer = setInterval(() => {
    const now = version();
    if (now === seen) return;
    seen = now;
    changed();
  }, LOOK_EVERY);
  timer.unref();
  return () => clearInterval(timer);
}
