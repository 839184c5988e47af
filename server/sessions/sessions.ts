// Sessions of browsers: begun by a sign-in, found by the cookie, ended by hand, by time or by an organiser (A §4, §9).
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { createListeners } from '../../src/base/listeners.ts';
import { sessionEnd } from '../../src/rules/sign-in/session-end.ts';
import type { Clock } from '../clock.ts';
import type { Signals } from '../store/engine.ts';
import type { Tables } from '../store/schema.ts';
import { hashOf, newSecret } from './secrets.ts';

/** A session as rooms of the server see it; the secret is in the cookie alone. Instants in ms. */
export type Session = {
  hash: string;
  accountId: number;
  instance: string;
  /** Names the session among those of its user; no secret. */
  uuid: string;
  createdAt: number;
  /** First instant at which it is over. */
  expiresAt: number;
  device: string;
  browser: string;
  /** Provider that vouched, empty for the own one; with the token its sign-out wants. */
  provider: string;
  idToken: string;
};

/** Who signed in, where and how. `seconds`: lifetime of a provider's token; capped at 12 hours. */
export type NewSession = Pick<Session, 'accountId' | 'device' | 'browser'> & {
  instance: string;
  provider?: string;
  idToken?: string;
  seconds?: number | undefined;
};

/** A session that ended, as reported to open pages and hubs. `isBlocked`: its account may no longer sign in. */
export type SessionEnded = { uuid: string; accountId: number; instance: string; isBlocked?: boolean };

export type Sessions = {
  /** Begins a session; the secret is set as the cookie and stored nowhere else. */
  begin: (asked: NewSession) => Promise<{ secret: string; session: Session }>;
  /** The session of a cookie; undefined when unknown, ended or over. */
  find: (secret: string) => Promise<Session | undefined>;
  /** Sessions of an account that are still valid. */
  ofAccount: (accountId: number) => Promise<Session[]>;
  /** Ends sessions: one by its hash, or all of an account. All subscribers are notified, also that it `isBlocked`. */
  end: (which: { hash: string } | { accountId: number; isBlocked?: boolean }) => Promise<number>;
  /** Subscribes to sessions that end, on every server; returns the unsubscribe. */
  onEnd: (listener: (session: SessionEnded) => void) => () => void;
};

const SIGNAL = 'session_ended';
/** Most own messages remembered until they are received. */
const MOST_OWN = 10_000;

/** Creates the sessions of a database. */
export function createSessions({ db, signals, clock }: { db: Kysely<Tables>; signals: Signals; clock: Clock }): Sessions {
  const holding = () => db.selectFrom('sessions').selectAll().where('ended_at', 'is', null).where('expires_at', '>', clock.now());
  // This server is notified of its own at once: no further request is admitted while the message is in transit.
  const listeners = createListeners<[session: SessionEnded]>();
  const own = new Set<string>();
  const announce = async (session: SessionEnded): Promise<void> => {
    if (own.size >= MOST_OWN) own.clear();
    own.add(session.uuid);
    listeners.notify(session);
    await signals.send(SIGNAL, JSON.stringify(session));
  };
  return {
    async begin({ accountId, instance, device, browser, provider = '', idToken = '', seconds }) {
      const now = clock.now();
      const secret = newSecret();
      const row = {
        hash: hashOf(secret),
        account_id: accountId,
        instance_key: instance.toLowerCase(),
        uuid: randomUUID(),
        created_at: now,
        expires_at: Math.min(sessionEnd(now, seconds), sessionEnd(now)),
        ended_at: null,
        device: device.slice(0, 200),
        browser: browser.slice(0, 200),
        provider,
        id_token: idToken,
      };
      await db.insertInto('sessions').values(row).execute();
      return { secret, session: sessionOf(row) };
    },
    async find(secret) {
      const row = await holding().where('hash', '=', hashOf(secret)).executeTakeFirst();
      return row && sessionOf(row);
    },
    async ofAccount(accountId) {
      return (await holding().where('account_id', '=', accountId).orderBy('created_at').execute()).map(sessionOf);
    },
    async end(which) {
      const ended = await db
        .updateTable('sessions')
        .set({ ended_at: clock.now() })
        .where('ended_at', 'is', null)
        .$if('hash' in which, (query) => query.where('hash', '=', (which as { hash: string }).hash))
        .$if('accountId' in which, (query) => query.where('account_id', '=', (which as { accountId: number }).accountId))
        .returning(['uuid', 'account_id', 'instance_key'])
        .execute();
      // A device that is signed out gets no notifications of that person; its next page subscribes it anew, as a visitor's.
      const uuids = ended.map(({ uuid }) => uuid);
      if (uuids.length > 0) await db.deleteFrom('push_subscriptions').where('session_uuid', 'in', uuids).execute();
      const why = 'isBlocked' in which && which.isBlocked ? { isBlocked: true } : {};
      await Promise.all(ended.map((row) => announce({ uuid: row.uuid, accountId: row.account_id, instance: row.instance_key, ...why })));
      return ended.length;
    },
    onEnd(listener) {
      const unsubscribe = listeners.subscribe(listener);
      const stopSignals = signals.subscribe(SIGNAL, (text) => {
        const session = JSON.parse(text) as SessionEnded;
        if (!own.has(session.uuid)) listener(session);
      });
      return () => {
        unsubscribe();
        stopSignals();
      };
    },
  };
}

const sessionOf = (row: Tables['sessions']): Session => ({
  hash: row.hash,
  accountId: row.account_id,
  instance: row.instance_key,
  uuid: row.uuid,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  device: row.device,
  browser: row.browser,
  provider: row.provider,
  idToken: row.id_token,
});
