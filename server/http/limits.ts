// How many calls somebody may make (quality S09): by address, and where it matters by account; told by 429 with Retry-After.
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Limit } from '../../src/contract/endpoint.ts';
import { RequestError } from './errors.ts';

/** Calls of one key in so many seconds. */
type Quota = { points: number; seconds: number };

/** By address: generous, for a whole venue may stand behind one. */
const byAddress: Readonly<Record<Limit, Quota | undefined>> = {
  read: undefined,
  // The desk counts its own.
  diagnostics: undefined,
  'sign-in': { points: 600, seconds: 60 },
  account: { points: 120, seconds: 60 },
  mail: { points: 60, seconds: 60 },
  write: { points: 1200, seconds: 60 },
};

/** By account or address of a mail. */
const byPerson = {
  /** Attempts to sign in to one account. */
  'sign-in': { points: 10, seconds: 60 },
  /** Mails to reset a password. */
  reset: { points: 3, seconds: 3600 },
  /** Mails of any kind to one address. */
  mail: { points: 5, seconds: 60 },
} as const satisfies Record<string, Quota>;
export type PersonLimit = keyof typeof byPerson;

/** Failed sign-ins of one network address in a minute, unless a venue sets more. */
export const SIGN_IN_FAILURES = 10;

/** What belongs to one visitor: an IPv4 address, or the network of an IPv6 one. */
const networkOf = (address: string): string => (address.includes(':') ? address.split(':', 4).join(':') : address);

export type Limits = {
  /** Whether calls of a kind are counted at all. */
  counts: (limit: Limit) => boolean;
  /** Counts a call of an address. Throws RequestError 429. */
  take: (limit: Limit, address: string) => Promise<void>;
  /** Counts something done for a person (key in lower case); false when it is too much. */
  takeFor: (limit: PersonLimit, key: string) => Promise<boolean>;
  /** The same, as an answer: throws RequestError 429 when it is too much. */
  demandFor: (limit: PersonLimit, key: string) => Promise<void>;
  /** Failed sign-ins of a network address: `check` throws RequestError 429 when there were too many, `add` counts one. */
  failures: { check: (address: string) => Promise<void>; add: (address: string) => Promise<void> };
};

/** What is thrown when it is too much. */
const tooMany = (refused: RateLimiterRes): RequestError =>
  new RequestError(
    429,
    'too-many',
    'Too many calls; try again in a moment.',
    undefined,
    Math.max(1, Math.ceil(refused.msBeforeNext / 1000)),
  );

/** Turns the limiter's refusal into an answer; whatever else is thrown stays what it is. */
function refuse(refused: unknown): never {
  throw refused instanceof RateLimiterRes ? tooMany(refused) : refused;
}

/**
 * Makes the counts of a process; a server of several processes lets through as many times more. `scale` multiplies what an address
 * may do (load tests), `failures` is how many sign-ins may fail from one network address in a minute.
 */
export function createLimits(scale = 1, failures = SIGN_IN_FAILURES): Limits {
  const make = (name: string, { points, seconds }: Quota, times = 1): RateLimiterMemory =>
    new RateLimiterMemory({ keyPrefix: name, points: points * times, duration: seconds });
  const addresses = new Map(
    Object.entries(byAddress).flatMap(([name, quota]) => (quota ? [[name, make(name, quota, scale)] as const] : [])),
  );
  const persons = new Map(Object.entries(byPerson).map(([name, quota]) => [name, make(`person-${name}`, quota)] as const));
  const failed = make('sign-in-failures', { points: failures, seconds: 60 }, scale);
  return {
    counts: (limit) => addresses.has(limit),
    async take(limit, address) {
      await addresses.get(limit)?.consume(networkOf(address)).catch(refuse);
    },
    async demandFor(limit, key) {
      await persons.get(limit)!.consume(key).catch(refuse);
    },
    failures: {
      async check(address) {
        const count = await failed.get(networkOf(address));
        if (count && count.consumedPoints >= failed.points) throw tooMany(count);
      },
      async add(address) {
        await failed.penalty(networkOf(address));
      },
    },
    async takeFor(limit, key) {
      return persons
        .get(limit)!
        .consume(key)
        .then(
          () => true,
          (refused: unknown) => {
            if (!(refused instanceof RateLimiterRes)) throw refused;
            return false;
          },
        );
    },
  };
}
