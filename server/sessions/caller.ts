// Who calls: the session of the cookie, its account, the tickets for the event, and what rules make of them. No claim of the client counts (quality S17).
import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import { type Context, nobody } from '../../src/rules/context.ts';
import { whoOf } from '../../src/rules/principal.ts';
import type { Clock } from '../clock.ts';
import { RequestError } from '../http/errors.ts';
import { type Booked, ticketsOf } from '../people/tickets.ts';
import type { PublishedEvent } from '../published/event.ts';
import type { Signals } from '../store/engine.ts';
import type { Tables } from '../store/schema.ts';
import { sessionCookie } from './cookies.ts';
import { hashOf } from './secrets.ts';
import type { Session, Sessions } from './sessions.ts';

/** An account as rooms of the server see it; no hash, no secret. */
export type Account = Omit<Tables['accounts'], 'id' | 'password_hash'> & { id: number };

/** Somebody who calls about an event. */
export type Caller = {
  /** Null for a visitor. */
  session: Session | null;
  account: Account | null;
  booked: Booked;
  /** What rules read. Who may use the super-user toggle is one here: the toggle only hides from them what they may see. */
  who: Context['who'];
};

export const visitor: Caller = { session: null, account: null, booked: { status: 204, tickets: [], days: null }, who: nobody };

/** The account and session of the signed-in caller, for every handler of an endpoint with `auth: 'user'`. Throws RequestError 401. */
export function demandSignedIn({ account, session }: Pick<Caller, 'account' | 'session'>): { account: Account; session: Session } {
  if (!account || !session) throw new RequestError(401, 'not-signed-in', 'Nobody is signed in.');
  return { account, session };
}

export type Callers = {
  /** Who sends a request about an event. */
  of: (request: FastifyRequest, event: PublishedEvent) => Promise<Caller>;
  /** The same by the secret of a session. */
  bySecret: (secret: string | undefined, event: PublishedEvent) => Promise<Caller>;
  /** An account or its tickets have changed: what is remembered of it is forgotten, on every server. */
  forget: (accountId: number | 'all') => Promise<void>;
  /** Another process wrote into the database without a signal (the command line next to a server on SQLite): everybody is looked up anew. */
  lookAgain: () => void;
  close: () => void;
};

/** How long the data of a caller are cached, ms; changes made by Foyer take effect at once. */
const BELIEVED = 10_000;
/** Callers remembered at most. */
const MOST = 20_000;
const SIGNAL = 'people_changed';

type Remembered = { caller: Caller; until: number };

/** Creates the callers of a database. */
export function createCallers(parts: { db: Kysely<Tables>; signals: Signals; clock: Clock; sessions: Sessions }): Callers {
  const { db, signals, clock, sessions } = parts;
  const known = new LRUCache<string, Remembered>({ max: MOST });
  let drops = 0;
  const drop = (accountId: number | 'all'): void => {
    drops += 1;
    // The keys first: entries are deleted on the way.
    const keys = Array.from(known.keys()).filter((key) => accountId === 'all' || known.peek(key)?.caller.account?.id === accountId);
    for (const key of keys) known.delete(key);
  };
  const unsubscribe = [
    signals.subscribe(SIGNAL, (text) => drop(text === 'all' ? 'all' : Number(text))),
    sessions.onEnd(({ accountId }) => drop(accountId)),
  ];
  const look = async (secret: string, event: PublishedEvent): Promise<Caller> => {
    const session = await sessions.find(secret);
    if (!session || session.instance !== event.instance.toLowerCase()) return visitor;
    const found = await accountAt(db, session.accountId, event, clock.now());
    return found ? { session, ...found } : visitor;
  };
  const bySecret = async (secret: string | undefined, event: PublishedEvent): Promise<Caller> => {
    if (!secret) return visitor;
    const key = `${event.id} ${event.version} ${hashOf(secret)}`;
    const now = clock.now();
    const found = known.get(key);
    if (found && found.until > now) return found.caller;
    const before = drops;
    const caller = await look(secret, event);
    // Data read while an entry was invalidated may be older than that.
    if (caller.session && drops === before) known.set(key, { caller, until: Math.min(now + BELIEVED, caller.session.expiresAt) });
    else known.delete(key);
    return caller;
  };
  return {
    bySecret,
    of: (request, event) => bySecret(request.cookies[sessionCookie(event.instance, request.protocol === 'https')], event),
    lookAgain: () => drop('all'),
    async forget(accountId) {
      drop(accountId);
      await signals.send(SIGNAL, String(accountId));
    },
    close: () => unsubscribe.forEach((stop) => stop()),
  };
}

/** An account at an event: its tickets, and what rules read of it; undefined where it is deleted, blocked, or another instance's. */
export async function accountAt(
  db: Kysely<Tables>,
  accountId: number,
  event: PublishedEvent,
  now: number,
): Promise<(Omit<Caller, 'session'> & { account: Account }) | undefined> {
  const row = await db.selectFrom('accounts').selectAll().where('id', '=', accountId).executeTakeFirst();
  if (!row || row.blocked_at !== null || row.instance_key !== event.instance.toLowerCase()) return undefined;
  const { password_hash: _, ...account } = row;
  const holder = { accountId: account.id, emailKey: account.email_key, isConfirmed: account.confirmed_at !== null };
  const booked = await ticketsOf(db, event.id, holder);
  return { account, booked, who: whoIs(account, booked, event, now) };
}

/** What rules read (A §4 Super user): staff of the instance and holders of a preview ticket see everything. */
function whoIs(account: Account, { tickets }: Booked, event: PublishedEvent, now: number): Context['who'] {
  const who = whoOf(
    {
      user: { UserId: account.id, validUntil: '', HealthCareProfessional: account.is_professional === 1 },
      tickets,
      superUserToggle: true,
      previewTicketType: event.previewTicketType,
    },
    now,
  );
  return account.is_staff === 1 ? { ...who, superUser: true } : who;
}
