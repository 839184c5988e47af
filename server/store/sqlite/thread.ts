// Starts the thread that writes, one for all databases of this process, and carries questions there and answers back.
import { Worker } from 'node:worker_threads';
import { STORE_AWAY, StoreError } from '../store-error.ts';
import type { Asked, Job, Answered } from './write-thread.ts';

type Waiting = { resolve: (result: unknown) => void; reject: (error: Error) => void };
/** A running thread. */
export type Thread = { worker: Worker; waiting: Map<number, Waiting>; questions: number; isGone: boolean };

let running: Thread | undefined;
let databases = 0;

/** A number by which the thread knows a database. */
export const nextDatabase = (): number => ++databases;

/** The thread, started when there is none. It keeps the process alive only while an answer is awaited. */
export function writeThread(): Thread {
  if (running && !running.isGone) return running;
  const worker = new Worker(new URL('./write-thread.ts', import.meta.url), { name: 'foyer-writes', execArgv: [] });
  worker.unref();
  const thread: Thread = { worker, waiting: new Map(), questions: 0, isGone: false };
  worker.on('message', ({ id, result, failure }: Answered) => {
    const asker = thread.waiting.get(id);
    thread.waiting.delete(id);
    if (thread.waiting.size === 0) worker.unref();
    if (failure) asker?.reject(new StoreError(failure.code, failure.message));
    else asker?.resolve(result);
  });
  const gone = (reason: unknown): void => {
    thread.isGone = true;
    for (const { reject } of thread.waiting.values()) reject(new StoreError(STORE_AWAY, 'the thread that writes has ended', reason));
    thread.waiting.clear();
  };
  worker.on('error', gone);
  worker.on('exit', gone);
  return (running = thread);
}

/** Asks it. Rejects with StoreError. */
export function askThread(thread: Thread, database: number, job: Job): Promise<unknown> {
  if (thread.isGone) return Promise.reject(new StoreError(STORE_AWAY, 'the thread that writes has ended'));
  const id = ++thread.questions;
  return new Promise((resolve, reject) => {
    if (thread.waiting.size === 0) thread.worker.ref();
    thread.waiting.set(id, { resolve, reject });
    thread.worker.postMessage({ id, database, job } satisfies Asked);
  });
}
