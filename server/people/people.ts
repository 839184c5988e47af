// What all rooms of people share on a server: database, sessions, callers, passwords, mail, audit log.
import type { Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import { createPasswords, type Passwords } from '../identity/passwords.ts';
import type { Post } from '../mail/post.ts';
import { type Callers, createCallers } from '../sessions/caller.ts';
import { createSessions, type Sessions } from '../sessions/sessions.ts';
import { createSignIns, type SignIns } from '../sessions/sign-ins.ts';
import type { Signals } from '../store/engine.ts';
import type { Tables } from '../store/schema.ts';
import type { Database } from '../store/store.ts';
import { type Audit, createAudit } from './audit.ts';
import { createServerKeys, type ServerKeys } from './server-keys.ts';

export type People = {
  db: Kysely<Tables>;
  signals: Signals;
  clock: Clock;
  sessions: Sessions;
  callers: Callers;
  passwords: Passwords;
  audit: Audit;
  keys: ServerKeys;
  post: Post;
  signIns: SignIns;
  close: () => Promise<void>;
};

/** Puts them together on a database. */
export function createPeople({ db, signals, clock, post }: Database & { clock: Clock; post: Post }): People {
  const sessions = createSessions({ db, signals, clock });
  const callers = createCallers({ db, signals, clock, sessions });
  return {
    db,
    signals,
    clock,
    sessions,
    callers,
    passwords: createPasswords(),
    audit: createAudit({ db, clock }),
    keys: createServerKeys(db),
    post,
    signIns: createSignIns({ db, clock, sessions }),
    async close() {
      callers.close();
      await post.close();
    },
  };
}
