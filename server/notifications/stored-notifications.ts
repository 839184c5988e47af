// Notifications of events as they are stored: written by the organiser, read by whom the rule allows, marked as read by accounts.
import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Notification } from '../../src/contract/notifications.ts';
import type { Context } from '../../src/rules/context.ts';
import { decideNotification } from '../../src/rules/notifications.ts';
import type { PublishedEvent } from '../published/event.ts';
import type { Tables } from '../store/schema.ts';
import { reminderWords } from './reminders/reminded-of.ts';

export type NotificationRow = Selectable<Tables['notifications']>;

/** Somebody who may get a notification; `accountId` null for a visitor. */
export type NotifiedPerson = { who: Context['who']; accountId: number | null };

/** Notifications of an event that are answered at once, the newest. */
const MOST = 200;

/** Stores a notification; returns its id. */
export async function addNotification(db: Kysely<Tables>, row: Insertable<Tables['notifications']>): Promise<number> {
  return (await db.insertInto('notifications').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

/** Whether somebody gets a notification at an instant (ms); a reminder is for its account alone. */
export function reaches(row: NotificationRow, { who, accountId }: NotifiedPerson, language: string, now: number): boolean {
  if (row.account_id !== null && row.account_id !== accountId) return false;
  const rules = { from: row.opens_at, until: row.until_at, targets: targetsOf(row), language: row.language };
  return decideNotification(rules, { who, language, now }).outcome === 'show';
}

/** Written by Foyer itself when the notification was stored. */
const targetsOf = ({ targets }: NotificationRow): string[] => JSON.parse(targets) as string[];

/** A notification as its reader gets it, in a language of the event; undefined for a reminder of what does not start then any more. */
export function wireNotification(row: NotificationRow, event: PublishedEvent, language: string, isRead: boolean): Notification | undefined {
  const words = row.about === null ? {} : reminderWords(row, event, language);
  return words && { ...plainNotification(row, isRead), ...words };
}

const plainNotification = (row: NotificationRow, isRead: boolean): Notification => ({
  NotificationId: String(row.id),
  Title: row.title,
  Text: row.text,
  Link: row.link,
  StartTime: new Date(row.opens_at).toISOString(),
  EndTime: row.until_at === null ? '' : new Date(row.until_at).toISOString(),
  CreatedAt: new Date(row.opens_at).toISOString(),
  IsRead: isRead,
});

/** Who reads the notifications of an event; `accountId` null for a visitor, who has read none as far as the server knows. */
export type Reader = NotifiedPerson & { event: PublishedEvent; language: string; now: number };

/** What a reader gets, the newest first. */
export async function notificationsFor(db: Kysely<Tables>, { event, language, now, ...person }: Reader): Promise<Notification[]> {
  const rows = await db
    .selectFrom('notifications')
    .leftJoin('notification_reads', (join) =>
      join
        .onRef('notification_reads.notification_id', '=', 'notifications.id')
        .on('notification_reads.account_id', '=', person.accountId ?? -1),
    )
    .selectAll('notifications')
    .select('notification_reads.read_at')
    .where('event_id', '=', event.id)
    .where((eb) => eb.or([eb('notifications.account_id', 'is', null), eb('notifications.account_id', '=', person.accountId ?? -1)]))
    .where('opens_at', '<=', now)
    .where((eb) => eb.or([eb('until_at', 'is', null), eb('until_at', '>=', now)]))
    .orderBy('opens_at', 'desc')
    .orderBy('notifications.id', 'desc')
    .execute();
  return rows
    .filter((row) => reaches(row, person, language, now))
    .slice(0, MOST)
    .flatMap((row) => wireNotification(row, event, language, row.read_at !== null) ?? []);
}

/** Marks notifications of an event as read by an account; returns which of the ids were not yet. */
export async function markRead(
  db: Kysely<Tables>,
  { eventId, accountId, now }: { eventId: number; accountId: number; now: number },
  ids: readonly string[],
): Promise<string[]> {
  const numbers = ids.map(Number).filter((id) => Number.isSafeInteger(id) && id > 0 && id < 2 ** 31);
  if (numbers.length === 0) return [];
  const own = await db
    .selectFrom('notifications')
    .select('id')
    .where('event_id', '=', eventId)
    .where((eb) => eb.or([eb('account_id', 'is', null), eb('account_id', '=', accountId)]))
    .where('id', 'in', numbers)
    .execute();
  if (own.length === 0) return [];
  const marked = await db
    .insertInto('notification_reads')
    .values(own.map(({ id }) => ({ account_id: accountId, notification_id: id, read_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('notification_id')
    .execute();
  return marked.map((row) => String(row.notification_id));
}
