// Devices that get notifications of an event by Web Push: stored, bound to whoever is signed in, deleted.
import { ECDH, timingSafeEqual } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import { nobody } from '../../../src/rules/context.ts';
import { badRequest, RequestError } from '../../http/errors.ts';
import type { PublishedEvent } from '../../published/event.ts';
import { accountAt } from '../../sessions/caller.ts';
import type { Tables } from '../../store/schema.ts';
import { type NotificationRow, type NotifiedPerson, reaches } from '../stored-notifications.ts';
import { endpointUrl } from './push-endpoint.ts';

type Db = Kysely<Tables>;
export type PushSubscriptionRow = Selectable<Tables['push_subscriptions']>;

/** A device as it says of itself (contract `subscribePush`). */
export type PushedTo = { Endpoint: string; Keys: { p256dh: string; auth: string } };

/** Devices of one account at an event; beyond that the one that was not used for longest goes. */
const MOST_OF_ACCOUNT = 10;

/** What a subscription is stored with. `demand` is asked before a new one is stored, and throws to refuse it. */
export type Subscribing = {
  eventId: number;
  device: PushedTo;
  language: string;
  /** Null and empty for visitors. */
  accountId: number | null;
  session: string;
  now: number;
  isLocal: boolean;
  demand: () => Promise<void>;
};

/** Stores a device, or whose it is now. Throws RequestError 400 for what is no address or key, 409 for the address of another device. */
export async function subscribe(
  db: Db,
  { eventId, device, language, accountId, session, now, isLocal, demand }: Subscribing,
): Promise<void> {
  if (!endpointUrl(device.Endpoint, isLocal)) throw badRequest('This is no address of a push service.', 'Endpoint');
  if (!isKey(device.Keys.p256dh)) throw badRequest('This is no key of a device.', 'Keys');
  const whose = { language, account_id: accountId, session_uuid: session, confirmed_at: now };
  const known = await find(db, eventId, device);
  if (!known) await demand();
  const row = { event_id: eventId, endpoint: device.Endpoint, p256dh: device.Keys.p256dh, auth: device.Keys.auth, created_at: now };
  const stored = await db
    .insertInto('push_subscriptions')
    .values({ ...row, ...whose })
    .onConflict((conflict) =>
      // Only the device itself knows its keys.
      conflict
        .columns(['event_id', 'endpoint'])
        .doUpdateSet(whose)
        .where('push_subscriptions.p256dh', '=', device.Keys.p256dh)
        .where('push_subscriptions.auth', '=', device.Keys.auth),
    )
    .returning('id')
    .executeTakeFirst();
  if (!stored) throw new RequestError(409, 'other-device', 'This address belongs to another device.', 'Endpoint');
  if (accountId !== null) await dropOldest(db, eventId, accountId);
}

/** Deletes a device. What others have stored stays. */
export async function unsubscribe(db: Db, eventId: number, device: PushedTo): Promise<void> {
  const known = await find(db, eventId, device);
  if (known && isSame(known.auth, device.Keys.auth)) await db.deleteFrom('push_subscriptions').where('id', '=', known.id).execute();
}

const find = (db: Db, eventId: number, { Endpoint }: PushedTo) =>
  db
    .selectFrom('push_subscriptions')
    .select(['id', 'auth'])
    .where('event_id', '=', eventId)
    .where('endpoint', '=', Endpoint)
    .executeTakeFirst();

/** A point of the curve: what is none cannot be encrypted for. */
function isKey(key: string): boolean {
  try {
    return (
      ECDH.convertKey(key, 'prime256v1', 'base64url', 'base64url', 'uncompressed') !== '' && Buffer.from(key, 'base64url').length === 65
    );
  } catch {
    return false;
  }
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

async function dropOldest(db: Db, eventId: number, accountId: number): Promise<void> {
  const own = await db
    .selectFrom('push_subscriptions')
    .select('id')
    .where('account_id', '=', accountId)
    .where('event_id', '=', eventId)
    .orderBy('confirmed_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const over = own.slice(MOST_OF_ACCOUNT).map(({ id }) => id);
  if (over.length > 0) await db.deleteFrom('push_subscriptions').where('id', 'in', over).execute();
}

/** Who a device belongs to now, as the rule reads it: an account that was blocked or deleted is nobody. */
export async function holderOf(
  db: Db,
  { account_id: id }: Pick<PushSubscriptionRow, 'account_id'>,
  event: PublishedEvent,
  now: number,
): Promise<NotifiedPerson> {
  return { accountId: id, who: id === null ? nobody : ((await accountAt(db, id, event, now))?.who ?? nobody) };
}

/** How many devices a notification reaches as of `now` (ms), its window aside. */
export async function countReached(db: Db, row: NotificationRow, event: PublishedEvent, now: number): Promise<number> {
  const all = await db.selectFrom('push_subscriptions').select(['account_id', 'language']).where('event_id', '=', row.event_id).execute();
  const known = new Map<number | null, NotifiedPerson>();
  let count = 0;
  for (const device of all) {
    const holder = known.get(device.account_id) ?? (await holderOf(db, device, event, now));
    known.set(device.account_id, holder);
    if (reaches(row, holder, device.language, row.opens_at)) count += 1;
  }
  return count;
}
