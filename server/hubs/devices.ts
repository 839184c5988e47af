// The devices connected to hubs, found by session and by account; they are closed as soon as their session ends, whichever server ended it (quality S13).
import type { People } from '../people/people.ts';
import type { Session } from '../sessions/sessions.ts';
import type { Member } from './hub.ts';

/** What hubs know of a connected device. */
export type Device = { session: Session };

export type Devices<Guest extends Device> = {
  joined: (member: Member<Guest>) => void;
  left: (member: Member<Guest>) => void;
  ofAccount: (accountId: number) => readonly Member<Guest>[];
  /** Asks the database which sessions are still valid, and closes the others: the signal of an end may have been lost. */
  review: () => Promise<void>;
  close: () => void;
};

/** Time between two reviews, ms: with it a session that ended is out within 60 s whatever was lost. */
const REVIEW = 30_000;
/** Sessions requested in one question. */
const AT_ONCE = 500;
const ENDED = { error: 'The session has ended.' };

/** Creates the device list of a hub. `failed` receives the errors of failed reviews. */
export function createDevices<Guest extends Device>(
  { db, sessions }: Pick<People, 'db' | 'sessions'>,
  failed: (error: unknown) => void,
): Devices<Guest> {
  const accounts = new Map<number, Set<Member<Guest>>>();
  const ofAccount = (accountId: number): Member<Guest>[] => [...(accounts.get(accountId) ?? [])];
  const end = (member: Member<Guest>, isBlocked: boolean): void => {
    // Only blocked accounts are asked to leave: a browser that signs in again ends its own session before, and must keep the new one.
    if (isBlocked) member.send('remoteLogout', member.guest.session.uuid, false);
    member.close(ENDED);
  };
  const unsubscribe = sessions.onEnd(({ uuid, accountId, isBlocked }) => {
    for (const member of ofAccount(accountId)) if (member.guest.session.uuid === uuid) end(member, isBlocked === true);
  });
  const review = async (): Promise<void> => {
    const members = [...accounts.values()].flatMap((set) => [...set]);
    for (let from = 0; from < members.length; from += AT_ONCE) {
      const some = members.slice(from, from + AT_ONCE);
      const rows = await db
        .selectFrom('sessions')
        .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
        .select(['sessions.hash', 'sessions.ended_at', 'accounts.blocked_at'])
        .where(
          'sessions.hash',
          'in',
          some.map(({ guest }) => guest.session.hash),
        )
        .execute();
      const known = new Map(rows.map((row) => [row.hash, row]));
      for (const member of some) {
        const row = known.get(member.guest.session.hash);
        const isBlocked = row !== undefined && row.blocked_at !== null;
        // The connection itself monitors their expiry.
        if (!row || isBlocked || row.ended_at !== null) end(member, isBlocked);
      }
    }
  };
  const timer = setInterval(() => void review().catch(failed), REVIEW);
  timer.unref();
  return {
    joined(member) {
      const { accountId } = member.guest.session;
      accounts.set(accountId, (accounts.get(accountId) ?? new Set()).add(member));
    },
    left(member) {
      const { accountId } = member.guest.session;
      const own = accounts.get(accountId);
      own?.delete(member);
      if (own?.size === 0) accounts.delete(accountId);
    },
    ofAccount,
    review,
    close() {
      clearInterval(timer);
      unsubscribe();
    },
  };
}
