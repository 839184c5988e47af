// What participants allow and say at an event, and who wants no messages of whom, as it is stored.
import { randomBytes } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../store/schema.ts';

type Db = Kysely<Tables>;
export type ProfileRow = Selectable<Tables['networking_profiles']>;
type Place = { eventId: number; accountId: number };

/** Those that are read of a directory at most. */
const MOST_LISTED = 5_000;

/** The row of somebody; undefined where they have set nothing. */
export const profileRow = (db: Db, { eventId, accountId }: Place): Promise<ProfileRow | undefined> =>
  db.selectFrom('networking_profiles').selectAll().where('event_id', '=', eventId).where('account_id', '=', accountId).executeTakeFirst();

/** The account that others name so; undefined for nobody. */
export const profileOfPublic = (db: Db, eventId: number, publicId: string): Promise<ProfileRow | undefined> =>
  db.selectFrom('networking_profiles').selectAll().where('event_id', '=', eventId).where('public_id', '=', publicId).executeTakeFirst();

export type Allowed = Pick<ProfileRow, 'takes_messages' | 'is_listed' | 'wants_letters' | 'interests' | 'about'>;

/** Replaces what somebody allows. `now` in ms. */
export const setProfile = (db: Db, { eventId, accountId }: Place, allowed: Allowed, now: number): Promise<unknown> =>
  db
    .insertInto('networking_profiles')
    .values({
      event_id: eventId,
      account_id: accountId,
      public_id: `p-${randomBytes(15).toString('base64url')}`,
      ...allowed,
      changed_at: now,
    })
    .onConflict((conflict) => conflict.columns(['event_id', 'account_id']).doUpdateSet({ ...allowed, changed_at: now }))
    .execute();

/** Everybody who wants to be listed, with their account. */
export const listedProfiles = (db: Db, eventId: number) =>
  db
    .selectFrom('networking_profiles')
    .innerJoin('accounts', 'accounts.id', 'networking_profiles.account_id')
    .selectAll('networking_profiles')
    .select(['accounts.first_name', 'accounts.surname', 'accounts.profile'])
    .where('networking_profiles.event_id', '=', eventId)
    .where('networking_profiles.is_listed', '=', 1)
    .where('accounts.blocked_at', 'is', null)
    .orderBy('accounts.surname')
    .orderBy('accounts.first_name')
    .orderBy('accounts.id')
    .limit(MOST_LISTED)
    .execute();

/** Accounts that an account has blocked (`own`), and that have blocked it (`other`). */
export async function blocksOfAccount(db: Db, { eventId, accountId }: Place): Promise<{ own: Set<number>; other: Set<number> }> {
  const rows = await db
    .selectFrom('message_blocks')
    .selectAll()
    .where('event_id', '=', eventId)
    .where((eb) => eb.or([eb('account_id', '=', accountId), eb('other_id', '=', accountId)]))
    .execute();
  return {
    own: new Set(rows.flatMap((row) => (row.account_id === accountId ? [row.other_id] : []))),
    other: new Set(rows.flatMap((row) => (row.other_id === accountId ? [row.account_id] : []))),
  };
}

/** Ends a block that began at an instant (ms): one that is older stays. */
export const endMessageBlock = (db: Db, { eventId, accountId }: Place, otherId: number, begunAt: number): Promise<unknown> =>
  db
    .deleteFrom('message_blocks')
    .where((eb) => eb.and({ event_id: eventId, account_id: accountId, other_id: otherId, blocked_at: begunAt }))
    .execute();

/** Blocks somebody, or ends that. `now` in ms. */
export async function setMessageBlock(db: Db, { eventId, accountId }: Place, otherId: number, isOn: boolean, now: number): Promise<void> {
  const of = { event_id: eventId, account_id: accountId, other_id: otherId };
  if (isOn)
    await db
      .insertInto('message_blocks')
      .values({ ...of, blocked_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  else
    await db
      .deleteFrom('message_blocks')
      .where((eb) => eb.and(of))
      .execute();
}
