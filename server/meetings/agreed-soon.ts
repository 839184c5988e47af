// Agreed meetings that begin soon, for reminders: no slot of the event leads to them.
import type { Kysely } from 'kysely';
import type { Tables } from '../store/schema.ts';

export type AgreedSoon = { accountId: number; id: string; start: number; chosenAt: number; minutes: number | null };

/** Those that start after `from` and not after `until` (ms), and how long before each person wants to be reminded. */
export async function agreedSoon(
  db: Kysely<Tables>,
  eventId: number,
  { from, until }: { from: number; until: number },
): Promise<AgreedSoon[]> {
  const rows = await db
    .selectFrom('meeting_bookings')
    .leftJoin('reminder_choices', (join) =>
      join
        .onRef('reminder_choices.account_id', '=', 'meeting_bookings.account_id')
        .onRef('reminder_choices.event_id', '=', 'meeting_bookings.event_id'),
    )
    .select(['meeting_bookings.account_id', 'slot_id', 'starts_at', 'changed_at', 'reminder_choices.minutes'])
    .where('meeting_bookings.event_id', '=', eventId)
    .where('is_agreed', '=', 1)
    .where('state', '=', 'booked')
    .where('starts_at', '>', from)
    .where('starts_at', '<=', until)
    .execute();
  return rows.map(({ account_id, slot_id, starts_at, changed_at, minutes }) => ({
    accountId: account_id,
    id: slot_id,
    start: starts_at,
    chosenAt: changed_at,
    minutes,
  }));
}
