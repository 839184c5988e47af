// What all rooms of people share on a server: database, sessions, callers, passwords, mail, audit log.
import type { Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import { type Attempts, createAttempts } from '../identity/attempts.ts';
import { createPasswords, type Passwords } from '../identity/passwords.ts';
import { createLimits, type Limits } from '../http/limits.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import { createTestProvider } from '../payments/test-provider.ts';
import type { Post } from '../mail/post.ts';
import { type Callers, createCallers } from '../sessions/caller.ts';
import { createSessions, type Sessions } from '../sessions/sessions.ts';
import type { Secrets } from '../sessions/oidc.ts';
import { createSignIns, type SignIns } from '../sessions/sign-ins.ts';
import type { Signals } from '../store/engine.ts';
import type { Tables } from '../store/schema.ts';
import type { Database } from '../store/store.ts';
import { type Audit, createAudit } from './audit.ts';
import { type Background, createBackground } from './background.ts';
import { createServerKeys, type ServerKeys } from './server-keys.ts';
import type { ServiceAccount } from './service-account.ts';
import { startSweeper } from './sweeper.ts';

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
  /** Background work after an answer; `close` waits for it. */
  background: Background;
  signIns: SignIns;
  /** Counts of what is done for one person (`demandFor`). */
  limits: Limits;
  /** Wrong passwords of unknown devices. */
  attempts: Attempts;
  /** Origin of links in letters (setting `FOYER_PUBLIC_URL`); empty where domains decide. */
  publicUrl: string;
  /** Receives a line about what could not be done for a person; never their address, code or text. */
  onProblem: (line: string) => void;
  /** Of other servers; undefined where none is set up. */
  serviceAccount: ServiceAccount | undefined;
  /** Whether devices may name a push service on this machine (setting `FOYER_PUSH_LOCAL`); for tests alone. */
  pushesLocally: boolean;
  /** With whom registrations are paid at once; undefined where nobody is set up. */
  payments: PaymentProvider | undefined;
  close: () => Promise<void>;
};

/** What a server gives to its people; `limits` are its own where missing. */
export type PeopleParts = Database & {
  clock: Clock;
  post: Post;
  limits?: Limits;
  /** Accounts on which sign-ins from one network may fail in a minute; `SIGN_IN_FAILURES` where missing. */
  signInFailures?: number | undefined;
  /** Their own where missing. */
  passwords?: Passwords;
  background?: Background;
  publicUrl?: string | undefined;
  onProblem?: ((line: string) => void) | undefined;
  serviceAccount?: ServiceAccount | undefined;
  /** Secrets of identity providers by variable of the environment. */
  secrets?: Secrets | undefined;
  pushesLocally?: boolean | undefined;
  /** Whether the provider of tests is set up, which charges nobody (setting `FOYER_PAYMENTS`). */
  testPayments?: boolean | undefined;
};

/** Puts them together on a database. */
export function createPeople(parts: PeopleParts): People {
  const {
    db,
    signals,
    clock,
    post,
    limits = createLimits(),
    signInFailures,
    passwords = createPasswords(),
    publicUrl = '',
    onProblem = () => {},
    background = createBackground(onProblem),
    serviceAccount,
    secrets,
    pushesLocally = false,
    testPayments = false,
  } = parts;
  const sessions = createSessions({ db, signals, clock });
  const callers = createCallers({ db, signals, clock, sessions });
  const audit = createAudit({ db, clock });
  const keys = createServerKeys(db);
  const stopSweeping = startSweeper({ db, clock, onProblem });
  return {
    db,
    signals,
    clock,
    sessions,
    callers,
    passwords,
    audit,
    keys,
    post,
    background,
    signIns: createSignIns({ db, clock, sessions, secrets, onProblem }),
    limits,
    attempts: createAttempts(clock, signInFailures),
    publicUrl,
    onProblem,
    serviceAccount,
    pushesLocally,
    payments: testPayments ? createTestProvider(keys) : undefined,
    async close() {
      callers.close();
      await background.idle();
      await Promise.all([stopSweeping(), post.close()]);
    },
  };
}
