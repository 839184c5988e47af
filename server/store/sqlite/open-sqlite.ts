// The embedded database: SQLite in one folder, durable before an answer leaves (WAL, synchronous=FULL); reads here, writes in a thread.
import Database from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import type { Engine } from '../engine.ts';
import { localSignals } from '../local-signals.ts';
import { isMigrated, migrateToLatest } from '../migrations.ts';
import type { Tables } from '../schema.ts';
import { StoreError, troubleOf } from '../store-error.ts';
import { checkFile } from './check-file.ts';
import { sqliteDialect } from './dialect.ts';
import { damaged, fileIn } from './make-file.ts';
import { createWriter, type Writer } from './writer.ts';

/** How often the file is asked whether another process has written, in ms; one question takes microseconds. */
const LOOK_EVERY = 1000;
/** How long opening waits for another process that builds the tables, and how often it tries, in ms. */
const FIRST_WAIT = 10_000;
const RETRY_EVERY = 25;
/** How long a checked start may look for damage, ms. */
const CHECK_FOR = 2000;
/** Bytes the write-ahead log keeps on disk once a large publication has gone through it. */
const LOG_KEPT = 64 * 1024 * 1024;

/** What is set on the connection that writes. What is deleted or replaced is overwritten with zeros at once. */
const writing = ['synchronous = FULL', 'foreign_keys = ON', 'secure_delete = ON', `journal_size_limit = ${LOG_KEPT}`];
const columns = { id: 'integer primary key autoincrement', bytes: 'blob' };

export type SqliteOptions = {
  /** How long a write waits for its turn and for other processes, ms. */
  busyTimeout: number;
  /** Looks for damage first, two seconds at most. */
  check?: boolean | undefined;
};

/** Opens (or makes) `foyer.sqlite` in a folder. Throws StoreError, which names the file, when it is damaged. */
export async function openSqlite(folder: string, { busyTimeout, check = false }: SqliteOptions): Promise<Engine> {
  const path = await fileIn(folder, (file) => migrateWithin(file));
  const reader = openReader(path);
  try {
    if (check) checkFile(reader, path, CHECK_FOR);
    if (!(await isMigrated(kyselyOn(reader)))) await migrateAlone(reader);
    reader.pragma('query_only = ON');
  } catch (error) {
    reader.close();
    throw readable(error, path);
  }
  const writer = createWriter(path, writing, busyTimeout);
  const db = new Kysely<Tables>({ dialect: sqliteDialect(reader, writer, busyTimeout) });
  return {
    db,
    announce: async () => {},
    watch: (changed) => lookRegularly(writer, changed),
    signals: localSignals(),
    overwriteDeleted: () => emptyLog(writer),
    async close() {
      await db.destroy();
      await writer.close();
      reader.close();
    },
  };
}

const kyselyOn = (database: Database.Database): Kysely<Tables> => new Kysely<Tables>({ dialect: new SqliteDialect({ database }) });

function openReader(path: string): Database.Database {
  try {
    // Never waits: what is busy is tried again without holding up this process.
    const file = new Database(path, { timeout: 0, fileMustExist: true });
    file.pragma('journal_mode = WAL');
    return file;
  } catch (error) {
    throw readable(error, path);
  }
}

/** An error with the file's path in its message, where the file is at fault. */
function readable(error: unknown, path: string): unknown {
  const code = (error as { code?: unknown }).code;
  if (error instanceof StoreError || typeof code !== 'string') return error;
  if (code === 'SQLITE_NOTADB') return damaged(path, 'is no database', error);
  if (code.startsWith('SQLITE_CORRUPT')) return damaged(path, 'is damaged', error);
  return new StoreError(code, `${path}: ${(error as Error).message}`, error);
}

/**
 * Brings an older store up to date. Of two who open it at once one builds the tables and the other finds them built; it waits without
 * holding up this process, in which the other may live.
 */
async function migrateAlone(file: Database.Database): Promise<void> {
  for (let attempts = FIRST_WAIT / RETRY_EVERY; ; attempts--) {
    try {
      return await migrateWithin(file);
    } catch (error) {
      if (attempts <= 0 || troubleOf(error) !== 'busy') throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY_EVERY));
    }
  }
}

/** Builds what is missing, all of it or nothing. */
async function migrateWithin(file: Database.Database): Promise<void> {
  file.pragma('synchronous = FULL');
  file.exec('begin immediate');
  try {
    await migrateToLatest(kyselyOn(file), columns);
    file.exec('commit');
  } catch (error) {
    if (file.inTransaction) file.exec('rollback');
    throw error;
  }
}

function lookRegularly(writer: Writer, changed: () => void): () => void {
  let seen: unknown;
  const look = async (): Promise<void> => {
    const now = await writer.version();
    if (now === seen) return;
    // The first answer counts as a change: a publication may fall between opening and checking.
    seen = now;
    changed();
  };
  // A question that cannot be answered is asked again.
  const lookQuietly = (): void => void look().catch(() => {});
  lookQuietly();
  const timer = setInterval(lookQuietly, LOOK_EVERY);
  timer.unref();
  return () => clearInterval(timer);
}

/** Deleted content is zeroed in the file, and older writes are removed from the log; false under constant reads. */
async function emptyLog(writer: Writer): Promise<boolean> {
  const { rows } = await writer.write({ sql: 'pragma wal_checkpoint(truncate)', parameters: [] }, true);
  return (rows[0] as { busy: number }).busy === 0;
}
