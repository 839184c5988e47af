// An identity that waits for a decision of its browser: kept by the hash of the browser's sign-in cookie, for half an hour, deleted on admission.
import * as z from 'zod';
import type { People } from '../people/people.ts';
import type { PublishedEvent } from '../published/event.ts';
import type { ClientBrowser } from '../routes/client-browser.ts';
import type { Vouched } from './identity-of.ts';
import { keepCode, workingCodes } from './codes.ts';
import { signInCookie } from './cookies.ts';
import { hashOf } from './secrets.ts';
import { REGISTRATION_SECONDS, type SignIn } from './sign-in-rows.ts';

const text = z.string();
const flag = z.boolean();
const payload = z.object({
  request: text,
  instance: text,
  /** Terms accepted before there is an account. */
  terms: flag,
  vouched: z.object({
    identity: z.object({
      issuer: text,
      subject: text,
      email: text,
      firstName: text,
      surname: text,
      tickets: z.array(z.unknown()).optional(),
    }),
    admission: z.object({
      claims: z.object({ email: text, emailVerified: text, firstname: text, surname: text, tickets: text }),
      registerAtOnce: flag,
      joinByAddress: flag,
    }),
    provider: text,
    idToken: text,
    seconds: z.number().optional(),
  }),
});

/** A waiting identity. `key` names the row. */
export type Waiting = { key: string; request: string; terms: boolean; vouched: Vouched };

/** Key of the identity that waits in the browser of a cookie. */
export const waitingKey = (cookie: string): string => hashOf(`external ${cookie}`);

/** Lets an identity wait in this browser: a new state and a new cookie. */
export async function keepWaiting(
  { db, clock, signIns }: Pick<People, 'db' | 'clock' | 'signIns'>,
  event: PublishedEvent,
  browser: ClientBrowser,
  vouched: Vouched,
  begun: Pick<SignIn, 'language' | 'returnUrl'>,
): Promise<void> {
  const { request, cookie } = await signIns.reopen(event, { ...begun, provider: vouched.provider }, browser);
  const now = clock.now();
  const waiting = { request, instance: event.instance.toLowerCase(), terms: false, vouched };
  const expiresAt = now + REGISTRATION_SECONDS * 1000;
  await keepCode(db, 'external', { hash: waitingKey(cookie), payload: waiting, now, expiresAt });
}

/** Who waits in this browser for this event's instance. */
export async function findWaiting(
  { db, clock }: Pick<People, 'db' | 'clock'>,
  event: PublishedEvent,
  browser: ClientBrowser,
): Promise<Waiting | undefined> {
  const cookie = browser.cookie(signInCookie(event.instance, browser.https));
  if (cookie === undefined) return undefined;
  const key = waitingKey(cookie);
  const row = await workingCodes(db, 'external', clock.now()).select('payload').where('hash', '=', key).executeTakeFirst();
  if (!row) return undefined;
  const { request, instance, terms, vouched } = payload.parse(JSON.parse(row.payload));
  if (instance !== event.instance.toLowerCase()) return undefined;
  return { key, request, terms, vouched };
}

/** Sign-ins of one browser that are checked: one for each instance. */
const MOST_COOKIES = 20;

/** Id of the event of the newest sign-in that waits in this browser, of whatever instance; undefined where nobody waits. */
export async function eventThatWaits(
  { db, clock, signIns }: Pick<People, 'db' | 'clock' | 'signIns'>,
  { request: { cookies }, https }: ClientBrowser,
): Promise<number | undefined> {
  const ours = Object.entries(cookies).filter(([name]) => name.startsWith(signInCookie('', https)));
  const keys = ours.slice(0, MOST_COOKIES).map(([, value]) => waitingKey(value ?? ''));
  if (keys.length === 0) return undefined;
  const row = await workingCodes(db, 'external', clock.now())
    .select('payload')
    .where('hash', 'in', keys)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  const begun = row && (await signIns.rows.find(payload.parse(JSON.parse(row.payload)).request));
  return begun?.eventId;
}

/** Records that the waiting identity accepts the terms. */
export async function acceptWaiting({ db }: Pick<People, 'db'>, key: string): Promise<void> {
  const row = await db.selectFrom('codes').select('payload').where('hash', '=', key).executeTakeFirst();
  if (!row) return;
  const kept = JSON.stringify({ ...payload.parse(JSON.parse(row.payload)), terms: true });
  await db.updateTable('codes').set({ payload: kept }).where('hash', '=', key).execute();
}

/** Nobody waits in the browser of a cookie any more. */
export async function endWaiting({ db, clock }: Pick<People, 'db' | 'clock'>, cookie: string): Promise<void> {
  await db
    .updateTable('codes')
    .set({ used_at: clock.now(), payload: '{}' })
    .where('hash', '=', waitingKey(cookie))
    .where('used_at', 'is', null)
    .execute();
}
