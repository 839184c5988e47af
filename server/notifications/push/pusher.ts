// Sends notifications by Web Push as their windows open: to the devices the rule allows them, a few at a time, beside everything else the server does.
import type { People } from '../../people/people.ts';
import type { EventCache } from '../../published/event-cache.ts';
import { NOTIFICATION_ADDED, type OpeningParts } from '../opening-notifications.ts';
import { type NotificationRow, reaches } from '../stored-notifications.ts';
import { begin, type Delivery, finish, nextDue, putOff, takeDue, toBegin } from './push-deliveries.ts';
import { vapidKey } from './push-key.ts';
import { offersPush, pushMessage } from './push-message.ts';
import { holderOf } from './push-subscriptions.ts';
import { createPushSender, type PushSender } from './send-push.ts';

/** What it needs. `subject`: how push services reach the operator, asked before the first message. */
export type PusherParts = Pick<OpeningParts, 'onChange' | 'failed'> & {
  people: Pick<People, 'db' | 'signals' | 'clock' | 'keys' | 'pushesLocally'>;
  eventCache: Pick<EventCache, 'byId'>;
  subject: () => Promise<string>;
};

/** Messages on their way at a time. */
const AT_ONCE = 40;
/** A notification that opened longer ago, while no server ran, is no news any more, ms. */
const STALE = 24 * 3_600_000;
/** How long a push service keeps a message for a device that is away, seconds: a minute at least. */
const [SHORTEST, LONGEST_KEPT] = [60, 24 * 3600];
/** Longest sleep, and the wait after a database that is away, ms. */
const LONGEST = 60 * 60_000;
const TRY_AGAIN = 5000;
/** How long a server that ends waits for push services, ms. */
const GRACE = 2000;

/** Starts sending; the returned function ends it and waits for what is on its way. */
export function startPusher({ people, eventCache, subject, onChange, failed }: PusherParts): () => Promise<void> {
  const { db, signals, clock, keys, pushesLocally: isLocal } = people;
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sender: PushSender | undefined;
  const senderOf = async (): Promise<PushSender> =>
    (sender ??= createPushSender({ key: await vapidKey(keys), subject: await subject(), isLocal }));

  const beginAll = async (): Promise<void> => {
    const now = clock.now();
    for (const row of await toBegin(db, now)) {
      const event = await eventCache.byId(row.event_id);
      const isLate = row.opens_at < now - STALE || (row.until_at !== null && row.until_at < now);
      await begin(db, row, now, isLate || !event || !offersPush(event));
    }
  };
  const deliver = async (delivery: Delivery, row: NotificationRow | undefined): Promise<void> => {
    const device = await db.selectFrom('push_subscriptions').selectAll().where('id', '=', delivery.subscription_id).executeTakeFirst();
    const event = row && (await eventCache.byId(row.event_id));
    const now = clock.now();
    // Decided as late as possible: a ticket, the language, the window may have changed since it was begun.
    if (!row || !device || !event || !offersPush(event) || !reaches(row, await holderOf(db, device, event, now), device.language, now))
      return finish(db, delivery, false);
    const left = row.until_at === null ? LONGEST_KEPT : Math.floor((row.until_at - now) / 1000);
    const seconds = Math.max(SHORTEST, Math.min(left, LONGEST_KEPT));
    const message = pushMessage(row, event, event.languageFor(device.language));
    if (!message) return finish(db, delivery, false);
    const outcome = await (await senderOf()).send({ device, message, seconds });
    if (outcome.kind === 'later') {
      await putOff(db, delivery, clock.now(), outcome.wait);
      return again();
    }
    await finish(db, delivery, outcome.kind === 'sent');
    if (outcome.kind === 'gone') await db.deleteFrom('push_subscriptions').where('id', '=', device.id).execute();
  };
  // Nobody waits for a push service that is slow: as one is done with, the next begins.
  const flying = new Set<Promise<void>>();
  let isFull = false;
  const start = (delivery: Delivery, row: NotificationRow | undefined): void => {
    const one: Promise<void> = deliver(delivery, row)
      .catch(failed)
      .finally(() => {
        flying.delete(one);
        if (!isFull || flying.size > AT_ONCE / 2) return;
        isFull = false;
        again();
      });
    flying.add(one);
  };
  const deliverAll = async (): Promise<void> => {
    while (!isFull) {
      if (isOver) return;
      const due = await takeDue(db, clock.now(), AT_ONCE - flying.size);
      if (due.length === 0) return;
      const ids = [...new Set(due.map(({ notification_id: id }) => id))];
      const rows = await db.selectFrom('notifications').selectAll().where('id', 'in', ids).execute();
      const byId = new Map(rows.map((row) => [row.id, row]));
      for (const delivery of due) start(delivery, byId.get(delivery.notification_id));
      isFull = flying.size >= AT_ONCE;
    }
  };
  const sleep = (wait: number): void => {
    clearTimeout(timer);
    if (isOver) return;
    timer = setTimeout(again, Math.min(Math.max(wait, 0), LONGEST));
    timer.unref();
  };
  const round = async (): Promise<void> => {
    if (isOver) return;
    try {
      await beginAll();
      await deliverAll();
      const next = await nextDue(db);
      if (next !== null) sleep(next - clock.now() + 1);
    } catch (error) {
      if (isOver) return;
      failed(error);
      sleep(TRY_AGAIN);
    }
  };
  // One after the other; a call during a round is one more round, however many come.
  let running: Promise<void> | undefined;
  let isAsked = false;
  function again(): void {
    isAsked = true;
    running ??= (async () => {
      do {
        isAsked = false;
        await round();
      } while (isAsked);
      running = undefined;
    })();
  }
  const stops = [onChange(again), signals.subscribe(NOTIFICATION_ADDED, again, again)];
  again();
  return async () => {
    isOver = true;
    clearTimeout(timer);
    stops.forEach((stop) => stop());
    // What is cut off is sent again by the next server; devices show it once.
    const grace = setTimeout(() => sender?.close(), GRACE);
    await running;
    await Promise.all(flying);
    clearTimeout(grace);
    sender?.close();
  };
}
