// Whether staff of a company have their conversations open, on whichever server.
import type { Kysely } from 'kysely';
import type { Tables } from '../store/schema.ts';
import type { ChatOwner } from './stored-chats.ts';

type Db = Kysely<Tables>;

/** Time between two signs of presence, ms, and how long one counts. */
export const PRESENCE_EVERY = 30_000;
const PRESENT_FOR = 75_000;

/** Says that staff are there at an instant (ms), or that they have gone (0). */
export const setPresence = (db: Db, { eventId, company }: ChatOwner, seenAt: number): Promise<unknown> =>
  db
    .insertInto('chat_presence')
    .values({ event_id: eventId, company_id: company, seen_at: seenAt })
    .onConflict((conflict) => conflict.columns(['event_id', 'company_id']).doUpdateSet({ seen_at: seenAt }))
    .execute();

/** Whether staff are there. `now` in ms. */
export async function isStaffPresent(db: Db, { eventId, company }: ChatOwner, now: number): Promise<boolean> {
  const row = await db
    .selectFrom('chat_presence')
    .select('seen_at')
    .where('event_id', '=', eventId)
    .where('company_id', '=', company)
    .executeTakeFirst();
  return row !== undefined && row.seen_at > now - PRESENT_FOR;
}
