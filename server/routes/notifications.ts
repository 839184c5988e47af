// Handlers of src/contract/notifications.ts: the notifications of the caller, and what they have read.
import type * as contract from '../../src/contract/notifications.ts';
import { announceRead } from '../hubs/notification-hub.ts';
import { markRead, notificationsFor } from '../notifications/stored-notifications.ts';
import { demandSignedIn } from '../sessions/caller.ts';
import { offersPush } from '../notifications/push/push-message.ts';
import { vapidKey } from '../notifications/push/push-key.ts';
import { subscribe, unsubscribe } from '../notifications/push/push-subscriptions.ts';
import { notFound } from '../http/errors.ts';
import { sourceOf } from '../http/network-of.ts';
import type { PublishedEvent } from '../published/event.ts';
import { demandEvent } from './event-of-request.ts';
import { type HandlersOf, live } from './handlers.ts';

/** The event, where it sends Web Push. Throws RequestError 404 where it does not. */
function demandPush(asked: PublishedEvent | undefined): PublishedEvent {
  const event = demandEvent(asked);
  if (!offersPush(event)) throw notFound('This event sends no Web Push.');
  return event;
}

export const notifications: HandlersOf<typeof contract> = {
  eventPushnotifications: live(({ language }, { people, clock }, { caller, event: asked }) => {
    const event = demandEvent(asked);
    const accountId = caller.account?.id ?? null;
    const reader = { event, accountId, who: caller.who, language: event.languageFor(language), now: clock.now() };
    return notificationsFor(people.db, reader);
  }),

  closeNotifications: live(async (_, { people, clock }, { caller, event: asked, body }) => {
    const event = demandEvent(asked);
    const { account } = demandSignedIn(caller);
    const marked = await markRead(people.db, { eventId: event.id, accountId: account.id, now: clock.now() }, body.NotificationIds);
    await announceRead(people, account.id, marked);
    return { Closed: marked.length };
  }),

  pushKey: live(async (_, { people }, { event }) => {
    demandPush(event);
    return { PublicKey: (await vapidKey(people.keys)).publicKey };
  }),

  subscribePush: live(async ({ language }, { people, clock }, { caller, event: asked, body, browser }) => {
    const event = demandPush(asked);
    await subscribe(people.db, {
      eventId: event.id,
      device: body,
      language: event.languageFor(language),
      accountId: caller.account?.id ?? null,
      session: caller.session?.uuid ?? '',
      now: clock.now(),
      isLocal: people.pushesLocally,
      demand: () => people.limits.demandFor('push', `${event.id} ${sourceOf(browser.request).key}`),
    });
    return { Subscribed: true as const };
  }),

  unsubscribePush: live(async (_, { people }, { event, body }) => {
    await unsubscribe(people.db, demandEvent(event).id, body);
    return { Unsubscribed: true as const };
  }),
};
