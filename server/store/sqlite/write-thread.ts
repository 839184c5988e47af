// The thread that writes to embedded databases: runs what it is sent and waits for other processes, so that no other thread has to.
// Imports nothing of its own, so that it can be started as it is.
import { parentPort } from 'node:worker_threads';
import Database from 'better-sqlite3';

/** One statement with its values. */
export type Statement = { sql: string; parameters: readonly unknown[] };
/** What a statement gave. */
export type Ran = { rows: unknown[]; changes?: number; lastId?: number };
/** An error as it crosses the threads. */
export type Failure = { code: string; message: string };

/** What the thread is asked. `wait`: how long another process that writes is waited for, ms. */
export type Job =
  | { kind: 'open'; path: string; pragmas: readonly string[] }
  /** Moves when another process has committed, never for what this thread wrote. */
  | { kind: 'version' }
  /** Statements outside any transaction: one commit for all, each with an outcome of its own. */
  | { kind: 'write'; statements: readonly Statement[]; wait: number }
  | { kind: 'begin'; wait: number }
  | { kind: 'run'; statement: Statement }
  | { kind: 'commit' }
  | { kind: 'rollback' }
  | { kind: 'close' };
export type Asked = { id: number; database: number; job: Job };
export type Answered = { id: number; result?: unknown; failure?: Failure };

/** Between two tries while another process writes, ms. */
const RETRY_EVERY = 5;
/** Prepared statements kept of a database. */
const MOST_PREPARED = 300;

type Open = { file: Database.Database; prepared: Map<string, Database.Statement> };
const databases = new Map<number, Open>();

parentPort?.on('message', ({ id, database, job }: Asked) => {
  const answer = (outcome: Omit<Answered, 'id'>): void => parentPort?.postMessage({ id, ...outcome } satisfies Answered);
  perform(database, job).then(
    (result) => answer({ result }),
    (error: unknown) => answer({ failure: failureOf(error) }),
  );
});

async function perform(database: number, job: Job): Promise<unknown> {
  if (job.kind === 'open') {
    databases.set(database, { file: open(job.path, job.pragmas), prepared: new Map() });
    return true;
  }
  const at = databases.get(database);
  if (!at) throw new Error('the database is not open');
  const { file } = at;
  switch (job.kind) {
    case 'version':
      return file.pragma('data_version', { simple: true });
    case 'write':
      return write(at, job.statements, job.wait);
    case 'begin':
      await patiently(job.wait, () => file.exec('begin immediate'));
      return true;
    case 'run':
      // An error such as a full disk may have ended the transaction: what follows must not be written on its own.
      if (!file.inTransaction) throw new Error('the transaction has ended');
      return run(at, job.statement);
    case 'commit':
      file.exec('commit');
      return true;
    case 'rollback':
      if (file.inTransaction) file.exec('rollback');
      return true;
    case 'close':
      break;
  }
  databases.delete(database);
  file.close();
  return true;
}

function open(path: string, pragmas: readonly string[]): Database.Database {
  const file = new Database(path, { timeout: 0, fileMustExist: true });
  for (const pragma of pragmas) file.pragma(pragma);
  return file;
}

async function write(at: Open, statements: readonly Statement[], wait: number): Promise<(Ran | Failure)[]> {
  const [first] = statements;
  if (first && statements.length === 1) return [await patiently(wait, () => run(at, first))];
  const { file } = at;
  await patiently(wait, () => file.exec('begin immediate'));
  try {
    const outcomes = statements.map((statement) => {
      try {
        return run(at, statement);
      } catch (error) {
        // A statement that fails takes back only itself, unless it took the transaction with it.
        if (!file.inTransaction) throw error;
        return failureOf(error);
      }
    });
    file.exec('commit');
    return outcomes;
  } catch (error) {
    if (file.inTransaction) file.exec('rollback');
    throw error;
  }
}

function run({ file, prepared }: Open, { sql, parameters }: Statement): Ran {
  let statement = prepared.get(sql);
  if (!statement) {
    statement = file.prepare(sql);
    if (prepared.size >= MOST_PREPARED) prepared.clear();
    prepared.set(sql, statement);
  }
  if (statement.reader) return { rows: statement.all(parameters) };
  const { changes, lastInsertRowid } = statement.run(parameters);
  return { rows: [], changes, lastId: Number(lastInsertRowid) };
}

/** Tries until no other process is writing. Throws the last refusal when `wait` (ms) is over. */
async function patiently<T>(wait: number, attempt: () => T): Promise<T> {
  const end = performance.now() + wait;
  for (;;) {
    try {
      return attempt();
    } catch (error) {
      if (!failureOf(error).code.startsWith('SQLITE_BUSY') || performance.now() >= end) throw error;
    }
    await new Promise((later) => setTimeout(later, RETRY_EVERY));
  }
}

function failureOf(error: unknown): Failure {
  const { code, message } = error as { code?: unknown; message?: unknown };
  return { code: typeof code === 'string' ? code : 'SQLITE_ERROR', message: String(message) };
}
