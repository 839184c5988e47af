// Tells who has booked that the company has cancelled.
import { app } from '../../src/model/documents/app.ts';
import { NOTIFICATION_ADDED } from '../notifications/opening-notifications.ts';
import { offersPush } from '../notifications/push/push-message.ts';
import type { People } from '../people/people.ts';
import type { PublishedEvent } from '../published/event.ts';
import { CANCELLED_MEETING } from './meeting-notices.ts';
import type { BookingRow } from './stored-bookings.ts';

/** Tells somebody that a company has cancelled what they booked; the reminder of it goes. `start` and `now` in ms. */
export async function announceCancelled(
  { db, signals }: Pick<People, 'db' | 'signals'>,
  event: PublishedEvent,
  { account_id, slot_id }: BookingRow,
  { start, now }: { start: number; now: number },
): Promise<void> {
  await db
    .deleteFrom('notifications')
    .where((eb) => eb.and({ account_id, event_id: event.id, about: `meeting ${slot_id}` }))
    .execute();
  await announceNotice({ db, signals }, event, { accountId: account_id, kind: CANCELLED_MEETING, name: slot_id, start, now });
}

/** Tells an account something of a meeting, or of a time that was proposed: found in words when it is read. `start` and `now` in ms. */
export async function announceNotice(
  { db, signals }: Pick<People, 'db' | 'signals'>,
  event: PublishedEvent,
  { accountId, kind, name, start, now }: { accountId: number; kind: string; name: string; start: number; now: number },
): Promise<void> {
  if (!event.documents.read('app', app).notifications.active || start <= now) return;
  const written = await db
    .insertInto('notifications')
    .values({
      event_id: event.id,
      account_id: accountId,
      about: `${kind} ${name}`,
      about_at: start,
      title: '',
      text: '',
      link: '',
      opens_at: now,
      until_at: start - 1,
      targets: '["signedIn"]',
      language: null,
      push: offersPush(event) ? 1 : 0,
      pushed_at: null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['account_id', 'event_id', 'about', 'about_at']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (written) await signals.send(NOTIFICATION_ADDED, String(written.id));
}
