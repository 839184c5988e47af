// What a database must offer the store beside queries; the rest of the store knows no dialect.
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './schema.ts';

export type Engine = {
  db: Kysely<Tables>;
  /** Tells other processes, when the transaction commits, that something was published. */
  announce: (within: Transaction<Tables>) => Promise<void>;
  /** Calls `changed` when another process may have published; returns how to stop. */
  watch: (changed: () => void) => () => void;
  close: () => Promise<void>;
};
