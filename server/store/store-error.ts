// Errors of a database, in the few kinds the rest of the server needs: busy, away, full, or a fault of the code.

/** An error of the store itself. `code` is the database's own, or one of `codes` below. */
export class StoreError extends Error {
  readonly code: string;
  constructor(code: string, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'StoreError';
    this.code = code;
  }
}

/** More writes wait than the server takes. */
export const QUEUE_FULL = 'STORE_QUEUE_FULL';
/** The database, or the thread that writes to it, is gone or does not answer in time. */
export const STORE_AWAY = 'STORE_AWAY';

/** `busy`: somebody else is writing, a moment later it works. `away`: no database answers. `full`: there is no space to write; reads still work. */
export type Trouble = 'busy' | 'away' | 'full';

const troubles: readonly (readonly [Trouble, RegExp])[] = [
  // Before the other faults of files: a disk without room has several error codes.
  ['full', /^(SQLITE_FULL|SQLITE_IOERR_(WRITE|SHMSIZE|TRUNCATE)|ENOSPC|EDQUOT|53100)$/],
  // 55P03 lock_timeout, 40001 and 40P01: the transaction may be tried again.
  ['busy', /^(SQLITE_BUSY|SQLITE_LOCKED|55P03|40001|40P01|STORE_QUEUE_FULL)/],
  // 08: connection; 53: resources; 57: shut down, cancelled, not yet started.
  ['away', /^(SQLITE_IOERR|SQLITE_CANTOPEN|STORE_AWAY|ECONN|EPIPE|ENOTFOUND|EAI_AGAIN|EHOST|ENET|ETIMEDOUT|08|53|57)/],
];

/** The problem an error reports; undefined for a fault of the code, and for errors that are not of a database. */
export function troubleOf(error: unknown): Trouble | undefined {
  const code = (error as { code?: unknown } | null | undefined)?.code;
  return typeof code === 'string' ? troubles.find(([, codes]) => codes.test(code))?.[0] : undefined;
}
