// What is still to be sent by Web Push, in the database: begun once for each notification, by whichever server is first; nothing is forgotten by a restart.
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../store/schema.ts';
import type { NotificationRow } from '../stored-notifications.ts';

type Db = Kysely<Tables>;
export type Delivery = { notification_id: number; subscription_id: number; attempts: number };

/** While one is being sent no other server tries, ms; a server that was killed leaves it to the next after that. */
const LEASE = 60_000;
/** Longest sleep after tries, ms: then it is given up. */
const WAITS = [30_000, 120_000, 600_000, 1_800_000, 7_200_000];

/** Notifications that are open at `now` and not begun yet. */
export const toBegin = (db: Db, now: number): Promise<NotificationRow[]> =>
  db
    .selectFrom('notifications')
    .selectAll()
    .where('push', '=', 1)
    .where('pushed_at', 'is', null)
    .where('opens_at', '<=', now)
    .orderBy('id')
    .execute();

/** Begins one: a delivery for each device of the event, unless it `isOver`. Another server may have been first. */
export async function begin(db: Db, { id, event_id, account_id }: NotificationRow, now: number, isOver: boolean): Promise<void> {
  await db.transaction().execute(async (within) => {
    const { numUpdatedRows } = await within
      .updateTable('notifications')
      .set({ pushed_at: now })
      .where('id', '=', id)
      .where('pushed_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n || isOver) return;
    await within
      .insertInto('push_deliveries')
      .columns(['notification_id', 'subscription_id', 'attempts', 'next_at'])
      .expression((eb) =>
        eb
          .selectFrom('push_subscriptions')
          .select([eb.lit(id).as('notification_id'), 'id', eb.lit(0).as('attempts'), eb.lit(now).as('next_at')])
          .where('event_id', '=', event_id)
          .where((of) => (account_id === null ? of.lit(true) : of('account_id', '=', account_id))),
      )
      .execute();
  });
}

/** Takes some that are due: they are this server's for a while. */
export async function takeDue(db: Db, now: number, most: number): Promise<Delivery[]> {
  // Reading first: a server with nothing to send takes no turn among those that write.
  const first = await db.selectFrom('push_deliveries').select('next_at').where('next_at', '<=', now).limit(1).executeTakeFirst();
  if (!first) return [];
  const due = sql`select notification_id, subscription_id from push_deliveries where next_at <= ${now} order by next_at limit ${most}`;
  const { rows } = await sql<Delivery>`update push_deliveries set next_at = ${now + LEASE}, attempts = attempts + 1
    where (notification_id, subscription_id) in (${due}) and next_at <= ${now}
    returning notification_id, subscription_id, attempts`.execute(db);
  return rows;
}

/** One is done with: sent, or not for this device. At once, so that nobody finds it neither left nor sent. */
export async function finish(db: Db, { notification_id, subscription_id }: Delivery, isSent: boolean): Promise<void> {
  await db.transaction().execute(async (within) => {
    await within
      .deleteFrom('push_deliveries')
      .where('notification_id', '=', notification_id)
      .where('subscription_id', '=', subscription_id)
      .execute();
    if (isSent)
      await within
        .updateTable('notifications')
        .set((eb) => ({ push_sent: eb('push_sent', '+', 1) }))
        .where('id', '=', notification_id)
        .execute();
  });
}

/** Puts one off, for `wait` ms at least; gives it up after the last try. */
export async function putOff(db: Db, delivery: Delivery, now: number, wait: number): Promise<void> {
  const own = WAITS[delivery.attempts - 1];
  if (own === undefined) return finish(db, delivery, false);
  await db
    .updateTable('push_deliveries')
    .set({ next_at: now + Math.max(own, wait) })
    .where('notification_id', '=', delivery.notification_id)
    .where('subscription_id', '=', delivery.subscription_id)
    .execute();
}

/** When there is something to do next, ms; null for never. */
export async function nextDue(db: Db): Promise<number | null> {
  const opening = await db
    .selectFrom('notifications')
    .select((eb) => eb.fn.min('opens_at').as('at'))
    .where('push', '=', 1)
    .where('pushed_at', 'is', null)
    .executeTakeFirst();
  const sending = await db
    .selectFrom('push_deliveries')
    .select((eb) => eb.fn.min('next_at').as('at'))
    .executeTakeFirst();
  const instants = [opening?.at, sending?.at].filter((at) => at != null).map(Number);
  return instants.length === 0 ? null : Math.min(...instants);
}

/** How many of a notification are sent, and how many are still to be; `isBegun`: whether a server has begun. */
export async function progressOf(db: Db, id: number): Promise<{ isBegun: boolean; sent: number; left: number }> {
  const begun = await db.selectFrom('notifications').select('pushed_at').where('id', '=', id).executeTakeFirst();
  // What is left comes before what is sent: one that is finished in between counts as both, and is asked for again.
  const left = await db
    .selectFrom('push_deliveries')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('notification_id', '=', id)
    .executeTakeFirstOrThrow();
  const row = await db.selectFrom('notifications').select('push_sent').where('id', '=', id).executeTakeFirst();
  return { isBegun: begun?.pushed_at != null, sent: row?.push_sent ?? 0, left: Number(left.count) };
}
