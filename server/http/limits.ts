// Rate limits (quality S09): by address, and where it matters by account; reported by 429 with Retry-After.
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Limit } from '../../src/contract/endpoint.ts';
import { MESSAGES_PER_MINUTE } from '../../src/base/chat-limits.ts';
import { NOTES_PER_MINUTE } from '../../src/base/note-limits.ts';
import { RequestError } from './errors.ts';
import { networkOf } from './network-of.ts';

/** Calls of one key in so many seconds. */
type Quota = { points: number; seconds: number };

/** By address: generous, for a whole venue may share one. */
const byAddress: Readonly<Record<Limit, Quota | undefined>> = {
  read: undefined,
  // The diagnostics collector counts its own.
  diagnostics: undefined,
  'sign-in': { points: 600, seconds: 60 },
  account: { points: 120, seconds: 60 },
  mail: { points: 60, seconds: 60 },
  write: { points: 1200, seconds: 60 },
};

/** By account or address of a mail. */
const byPerson = {
  /** Codes, numbers and passwords that a caller at that step may try. */
  'sign-in': { points: 10, seconds: 60 },
  /** Codes of registrations that do not work, from one network and for one event. */
  guess: { points: 20, seconds: 3600 },
  'guess-event': { points: 1000, seconds: 3600 },
  /** Passwords on the confirmation step, of one registration: its letter alone leads there, and a slip of memory has a few tries. */
  confirm: { points: 10, seconds: 900 },
  /** Mails to reset a password. */
  reset: { points: 3, seconds: 3600 },
  /** Mails of any kind to one address. */
  mail: { points: 5, seconds: 60 },
  /** New subscriptions for Web Push from one network, for one event: each costs a request with every notification. */
  push: { points: 1000, seconds: 3600 },
  /** Notes and comments of one account. */
  note: { points: NOTES_PER_MINUTE, seconds: 60 },
  /** Messages of one account to companies, and of staff to visitors. */
  chat: { points: MESSAGES_PER_MINUTE, seconds: 60 },
  /** Letters to one company about what one account wrote, also where it deletes its conversation and begins another. */
  'chat-letter': { points: 1, seconds: 3600 },
  /** Letters of one kind about one thing: what one account proposes to one company, or what one company answers to one account. */
  'event-letter': { points: 3, seconds: 3600 },
  /** Contact forms without account: of one network, as many as a booth's tablet takes; of one address, as a mistake takes. */
  'guest-network': { points: 60, seconds: 3600 },
  'guest-address': { points: 10, seconds: 3600 },
  /** Badges that somebody reads for a company. */
  badge: { points: 60, seconds: 60 },
  /** Reports of one account about conversations. */
  'chat-report': { points: 10, seconds: 3600 },
  /** Letters of one account to people of the programme, and letters that one of those gets from anybody. */
  'letter-from': { points: 5, seconds: 60 },
  'letter-from-day': { points: 30, seconds: 86_400 },
  'letter-to': { points: 20, seconds: 3600 },
  /** Questions of one account to the help desk. */
  help: { points: 10, seconds: 3600 },
  /** Participants whom one account asks for a conversation. */
  'message-request': { points: 20, seconds: 3600 },
  /** Vouchers that one account tries, and registrations that it sends. */
  voucher: { points: 15, seconds: 600 },
  register: { points: 20, seconds: 600 },
  /** Files that one account adds to its submissions: each is megabytes. */
  'submission-file': { points: 40, seconds: 3600 },
  /** PDFs of personal programmes, of one account: each is seconds of work. */
  pdf: { points: 20, seconds: 600 },
} as const satisfies Record<string, Quota>;
export type PersonLimit = keyof typeof byPerson;

export type Limits = {
  /** Whether calls of a kind are counted at all. */
  counts: (limit: Limit) => boolean;
  /** Counts a call of an address, or of what `sourceOf` makes of it. Throws RequestError 429. */
  take: (limit: Limit, source: string) => Promise<void>;
  /** Counts something done for a person (key in lower case). Throws RequestError 429 when it is too much. */
  demandFor: (limit: PersonLimit, key: string) => Promise<void>;
  /** Counts nothing. Throws RequestError 429 when there was too much already. */
  lookAt: (limit: PersonLimit, key: string) => Promise<void>;
};

/** The error beyond the limit. */
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

/** Creates the counts of a process; a server of several processes lets through as many times more. `scale` multiplies what an address may do (load tests). */
export function createLimits(scale = 1): Limits {
  const make = (name: string, { points, seconds }: Quota, times = 1): RateLimiterMemory =>
    new RateLimiterMemory({ keyPrefix: name, points: points * times, duration: seconds });
  const addresses = new Map(
    Object.entries(byAddress).flatMap(([name, quota]) => (quota ? [[name, make(name, quota, scale)] as const] : [])),
  );
  const persons = new Map(Object.entries(byPerson).map(([name, quota]) => [name, make(`person-${name}`, quota)] as const));
  return {
    counts: (limit) => addresses.has(limit),
    async take(limit, source) {
      await addresses.get(limit)?.consume(networkOf(source)).catch(refuse);
    },
    async lookAt(limit, key) {
      const limiter = persons.get(limit)!;
      const count = await limiter.get(key);
      if (count && count.consumedPoints >= limiter.points) throw tooMany(count);
    },
    async demandFor(limit, key) {
      await persons.get(limit)!.consume(key).catch(refuse);
    },
  };
}
