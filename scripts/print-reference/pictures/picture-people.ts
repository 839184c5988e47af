// Who looks at the pages of the pictures: components that show what is somebody's own are seen by one of the sample people.
import type { CatalogEntry } from '../../../component-registry/catalog.ts';
import { emptyTicket } from '../../../src/contract/ticket-shapes.ts';
import { writeSamplePeople } from '../../../server/people/sample-people.ts';
import { sessionCookie } from '../../../server/sessions/cookies.ts';
import { createSessions } from '../../../server/sessions/sessions.ts';
import type { Database } from '../../../server/store/store.ts';
import { signedInCookie } from '../../../src/session/signed-out.ts';

/** A participant who submitted and has a programme, and one who reviews: their addresses, and what tickets they need besides those of the sample say. */
const readers = {
  participant: { email: 'sample-1@example.org', ticket: undefined },
  reviewer: { email: 'sample-4@example.org', ticket: { TicketTypeName: 'Member' } },
};

type Reader = keyof typeof readers;

/** Cookies of a session by reader: the session, and that there is one. */
export type PictureCookies = Record<Reader, readonly { name: string; value: string }[]>;

/** Who sees a component; visitors see all others. */
const seenBy: Readonly<Record<string, Reader>> = {
  'account/my-account': 'participant',
  'account/my-documents': 'participant',
  'account/user-form': 'participant',
  'messages/conversations': 'participant',
  'messages/networking-settings': 'participant',
  'messages/participants': 'participant',
  'notes/own-notes': 'participant',
  'programme/personal-programme': 'participant',
  'submissions/own-submissions': 'participant',
  'submissions/review-list': 'reviewer',
};

/** Who sees a component in its pictures; undefined for a visitor. */
export const readerOf = ({ name }: CatalogEntry): Reader | undefined => seenBy[name];

/** Writes the sample people with a ticket each, and signs them in at `now` (ms). */
export async function signPeopleIn(store: Database, now: number): Promise<PictureCookies> {
  const { db, signals } = store;
  await writeSamplePeople(store, now);
  const { id: event_id } = await db.selectFrom('events').select('id').executeTakeFirstOrThrow();
  const sessions = createSessions({ db, signals, clock: { now: () => now } });
  const signIn = async (reader: Reader): Promise<[Reader, { name: string; value: string }[]]> => {
    const { email, ticket } = readers[reader];
    const { id } = await db.selectFrom('accounts').select('id').where('email', '=', email).executeTakeFirstOrThrow();
    if (ticket) {
      const document = JSON.stringify({ ...emptyTicket, IsValid: true, IsPayed: true, ParticipantTypeValid: true, ...ticket });
      const key = { event_id, external_key: email, email_key: email, surname_key: '', account_id: id };
      await db
        .insertInto('tickets')
        .values({ ...key, document, days: null, withdrawn: 0, updated_at: now })
        .execute();
    }
    const { secret } = await sessions.begin({ accountId: id, instance: 'kardia', device: '', browser: '' });
    return [
      reader,
      [
        { name: sessionCookie('kardia', false), value: secret },
        { name: signedInCookie('kardia'), value: '1' },
      ],
    ];
  };
  const signedIn: [Reader, PictureCookies[Reader]][] = [];
  for (const reader of Object.keys(readers) as Reader[]) signedIn.push(await signIn(reader));
  return Object.fromEntries(signedIn) as PictureCookies;
}
