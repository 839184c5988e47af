// Places of a kind of ticket: counted behind a lock, so that of many who register at once none gets a place too many.
import type { ExpressionBuilder, Kysely, Selectable } from 'kysely';
import type { Tables } from '../store/schema.ts';

type Db = Kysely<Tables>;
export type RegistrationRow = Selectable<Tables['event_registrations']>;
/** A kind of ticket of an event. */
export type KindOfEvent = { eventId: number; ticketId: string };

/** Raises a counter and holds its row until the transaction ends: whoever comes second waits, in either database. Returns the new value. */
export async function raise(within: Db, eventId: number, name: string): Promise<number> {
  const { value } = await within
    .insertInto('registration_counters')
    .values({ event_id: eventId, name, value: 1 })
    .onConflict((conflict) =>
      conflict.columns(['event_id', 'name']).doUpdateSet((eb) => ({ value: eb('registration_counters.value', '+', 1) })),
    )
    .returning('value')
    .executeTakeFirstOrThrow();
  return value;
}

/** To be the first statement of a transaction that takes or frees a place. */
export const lockPlaces = (within: Db, { eventId, ticketId }: KindOfEvent): Promise<number> => raise(within, eventId, `ticket ${ticketId}`);

/** Rows that take a place at an instant: confirmed, or held for a payment or an offer. */
const takesPlace = (now: number) => (eb: ExpressionBuilder<Tables, 'event_registrations'>) =>
  eb.or([eb('state', '=', 'confirmed'), eb.and([eb('state', 'in', ['pending', 'offered']), eb('held_until', '>', now)])]);

/** How many places are taken. */
export async function takenPlaces(db: Db, { eventId, ticketId }: KindOfEvent, now: number): Promise<number> {
  const { taken } = await db
    .selectFrom('event_registrations')
    .select((eb) => eb.fn.countAll<number | string>().as('taken'))
    .where('event_id', '=', eventId)
    .where('ticket_id', '=', ticketId)
    .where(takesPlace(now))
    .executeTakeFirstOrThrow();
  return Number(taken);
}

/** The same by kind, and how many wait: what an overview needs. */
export async function placesOfEvent(
  db: Db,
  eventId: number,
  now: number,
): Promise<{ taken: ReadonlyMap<string, number>; waiting: ReadonlyMap<string, number> }> {
  const count = (rows: readonly { ticket_id: string; count: number | string }[]): ReadonlyMap<string, number> =>
    new Map(rows.map((row) => [row.ticket_id, Number(row.count)]));
  const all = db
    .selectFrom('event_registrations')
    .select(['ticket_id', (eb) => eb.fn.countAll<number | string>().as('count')])
    .where('event_id', '=', eventId)
    .groupBy('ticket_id');
  return { taken: count(await all.where(takesPlace(now)).execute()), waiting: count(await all.where('state', '=', 'waiting').execute()) };
}

/** Who waits, in the order of the list. */
export const waitingRows = (db: Db, { eventId, ticketId }: KindOfEvent, most?: number): Promise<RegistrationRow[]> =>
  db
    .selectFrom('event_registrations')
    .selectAll()
    .where('event_id', '=', eventId)
    .where('ticket_id', '=', ticketId)
    .where('state', '=', 'waiting')
    .orderBy('id')
    .$if(most !== undefined, (query) => query.limit(most!))
    .execute();

/** The place of somebody on the list, from 1. */
export async function waitingPlace(db: Db, { event_id, ticket_id, id }: RegistrationRow): Promise<number> {
  const { count } = await db
    .selectFrom('event_registrations')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('event_id', '=', event_id)
    .where('ticket_id', '=', ticket_id)
    .where('state', '=', 'waiting')
    .where('id', '<=', id)
    .executeTakeFirstOrThrow();
  return Number(count);
}
