// People of the sample congress for the bench of signing in, written straight into the tables: accounts with one password, tickets, sessions.
import type { Kysely } from 'kysely';
import type { Tables } from '../../server/store/schema.ts';
import { emptyTicket } from '../../src/contract/ticket-shapes.ts';
import { hashOf, newSecret } from '../../server/sessions/secrets.ts';
import { sessionCookie } from '../../server/sessions/cookies.ts';

const INSTANCE = 'kardia';
/** The event they hold tickets of. */
export const EVENT = 'kardia2027';
/** Password of everybody. */
export const PASSWORD = 'correct horse battery staple';
/** Address of a person by their number, counting from 0. */
export const emailOf = (number: number): string => `person-${number}@example.org`;

const ticket = JSON.stringify({
  ...emptyTicket,
  IsValid: true,
  IsPayed: true,
  TicketTypeName: 'Full Congress',
  ParticipantTypeName: 'Delegate',
  ParticipantTypeValid: true,
});

type Asked = { db: Kysely<Tables>; eventId: number; passwordHash: string; people: number; signedIn: number; now: number };

/** Adds `people` with a ticket each; the first `signedIn` have a session, whose `cookie` headers are answered. `now` in ms. */
export async function addPeople({ db, eventId, passwordHash, people, signedIn, now }: Asked): Promise<string[]> {
  const cookies: string[] = [];
  await db.transaction().execute(async (rows) => {
    for (let number = 0; number < people; number++) {
      const { id } = await rows
        .insertInto('accounts')
        .values({ ...account(number), password_hash: passwordHash, confirmed_at: now, terms_accepted_at: now, created_at: now })
        .returning('id')
        .executeTakeFirstOrThrow();
      const booked = { event_id: eventId, external_key: `t-${number}`, email_key: emailOf(number), surname_key: 'sample', account_id: id };
      await rows
        .insertInto('tickets')
        .values({ ...booked, document: ticket, days: null, withdrawn: 0, updated_at: now })
        .execute();
      if (number < signedIn) cookies.push(await addSession(rows, id, now));
    }
  });
  return cookies;
}

const account = (number: number) => ({
  instance_key: INSTANCE,
  email: emailOf(number),
  email_key: emailOf(number),
  first_name: 'Mira',
  surname: 'Sample',
  blocked_at: null,
  profile: '{}',
  picture: '',
  is_professional: null,
  is_staff: 0,
});

async function addSession(db: Kysely<Tables>, accountId: number, now: number): Promise<string> {
  const secret = newSecret();
  const begun = { hash: hashOf(secret), account_id: accountId, instance_key: INSTANCE, uuid: `uuid-${accountId}`, created_at: now };
  const rest = { expires_at: now + 12 * 3_600_000, ended_at: null, device: '', browser: '', provider: '', id_token: '' };
  await db
    .insertInto('sessions')
    .values({ ...begun, ...rest })
    .execute();
  return `${sessionCookie(INSTANCE, false)}=${secret}`;
}
