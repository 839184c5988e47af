// Favourites of accounts as they are stored (B §3 Personal program).
import type { Kysely } from 'kysely';
import { MOST_FAVOURITES } from '../../src/contract/personal-limits.ts';
import { aboutChangesOf } from './changes/change-notices.ts';
import { RequestError } from '../http/errors.ts';
import type { FavouriteRowKind, PlacedRowKind } from '../store/people-schema.ts';
import type { Tables } from '../store/schema.ts';

/** Whose programme, of which event. */
export type Owner = { accountId: number; eventId: number };

export type Favourite = { kind: FavouriteRowKind; id: string };

const own = ({ accountId, eventId }: Owner) => ({ account_id: accountId, event_id: eventId });

/** All favourites, the oldest first. */
export async function favouritesOf(db: Kysely<Tables>, owner: Owner): Promise<Favourite[]> {
  const rows = await db
    .selectFrom('favourites')
    .select(['kind', 'item_id'])
    .where((eb) => eb.and(own(owner)))
    .orderBy('created_at')
    .orderBy('kind')
    .orderBy('item_id')
    .execute();
  return rows.map(({ kind, item_id }) => ({ kind, id: item_id }));
}

/** Adds some; returns how many were new. Throws RequestError 409 where there would be too many. */
export async function addFavourites(
  db: Kysely<Tables>,
  owner: Owner,
  kind: FavouriteRowKind,
  ids: readonly string[],
  now: number,
): Promise<number> {
  const stored = await favouritesOf(db, owner);
  const known = new Set(stored.filter((one) => one.kind === kind).map(({ id }) => id));
  const fresh = [...new Set(ids)].filter((id) => !known.has(id));
  if (fresh.length === 0) return 0;
  if (stored.length + fresh.length > MOST_FAVOURITES) throw new RequestError(409, 'full', 'There are as many favourites as can be stored.');
  const added = await db
    .insertInto('favourites')
    .values(fresh.map((id) => ({ ...own(owner), kind, item_id: id, created_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('item_id')
    .execute();
  return added.length;
}

/** Removes one; false where it was none. */
export async function removeFavourite(db: Kysely<Tables>, owner: Owner, kind: FavouriteRowKind, id: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('favourites')
    .where((eb) => eb.and({ ...own(owner), kind, item_id: id }))
    .returning('item_id')
    .execute();
  if (gone.length > 0) await forget(db, owner, { kind, id });
  return gone.length > 0;
}

/** Removes all favourites and appointments; returns how many there were. */
export function clearProgramme(db: Kysely<Tables>, owner: Owner): Promise<number> {
  return db.transaction().execute(async (within) => {
    const favourites = await within
      .deleteFrom('favourites')
      .where((eb) => eb.and(own(owner)))
      .returning('item_id')
      .execute();
    const appointments = await within
      .deleteFrom('appointments')
      .where((eb) => eb.and(own(owner)))
      .returning('id')
      .execute();
    await forget(within, owner);
    return favourites.length + appointments.length;
  });
}

/** What is no favourite any more is not told of, by no device that has not shown it yet: neither its start nor its changes. */
async function forget(db: Kysely<Tables>, owner: Owner, one?: Favourite): Promise<void> {
  const isOf = one && [`${one.kind} ${one.id}`, ...aboutChangesOf(`${one.kind} ${one.id}`)];
  await db
    .deleteFrom('notifications')
    .where((eb) => eb.and(own(owner)))
    .where((eb) =>
      isOf
        ? eb('about', 'in', isOf)
        : // Meetings, chats and badges are no favourites: they stay when all of those are cleared.
          eb.or(['session %', 'presentation %', 'favourite-%'].map((pattern) => eb('about', 'like', pattern))),
    )
    .execute();
  await db
    .deleteFrom('favourite_changes')
    .where((eb) => eb.and(own(owner)))
    .$if(one !== undefined, (query) => query.where('kind', '=', one!.kind as PlacedRowKind).where('item_id', '=', one!.id))
    .execute();
}
