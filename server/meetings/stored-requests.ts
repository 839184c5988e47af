// Times that are proposed or offered, as they are stored: each is answered once, whoever answers at the same moment.
import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { RequestTurn } from '../../src/base/meeting-states.ts';
import type { Tables } from '../store/schema.ts';
import { agreedName } from './agreed-name.ts';
import type { Booker, BookingRow, GivenForMeeting } from './stored-bookings.ts';

type Db = Kysely<Tables>;
export type RequestRow = Selectable<Tables['meeting_requests']>;
/** A time, and what is met for; instants in ms. */
export type ProposedTime = { start: number; end: number };
/** What somebody proposes; `company` empty: offered to the staff of all. */
export type Proposal = ProposedTime & { company: string; topic: string };

const own = ({ eventId, accountId }: Booker) => ({ event_id: eventId, account_id: accountId });

/** All of an account at an event, by start. */
export const requestsOfAccount = (db: Db, booker: Booker): Promise<RequestRow[]> =>
  db
    .selectFrom('meeting_requests')
    .selectAll()
    .where((eb) => eb.and(own(booker)))
    .orderBy('starts_at')
    .orderBy('uid')
    .execute();

/** What waits with a company, by start; what it has declined, until its visitor has read that, too. */
export const requestsOfCompany = (db: Db, { eventId, company }: { eventId: number; company: string }): Promise<RequestRow[]> =>
  db
    .selectFrom('meeting_requests')
    .selectAll()
    .where('event_id', '=', eventId)
    .where('company_id', '=', company)
    .orderBy('starts_at')
    .orderBy('uid')
    .execute();

/** What is offered to the staff of all companies after `now` (ms), by start; without people who block this company, or are blocked by it. */
export const offersFor = (
  db: Db,
  { eventId, company }: { eventId: number; company: string },
  { now, limit }: { now: number; limit: number },
): Promise<RequestRow[]> =>
  db
    .selectFrom('meeting_requests')
    .selectAll()
    .where('event_id', '=', eventId)
    .where('company_id', '=', '')
    .where('state', '=', 'offered')
    .where('starts_at', '>', now)
    .where('account_id', 'not in', (eb) =>
      eb.selectFrom('chat_blocks').select('chat_blocks.account_id').where('event_id', '=', eventId).where('company_id', '=', company),
    )
    .orderBy('starts_at')
    .orderBy('uid')
    .limit(limit)
    .execute();

/** One by its name. */
export const requestByUid = (db: Db, eventId: number, uid: string): Promise<RequestRow | undefined> =>
  db.selectFrom('meeting_requests').selectAll().where('event_id', '=', eventId).where('uid', '=', uid).executeTakeFirst();

/** Stores a proposal or an offer; sent again for the same start, what was given is replaced and it is open anew. `now` in ms. */
export const storeRequest = (
  db: Db,
  booker: Booker,
  { company, start, end, topic }: Proposal,
  given: GivenForMeeting,
  now: number,
): Promise<RequestRow> =>
  db
    .insertInto('meeting_requests')
    .values({
      uid: randomUUID(),
      ...own(booker),
      company_id: company,
      state: company === '' ? 'offered' : 'proposed',
      turn: 'company',
      starts_at: start,
      ends_at: end,
      topic,
      place: '',
      ...given,
      reason: '',
      created_at: now,
      changed_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['event_id', 'account_id', 'company_id', 'starts_at']).doUpdateSet({
        state: company === '' ? 'offered' : 'proposed',
        turn: 'company',
        ends_at: end,
        topic,
        ...given,
        reason: '',
        changed_at: now,
      }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();

/** What is answered: by its name and the instant (ms) it last changed, so that nobody answers what they have not read. */
export type AnsweredRequest = { uid: string; eventId: number; turn: RequestTurn; changedAt: number };

const waiting = ({ uid, eventId, turn, changedAt }: AnsweredRequest) => ({ uid, event_id: eventId, turn, changed_at: changedAt });

/** Declines, with a reason; false where it was answered meanwhile. */
export async function declineRequest(db: Db, answered: AnsweredRequest, reason: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('meeting_requests')
    .set({ state: 'declined', reason, changed_at: now })
    .where((eb) => eb.and({ ...waiting(answered), state: 'proposed' }))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Proposes another time to the other side; false where it was answered meanwhile, or the same people have a proposal for that start. */
export async function proposeOther(
  db: Db,
  answered: AnsweredRequest,
  { start, end, place, reason }: ProposedTime & { place: string; reason: string },
  now: number,
): Promise<boolean> {
  const turn = answered.turn === 'company' ? 'visitor' : 'company';
  const row = await requestByUid(db, answered.eventId, answered.uid);
  const same =
    row &&
    (await db
      .selectFrom('meeting_requests')
      .select('uid')
      .where((eb) => eb.and({ event_id: row.event_id, account_id: row.account_id, company_id: row.company_id, starts_at: start }))
      .where('uid', '!=', row.uid)
      .executeTakeFirst());
  if (!row || same) return false;
  const { numUpdatedRows } = await db
    .updateTable('meeting_requests')
    .set({ turn, starts_at: start, ends_at: end, place, reason, changed_at: Math.max(now, answered.changedAt + 1) })
    .where((eb) => eb.and({ ...waiting(answered), state: 'proposed' }))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/**
 * Accepts for whose turn it is, all or nothing: the proposal goes, a booking is there. Of an offer `company` is who takes it. Undefined
 * where it was answered meanwhile.
 */
export const acceptRequest = (
  db: Db,
  answered: AnsweredRequest,
  { company, place }: { company: string; place: string },
  now: number,
): Promise<BookingRow | undefined> =>
  db.transaction().execute(async (within) => {
    const row = await within
      .deleteFrom('meeting_requests')
      .where((eb) => eb.and(waiting(answered)))
      .where('state', 'in', ['offered', 'proposed'])
      .where('company_id', 'in', ['', company])
      .returningAll()
      .executeTakeFirst();
    if (!row) return undefined;
    const { uid, event_id, account_id, starts_at, ends_at, topic, first_name, surname, email, message, consent } = row;
    return within
      .insertInto('meeting_bookings')
      .values({
        event_id,
        account_id,
        uid,
        slot_id: agreedName(uid, company),
        company_id: company,
        seat: 0,
        state: 'booked',
        starts_at,
        ends_at,
        first_name,
        surname,
        email,
        message,
        consent,
        reason: '',
        booked_at: now,
        changed_at: now,
        dismissed_at: null,
        is_agreed: 1,
        topic,
        place: place || row.place,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  });

/** Withdraws, or forgets what was declined; false where the account has none of this name. */
export async function removeRequest(db: Db, booker: Booker, uid: string): Promise<RequestRow | undefined> {
  return db
    .deleteFrom('meeting_requests')
    .where((eb) => eb.and({ ...own(booker), uid }))
    .returningAll()
    .executeTakeFirst();
}
