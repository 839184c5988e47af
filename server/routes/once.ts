// Carries out a change once, however often it is sent: a device that heard no answer sends it again under the same key.
import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { RequestError } from '../http/errors.ts';

/** Header that names a change; the device makes a new one for each. */
export const KEY_HEADER = 'idempotency-key';

/** How long an answer is remembered, ms: a device may be without a connection for a day. */
const REMEMBERED = 48 * 3_600_000;
/** Most answers remembered by one process. */
const MOST = 20_000;

/** Who sends what: `account` is theirs alone. */
export type SentChange = { account: number; path: string; body: unknown };

/** The answer to a change that was sent under this key before, or what `carryOut` answers now. What fails is not remembered. */
export type Once = (key: string | undefined, sent: SentChange, carryOut: () => Promise<unknown>) => Promise<unknown>;

/** Creates the memory of a process; a second process does not know it, so what is sent again must end alike all the same. */
export function createOnce(now: () => number): Once {
  const known = new LRUCache<string, { body: string; answer: Promise<unknown> }>({ max: MOST, ttl: REMEMBERED, perf: { now } });
  return (key, { account, path, body }, carryOut) => {
    if (key === undefined) return carryOut();
    const name = JSON.stringify([account, path, key]);
    const hash = createHash('sha256')
      .update(JSON.stringify(body ?? null))
      .digest('base64url');
    const before = known.get(name);
    if (before && before.body !== hash)
      throw new RequestError(422, 'key-used', `Another change was sent under this ${KEY_HEADER}: use a new one for each.`);
    if (before) return before.answer;
    const answer = carryOut();
    known.set(name, { body: hash, answer });
    answer.catch(() => known.delete(name));
    return answer;
  };
}

/** The key of a request; undefined for none. Throws RequestError (400) for one that is none. */
export function keyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers[KEY_HEADER];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && /^[\w-]{8,64}$/.test(key)) return key;
  throw new RequestError(400, 'key', `${KEY_HEADER} is 8 to 64 letters, digits, hyphens or underscores.`);
}
