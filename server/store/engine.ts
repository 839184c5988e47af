// What a database must offer the store in addition to queries; the rest of the store knows no dialect.
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './schema.ts';

export type Engine = {
  db: Kysely<Tables>;
  /** Notifies other processes of a publication when the transaction commits. */
  announce: (within: Transaction<Tables>) => Promise<void>;
  /** Calls `changed` when another process may have published; returns the function that stops it. */
  watch: (changed: () => void) => () => void;
  signals: Signals;
  /** Ensures that deleted content cannot be read from the files; false if they are too busy. */
  overwriteDeleted: () => Promise<boolean>;
  close: () => Promise<void>;
};

/** Short messages between servers of one database. */
export type Signals = {
  /** Sends text (8,000 bytes at most in PostgreSQL) under a name of letters and underscores. */
  send: (name: string, text: string) => Promise<void>;
  /**
   * Subscribes to signals of a name, by this server or another; returns the unsubscribe. `opened`: signals come from now on, those
   * sent before were missed; called again after a lost connection, never where nothing can be missed.
   */
  subscribe: (name: string, heard: (text: string) => void, opened?: () => void) => () => void;
};
