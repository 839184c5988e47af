// Everything that writes to one embedded database, in line: single statements that wait share a commit, a transaction has it alone.
import { QUEUE_FULL, STORE_AWAY, StoreError, troubleOf } from '../store-error.ts';
import { askThread, nextDatabase, type Thread, writeThread } from './thread.ts';
import type { Failure, Job, Ran, Statement } from './write-thread.ts';

/** A transaction that has its turn. */
export type Turn = {
  run: (statement: Statement) => Promise<Ran>;
  /** Durable when it resolves. */
  commit: () => Promise<void>;
  /** Takes everything back; ends the turn whatever happens. */
  rollback: () => Promise<void>;
};

export type Writer = {
  /** Durable when it resolves. `alone`: it takes no part in a transaction with others. */
  write: (statement: Statement, alone: boolean) => Promise<Ran>;
  /** Waits for a turn to write. */
  begin: () => Promise<Turn>;
  /** A number that moves when another process has written. */
  version: () => Promise<unknown>;
  /** Lets what has begun end. */
  close: () => Promise<void>;
};

type Waiting = { deadline: number; reject: (error: Error) => void; timer: NodeJS.Timeout } & (
  | { statement: Statement; alone: boolean; resolve: (ran: Ran) => void }
  | { statement?: never; resolve: (turn: Turn) => void }
);

/** Writes that may wait; the next one is refused at once. */
export const MOST_WAITING = 1000;
/** Statements that share a commit. */
const MOST_TOGETHER = 200;

const busy = (): StoreError => new StoreError('SQLITE_BUSY', 'the database is being written to');

/** Opens the writer. `wait`: how long a write waits for its turn and for other processes together, ms. */
export function createWriter(path: string, pragmas: readonly string[], wait: number): Writer {
  const queue: Waiting[] = [];
  let isWorking = false;
  let isClosed = false;
  let idle: (() => void) | undefined;
  let at: { thread: Thread; database: number } | undefined;

  /** The thread with this database open in it; a thread that ended is replaced by the next question. */
  const ready = async (): Promise<{ thread: Thread; database: number }> => {
    if (at && !at.thread.isGone) return at;
    const fresh = { thread: writeThread(), database: nextDatabase() };
    at = fresh;
    await askThread(fresh.thread, fresh.database, { kind: 'open', path, pragmas }).catch((error: unknown) => {
      at = undefined;
      throw error;
    });
    return fresh;
  };
  const ask = async (job: Job): Promise<unknown> => {
    const { thread, database } = await ready();
    return askThread(thread, database, job);
  };

  const enqueue = (entry: DistributiveOmit<Waiting, 'deadline' | 'timer'>): void => {
    if (isClosed) return entry.reject(new StoreError(STORE_AWAY, 'the store is closed'));
    if (queue.length >= MOST_WAITING) return entry.reject(new StoreError(QUEUE_FULL, `${MOST_WAITING} writes are waiting`));
    queue.push(patient({ ...entry, deadline: performance.now() + wait }));
    if (!isWorking) void work();
  };
  /** Sets the timeout of a waiting writer. */
  const patient = (entry: DistributiveOmit<Waiting, 'timer'>): Waiting => {
    const timer = setTimeout(() => {
      queue.splice(queue.indexOf(waiting), 1);
      waiting.reject(busy());
    }, entry.deadline - performance.now());
    const waiting: Waiting = { ...entry, timer };
    return waiting;
  };
  const take = (): Waiting => {
    const next = queue.shift()!;
    clearTimeout(next.timer);
    return next;
  };

  const work = async (): Promise<void> => {
    isWorking = true;
    while (queue.length > 0) {
      const first = take();
      const left = Math.max(0, first.deadline - performance.now());
      if (first.statement) await writeTogether(first, left);
      else await giveTurn(first, left);
    }
    isWorking = false;
    idle?.();
  };

  /** Runs a statement with those right behind it that take part in a transaction. */
  const writeTogether = async (first: Waiting & { statement: Statement }, left: number): Promise<void> => {
    const together = [first];
    for (let next = queue[0]; !first.alone && next?.statement && !next.alone && together.length < MOST_TOGETHER; next = queue[0])
      together.push(take() as typeof first);
    try {
      const statements = together.map(({ statement }) => statement);
      const outcomes = (await ask({ kind: 'write', statements, wait: left })) as (Ran | Failure)[];
      for (const [index, { resolve, reject }] of together.entries()) {
        const outcome = outcomes[index]!;
        if ('code' in outcome) reject(new StoreError(outcome.code, outcome.message));
        else resolve(outcome);
      }
    } catch (error) {
      // An entry before its deadline returns to the head of the queue.
      const isBusy = troubleOf(error) === 'busy';
      const still = together.filter(({ deadline }) => isBusy && deadline > performance.now());
      for (const one of together) if (!still.includes(one)) one.reject(error as Error);
      queue.unshift(...still.map(patient));
    }
  };

  /** Lets a transaction write until it ends. */
  const giveTurn = async (waiting: Waiting & { statement?: never }, left: number): Promise<void> => {
    try {
      const { thread, database } = await ready();
      const inTurn = (job: Job): Promise<unknown> => askThread(thread, database, job);
      await inTurn({ kind: 'begin', wait: left });
      await new Promise<void>((ended) => {
        waiting.resolve({
          run: (statement) => inTurn({ kind: 'run', statement }) as Promise<Ran>,
          // One that fails is still open until it is rolled back.
          commit: () => inTurn({ kind: 'commit' }).then(() => ended()),
          rollback: () =>
            inTurn({ kind: 'rollback' })
              .then(() => ended())
              .finally(ended),
        });
      });
    } catch (error) {
      waiting.reject(error as Error);
    }
  };

  return {
    write: (statement, alone) => new Promise((resolve, reject) => enqueue({ statement, alone, resolve, reject })),
    begin: () => new Promise((resolve, reject) => enqueue({ resolve, reject })),
    version: async () => (isClosed ? undefined : ask({ kind: 'version' })),
    async close() {
      isClosed = true;
      if (isWorking) await new Promise<void>((done) => (idle = done));
      if (!at) return;
      const { thread, database } = at;
      at = undefined;
      await askThread(thread, database, { kind: 'close' });
    },
  };
}

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
