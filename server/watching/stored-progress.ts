// How far accounts have watched films, as it is stored.
import type { Kysely } from 'kysely';
import type { Tables } from '../store/schema.ts';

/** A film of an event as an account has it. */
export type WatchedFilm = { accountId: number; eventId: number; kind: 'session' | 'presentation'; id: string };

const rowOf = ({ accountId, eventId, kind, id }: WatchedFilm) => ({ account_id: accountId, event_id: eventId, kind, item_id: id });

/** The second at which it was stopped; null where it was not begun. */
export async function stoppedSecondOf(db: Kysely<Tables>, film: WatchedFilm): Promise<number | null> {
  const row = await db
    .selectFrom('watch_progress')
    .select('seconds')
    .where((eb) => eb.and(rowOf(film)))
    .executeTakeFirst();
  return row?.seconds ?? null;
}

/** Stores the second (a whole one), and quarters that were played; returns the quarters that are new. The same call twice changes nothing twice. */
export async function saveProgress<Q extends number>(
  db: Kysely<Tables>,
  film: WatchedFilm,
  { seconds, quarters }: { seconds: number; quarters: readonly Q[] },
  now: number,
): Promise<Q[]> {
  const stopped = { seconds: Math.floor(seconds), changed_at: now };
  return db.transaction().execute(async (within) => {
    await within
      .insertInto('watch_progress')
      .values({ ...rowOf(film), ...stopped })
      .onConflict((conflict) => conflict.columns(['account_id', 'event_id', 'kind', 'item_id']).doUpdateSet(stopped))
      .execute();
    if (quarters.length === 0) return [];
    const counted = await within
      .insertInto('watched_quarters')
      .values([...new Set(quarters)].map((quarter) => ({ ...rowOf(film), quarter, played_at: now })))
      .onConflict((conflict) => conflict.doNothing())
      .returning('quarter')
      .execute();
    const isNew = new Set(counted.map(({ quarter }) => quarter));
    return quarters.filter((quarter, index) => isNew.has(quarter) && quarters.indexOf(quarter) === index);
  });
}
