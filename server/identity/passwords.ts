// Passwords: argon2id off the main thread, in a queue that does not grow without end (quality 1.10).
import * as argon2 from '@node-rs/argon2';
import { RequestError } from '../http/errors.ts';

/** 19 MiB, two rounds: what OWASP names for argon2id, which is the package's default kind; 19 ms of one core. */
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;

/** Hashes at once, and those that may wait: with 50 hashes a second and core, the last one waits about a minute. */
export const AT_ONCE = 2;
export const MOST_WAITING = 4000;

export type Passwords = {
  /** The hash to keep. Throws RequestError 503 when too many wait. */
  hash: (password: string) => Promise<string>;
  /** Whether a password matches; without a hash (no such account) the same work is done, and it never matches. Throws RequestError 503 when too many wait. */
  fits: (password: string, kept: string | null | undefined) => Promise<boolean>;
};

/** What does the work; tests count it. */
export type Argon2 = Pick<typeof argon2, 'hash' | 'verify'>;

/** Creates the queue of a process. */
export function createPasswords({ hash, verify }: Argon2 = argon2): Passwords {
  const waiting: (() => void)[] = [];
  let running = 0;
  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= AT_ONCE) {
      if (waiting.length >= MOST_WAITING)
        throw new RequestError(503, 'busy', 'Too many people are signing in right now; try again in a moment.');
      await new Promise<void>((turn) => waiting.push(turn));
    }
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  };
  // Made once: a password that matches no account.
  let decoy: Promise<string> | undefined;
  return {
    hash: (password) => inTurn(() => hash(password.normalize('NFKC'), cost)),
    async fits(password, kept) {
      decoy ??= hash('a password nobody has', cost);
      const against = kept ?? (await decoy);
      const fits = await inTurn(() => verify(against, password.normalize('NFKC')).catch(() => false));
      return fits && typeof kept === 'string';
    },
  };
}
