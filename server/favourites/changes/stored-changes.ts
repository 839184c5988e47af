// What an account has not read yet of changes of its favourites.
import type { Kysely } from 'kysely';
import type { FavouriteChangeItem } from '../../../src/contract/changed-favourites.ts';
import { decideFavouriteChange } from '../../../src/rules/favourite-change.ts';
import type { PublishedEvent } from '../../published/event.ts';
import type { Tables } from '../../store/schema.ts';
import type { Owner } from '../stored-favourites.ts';
import { placedThingRows, placeOfRow, placedRowName } from './placed-things.ts';

const own = ({ accountId, eventId }: Owner) => ({ account_id: accountId, event_id: eventId });
const iso = (instant: number | null): string | null => (instant === null ? null : new Date(instant).toISOString());

/** The changes as the programme is now, the newest first; what is over or back where it was is left out. `isKnown`: whether the account may know a thing that is there. */
export async function changesOf(
  db: Kysely<Tables>,
  owner: Owner,
  { event, now, isKnown }: { event: PublishedEvent; now: number; isKnown: (kind: 'session' | 'presentation', id: string) => boolean },
): Promise<FavouriteChangeItem[]> {
  const rows = await db
    .selectFrom('favourite_changes')
    .selectAll()
    .where((eb) => eb.and(own(owner)))
    .orderBy('changed_at', 'desc')
    .orderBy('kind')
    .orderBy('item_id')
    .execute();
  const places = placedThingRows(event);
  return rows.flatMap((row): FavouriteChangeItem[] => {
    const is = places.get(placedRowName(row));
    if (is && !isKnown(row.kind, row.item_id)) return [];
    const change = decideFavouriteChange(placeOfRow(row), is && placeOfRow(is), now);
    if (!change) return [];
    return [
      {
        Kind: row.kind,
        Id: row.item_id,
        Change: change,
        Title: row.title,
        StartDateTime: iso(row.starts_at),
        EndDateTime: iso(row.ends_at),
        RoomId: row.room_id,
        RoomName: row.room,
        ChangedAt: new Date(row.changed_at).toISOString(),
      },
    ];
  });
}

/** Forgets the changes up to an instant (ms); returns how many there were. */
export async function readChanges(db: Kysely<Tables>, owner: Owner, until: number): Promise<number> {
  const gone = await db
    .deleteFrom('favourite_changes')
    .where((eb) => eb.and(own(owner)))
    .where('changed_at', '<=', until)
    .returning('item_id')
    .execute();
  return gone.length;
}
