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
  /** Asks the database which sessions still hold, and closes the others: word of an end may have been lost on its way. */
  review: () => Promise<void>;
  close: () => void;
};

/** Time between two reviews, ms: with it a session that ended is out within 60 s whatever was lost. */
const REVIEW = 30_000;
/** Sessions asked for in one question. */
const AT_ONCE = 500;
const ENDED = { error: 'The session has ended.' };

/** Makes the list of a hub. `failed` hears of reviews that could not be made. */
export function createDevices<Guest extends Device>({ db, sessions, clock }: People, failed: (error: unknown) => void): Devices<Guest> {
  const accounts = new Map<number, Set<Member<Guest>>>();
  const ofAccount = (accountId: number): Member<Guest>[] => [...(accounts.get(accountId) ?? [])];
  const deaf = sessions.onEnd(({ uuid, accountId }) => {
    for (const member of ofAccount(accountId)) if (member.guest.session.uuid === uuid) member.close(ENDED);
  });
  const review = async (): Promise<void> => {
    const members = [...accounts.values()].flatMap((set) => [...set]);
    for (let from = 0; from < members.length; from += AT_ONCE) {
      const some = members.slice(from, from + AT_ONCE);
      const holding = await db
        .selectFrom('sessions')
        .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
        .select('sessions.hash')
        .where(
          'sessions.hash',
          'in',
          some.map(({ guest }) => guest.session.hash),
        )
        .where('sessions.ended_at', 'is', null)
        .where('sessions.expires_at', '>', clock.now())
        .where('accounts.blocked_at', 'is', null)
        .execute();
      const known = new Set(holding.map(({ hash }) => hash));
      for (const member of some) if (!known.has(member.guest.session.hash)) member.close(ENDED);
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
      deaf();
    },
  };
}
