// Notifications of the organiser (A §7): what a reader gets of them, and what they have read.
import * as z from 'zod';
import { type Area, endpoint } from './endpoint.ts';
import { eventParameter } from './event-shapes.ts';

export const area: Area = {
  title: 'Notifications',
  description: 'Messages of the organiser to visitors: those of the caller, which they have read, and devices that get them by Web Push.',
  needsPeople: true,
};

const instant = (what: string) => z.string().meta({ description: `${what}, ISO 8601 in UTC; empty for open.` });

/** A notification as its reader gets it, by HTTP, by the hub, and in the static file. */
export const notification = z.object({
  NotificationId: z.string().min(1).max(40),
  Title: z.string(),
  Text: z.string().meta({ description: 'Plain text; line breaks count.' }),
  Link: z.string().meta({ description: 'Where it leads: an address of this site or of another; empty for none.' }),
  StartTime: instant('First instant at which it is shown'),
  EndTime: instant('Last instant at which it is shown'),
  CreatedAt: z.string().meta({ description: 'Instant at which it was first shown, ISO 8601 in UTC.' }),
  IsRead: z.boolean().meta({ description: 'Whether the signed-in caller has read it; false for visitors.' }),
  FavouriteStart: z.string().optional().meta({
    description: 'Start of the favourite of which it reminds the caller, ISO 8601 in UTC; omitted for messages of the organiser.',
  }),
});
export type Notification = z.infer<typeof notification>;

/** Ids marked as read at once, at most. */
const MOST_CLOSED = 500;

export const eventPushnotifications = endpoint({
  method: 'GET',
  auth: 'none',
  effect: 'read',
  limit: 'read',
  caching: 'never',
  spec: 'A §7, B §7',
  path: '/api/Exhibition/EventPushnotifications/:eventId/:language',
  title: 'Notifications of the caller',
  description:
    'Notifications the caller may see now, the newest first: for everybody, for signed-in users, for holders of a ticket, for a role; in this language or in all.',
  event: ['eventId'],
  query: z.object({ eventId: eventParameter, language: z.string().max(20).meta({ description: 'Language of the page, xx-XX.' }) }),
  example: { query: { language: 'en-GB' } },
  reply: z.array(notification),
});

export const closeNotifications = endpoint({
  method: 'POST',
  auth: 'user',
  effect: 'change',
  limit: 'write',
  caching: 'never',
  spec: 'A §7',
  path: '/api/Exhibition/CloseNotifications/:eventId',
  title: 'Mark notifications as read',
  description: 'Marks notifications as read by the signed-in user, on all their devices. Ids of none of theirs are left out.',
  event: ['eventId'],
  query: z.object({ eventId: eventParameter }),
  body: z.object({ NotificationIds: z.array(z.string().max(40)).max(MOST_CLOSED) }),
  example: { body: { NotificationIds: ['1'] } },
  reply: z.object({ Closed: z.number().int() }),
});

/** Longest address of a push service, characters. */
const LONGEST_ENDPOINT = 1000;
/** Most bytes of what a device says of its subscription. */
const MOST_BYTES = 4096;

const subscriptionOfDevice = z.object({
  Endpoint: z.string().min(1).max(LONGEST_ENDPOINT).meta({ description: 'Address of the device at its push service, https.' }),
  Keys: z
    .object({
      p256dh: z.string().regex(/^[\w-]{87}=?$/),
      auth: z.string().regex(/^[\w-]{22}(?:==)?$/),
    })
    .meta({ description: 'Keys with which messages to the device are encrypted, base64url (RFC 8291).' }),
});

const example = {
  Endpoint: 'https://push.example.org/device/1',
  Keys: {
    p256dh: 'BK4b1buW6Ct9MFrUL3nItbKbtYqo0ZCxcubeyvBN-jt54a9TcXizsqKjE6HKUlcjcus3HKkFtzmfPsGcvlQl7aM',
    auth: 'CAmp5zrhNGA8jXFs7YewLA',
  },
};

const ofPush = { auth: 'none', caching: 'never', spec: 'A §7', event: ['eventId'] } as const;

export const pushKey = endpoint({
  ...ofPush,
  method: 'GET',
  effect: 'read',
  limit: 'read',
  path: '/api/Exhibition/PushKey/:eventId',
  title: 'Key for Web Push',
  description: 'The public key (VAPID) for which a device subscribes at its push service. 404 where the event sends no Web Push.',
  query: z.object({ eventId: eventParameter }),
  reply: z.object({ PublicKey: z.string().meta({ description: 'base64url.' }) }),
});

export const subscribePush = endpoint({
  ...ofPush,
  method: 'POST',
  effect: 'change',
  limit: 'write',
  path: '/api/Exhibition/PushSubscription/:eventId/:language',
  title: 'Notify this device',
  description:
    'Stores that a device gets the notifications of the event by Web Push, those that are for the caller in this language; who calls again changes that. It is deleted when the session of the caller ends. 404 where the event sends no Web Push, 409 for the address of another device.',
  query: z.object({ eventId: eventParameter, language: z.string().max(20).meta({ description: 'Language of the page, xx-XX.' }) }),
  body: subscriptionOfDevice,
  mostBytes: MOST_BYTES,
  example: { query: { language: 'en-GB' }, body: example },
  reply: z.object({ Subscribed: z.literal(true) }),
});

export const unsubscribePush = endpoint({
  ...ofPush,
  method: 'POST',
  effect: 'change',
  limit: 'write',
  path: '/api/Exhibition/PushUnsubscription/:eventId',
  title: 'Notify this device no longer',
  description: 'Deletes the subscription of a device for the event. Only who knows its keys can.',
  query: z.object({ eventId: eventParameter }),
  body: subscriptionOfDevice,
  mostBytes: MOST_BYTES,
  example: { body: example },
  reply: z.object({ Unsubscribed: z.literal(true).meta({ description: 'Also where there was none: nobody learns which there are.' }) }),
});
