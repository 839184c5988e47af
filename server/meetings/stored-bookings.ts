// Booked meetings as they are stored: one seat of a slot for a person, never more than there are seats, whoever books at once.
import { randomInt, randomUUID } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import { RequestError } from '../http/errors.ts';
import type { Tables } from '../store/schema.ts';

type Db = Kysely<Tables>;
export type BookingRow = Selectable<Tables['meeting_bookings']>;
/** What somebody gives to the company, with the words they agreed to. */
export type GivenForMeeting = Pick<BookingRow, 'first_name' | 'surname' | 'email' | 'message' | 'consent'>;
/** Whose bookings at which event. */
export type Booker = { eventId: number; accountId: number };
/** A slot as it is offered now; instants in ms. */
export type BookedSlot = { id: string; company: string; start: number; end: number; capacity: number };

/** How often another seat is tried where somebody was faster. */
const ATTEMPTS = 25;

const own = ({ eventId, accountId }: Booker) => ({ event_id: eventId, account_id: accountId });

/** All bookings of an account at an event, by start; what it has read that a company cancelled, too. */
export const bookingsOfAccount = (db: Db, booker: Booker): Promise<BookingRow[]> =>
  db
    .selectFrom('meeting_bookings')
    .selectAll()
    .where((eb) => eb.and(own(booker)))
    .orderBy('starts_at')
    .orderBy('slot_id')
    .execute();

/** Its booking of one slot. */
export const bookingOf = (db: Db, booker: Booker, slot: string): Promise<BookingRow | undefined> =>
  db
    .selectFrom('meeting_bookings')
    .selectAll()
    .where((eb) => eb.and({ ...own(booker), slot_id: slot }))
    .executeTakeFirst();

/** How many seats are taken, by slot. */
export async function takenSeats(db: Db, eventId: number): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('meeting_bookings')
    .select(['slot_id', (eb) => eb.fn.countAll<number | string>().as('taken')])
    .where('event_id', '=', eventId)
    .where('seat', 'is not', null)
    .groupBy('slot_id')
    .execute();
  return new Map(rows.map(({ slot_id, taken }) => [slot_id, Number(taken)]));
}

/** A seat nobody has, any of them, so that many who book at once seldom meet; undefined where all are taken. */
async function freeSeat(db: Db, eventId: number, { id, capacity }: BookedSlot): Promise<number | undefined> {
  const rows = await db.selectFrom('meeting_bookings').select('seat').where('event_id', '=', eventId).where('slot_id', '=', id).execute();
  const taken = new Set(rows.map(({ seat }) => seat));
  const free = Array.from({ length: capacity }, (_, seat) => seat).filter((seat) => !taken.has(seat));
  return free.length === 0 ? undefined : free[randomInt(free.length)];
}

type Kept = GivenForMeeting & Pick<BookingRow, 'uid' | 'booked_at'> & Partial<Pick<BookingRow, 'is_agreed' | 'topic' | 'place'>>;

/** Takes a seat; undefined where all are taken, or somebody was faster. Unique keys refuse a second one. */
async function takeSeat(db: Db, booker: Booker, slot: BookedSlot, kept: Kept, now: number): Promise<BookingRow | 'full' | undefined> {
  const seat = await freeSeat(db, booker.eventId, slot);
  if (seat === undefined) return 'full';
  return db
    .insertInto('meeting_bookings')
    .values({
      ...own(booker),
      slot_id: slot.id,
      company_id: slot.company,
      seat,
      state: 'booked',
      starts_at: slot.start,
      ends_at: slot.end,
      ...kept,
      reason: '',
      changed_at: now,
      dismissed_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

const busy = (): RequestError => new RequestError(503, 'busy', 'Many are booking this meeting at once; try again.', undefined, 2);

/**
 * Books a seat; booked before, what was given is replaced. `full`, or `cancelled` where the company has cancelled it before. Throws
 * RequestError 503 where others were faster again and again.
 */
export async function bookSeat(
  db: Db,
  booker: Booker,
  slot: BookedSlot,
  given: GivenForMeeting,
  now: number,
): Promise<BookingRow | 'full' | 'cancelled'> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const before = await bookingOf(db, booker, slot.id);
    if (before?.state === 'cancelled') return 'cancelled';
    if (before) {
      const replaced = await db
        .updateTable('meeting_bookings')
        .set({ ...given, changed_at: now })
        .where((eb) => eb.and({ ...own(booker), slot_id: slot.id, state: 'booked' }))
        .returningAll()
        .executeTakeFirst();
      if (replaced) return replaced;
      continue;
    }
    const taken = await takeSeat(db, booker, slot, { ...given, uid: randomUUID(), booked_at: now }, now);
    if (taken) return taken;
  }
  throw busy();
}

/** Ends a transaction without a trace. */
class Undone extends Error {}

/**
 * Moves a booking to another slot, all or nothing: whoever finds it full keeps what they had. Undefined where there is nothing to move;
 * moved there already, it is answered as it is.
 */
export async function moveSeat(
  db: Db,
  booker: Booker,
  from: string,
  to: BookedSlot,
  now: number,
): Promise<BookingRow | 'full' | 'cancelled' | undefined> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const there = await bookingOf(db, booker, to.id);
    if (there) return there.state === 'booked' ? there : 'cancelled';
    try {
      return await db.transaction().execute(async (within) => {
        const before = await bookingOf(within, booker, from);
        if (before?.state !== 'booked') {
          // The same move was sent twice, and the other one was faster.
          const moved = await bookingOf(within, booker, to.id);
          return moved?.state === 'booked' ? moved : undefined;
        }
        const { uid, first_name, surname, email, message, consent, booked_at } = before;
        const taken = await takeSeat(within, booker, to, { uid, first_name, surname, email, message, consent, booked_at }, now);
        if (taken === 'full') return taken;
        // Somebody was faster, or this booking was moved or cancelled meanwhile.
        if (!taken || !(await removeBooking(within, booker, from))) throw new Undone();
        return taken;
      });
    } catch (error) {
      if (!(error instanceof Undone)) throw error;
    }
  }
  throw busy();
}

/** Cancels for its person: the row goes, the seat is free. False where there was none. */
export async function removeBooking(db: Db, booker: Booker, slot: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('meeting_bookings')
    .where((eb) => eb.and({ ...own(booker), slot_id: slot, state: 'booked' }))
    .returning('slot_id')
    .execute();
  await db
    .deleteFrom('notifications')
    .where((eb) => eb.and({ ...own(booker), about: `meeting ${slot}` }))
    .execute();
  return gone.length > 0;
}

/** Its person has read that the company cancelled. */
export async function dismissBooking(db: Db, booker: Booker, slot: string, now: number): Promise<boolean> {
  const read = await db
    .updateTable('meeting_bookings')
    .set({ dismissed_at: now })
    .where((eb) => eb.and({ ...own(booker), slot_id: slot, state: 'cancelled' }))
    .where('dismissed_at', 'is', null)
    .returning('slot_id')
    .execute();
  return read.length > 0;
}

/** What is booked with a company, by start; what it has cancelled, too. */
export const bookingsOfCompany = (db: Db, { eventId, company }: { eventId: number; company: string }): Promise<BookingRow[]> =>
  db
    .selectFrom('meeting_bookings')
    .selectAll()
    .where('event_id', '=', eventId)
    .where('company_id', '=', company)
    .orderBy('starts_at')
    .orderBy('booked_at')
    .execute();

/** Cancels for the company, with its reason: the seat is free. What was cancelled before stays as it is. Undefined where it has no such booking. */
export async function cancelForCompany(
  db: Db,
  { eventId, company }: { eventId: number; company: string },
  { uid, reason }: { uid: string; reason: string },
  now: number,
): Promise<{ row: BookingRow; isNew: boolean } | undefined> {
  const of = { event_id: eventId, company_id: company, uid };
  const cancelled = await db
    .updateTable('meeting_bookings')
    .set({ state: 'cancelled', seat: null, reason, changed_at: now })
    .where((eb) => eb.and({ ...of, state: 'booked' }))
    .returningAll()
    .executeTakeFirst();
  if (cancelled) return { row: cancelled, isNew: true };
  const before = await db
    .selectFrom('meeting_bookings')
    .selectAll()
    .where((eb) => eb.and(of))
    .executeTakeFirst();
  return before && { row: before, isNew: false };
}
