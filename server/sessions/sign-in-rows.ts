// Rows of sign-ins under way: opened with a state and PKCE, found by the state, closed by whoever is first.
import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import type { PublishedEvent } from '../published/event.ts';
import type { Tables } from '../store/schema.ts';
import { hashOf, newSecret } from './secrets.ts';

/** Seconds a sign-in may take, and those that somebody has for terms and registration after a provider vouched. */
export const SIGN_IN_SECONDS = 600;
export const REGISTRATION_SECONDS = 1800;

/** A sign-in: `key` names its row, `verifier` is a secret, `browser` the hash of the cookie of its browser. */
export type SignIn = {
  key: string;
  browser: string;
  verifier: string;
  nonce: string;
  instance: string;
  eventId: number;
  language: string;
  /** Name of the provider, empty for the own form, `:webforms` and so on for the older methods. */
  provider: string;
  /** Accepted, absolute; empty for home. */
  returnUrl: string;
  /** False when it is finished or expired. */
  isOpen: boolean;
};

export type SignInRows = {
  open: (asked: {
    event: PublishedEvent;
    cookie: string;
    language: string;
    provider: string;
    returnUrl: string;
    seconds?: number;
  }) => Promise<SignIn & { state: string }>;
  find: (state: string) => Promise<SignIn | undefined>;
  /** The newest open one of a browser by one of `providers`. */
  ofBrowser: (cookie: string, instance: string, providers: readonly string[]) => Promise<SignIn | undefined>;
  /** Whether a cookie has begun a sign-in that is still open, of any provider. */
  knows: (cookie: string, instance: string) => Promise<boolean>;
  /** Another address to go to in the end, accepted and absolute. */
  leadTo: (state: string, returnUrl: string) => Promise<void>;
  /** Deletes unfinished rows. */
  drop: (keys: readonly string[]) => Promise<void>;
  /** Closes it; false when somebody else has, or it has expired. */
  close: (key: string) => Promise<boolean>;
};

/** Challenge of a PKCE verifier (RFC 7636, S256). */
export const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url');

/** The rows of a database. */
export function createSignInRows({ db, clock }: { db: Kysely<Tables>; clock: Clock }): SignInRows {
  const read = (row: Tables['sign_ins']): SignIn => ({
    key: row.hash,
    browser: row.browser,
    verifier: row.verifier,
    nonce: row.nonce,
    instance: row.instance_key,
    eventId: Number(row.event_key),
    language: row.language,
    provider: row.provider,
    returnUrl: row.return_url,
    isOpen: row.expires_at > clock.now(),
  });
  const ofCookie = (cookie: string, instance: string) =>
    db
      .selectFrom('sign_ins')
      .selectAll()
      .where('browser', '=', hashOf(cookie))
      .where('instance_key', '=', instance.toLowerCase())
      .where('expires_at', '>', clock.now());
  return {
    async open({ event, cookie, language, provider, returnUrl, seconds = SIGN_IN_SECONDS }) {
      const now = clock.now();
      const state = newSecret();
      const row = {
        hash: hashOf(state),
        browser: hashOf(cookie),
        instance_key: event.instance.toLowerCase(),
        event_key: String(event.id),
        language,
        verifier: newSecret(),
        nonce: newSecret(),
        provider,
        return_url: returnUrl,
        created_at: now,
        expires_at: now + seconds * 1000,
      };
      await db.insertInto('sign_ins').values(row).execute();
      return { ...read(row), state };
    },
    async find(state) {
      const row = await db.selectFrom('sign_ins').selectAll().where('hash', '=', hashOf(state)).executeTakeFirst();
      return row && read(row);
    },
    async knows(cookie, instance) {
      const row = await ofCookie(cookie, instance).executeTakeFirst();
      return row !== undefined;
    },
    async ofBrowser(cookie, instance, providers) {
      const row = await ofCookie(cookie, instance)
        .where('provider', 'in', [...providers])
        .orderBy('created_at', 'desc')
        .executeTakeFirst();
      return row && read(row);
    },
    async leadTo(state, returnUrl) {
      await db.updateTable('sign_ins').set({ return_url: returnUrl }).where('hash', '=', hashOf(state)).execute();
    },
    async drop(keys) {
      await db
        .deleteFrom('sign_ins')
        .where('hash', 'in', [...keys])
        .where('expires_at', '>', 0)
        .execute();
    },
    async close(key) {
      const { numUpdatedRows } = await db
        .updateTable('sign_ins')
        .set({ expires_at: 0 })
        .where('hash', '=', key)
        .where('expires_at', '>', clock.now())
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },
  };
}
