// Ratings of sessions, presentations and products as they are stored: one per account and thing.
import type { Kysely } from 'kysely';
import type { Rating } from '../../src/contract/ratings.ts';
import type { Tables } from '../store/schema.ts';
import type { RatedKind } from '../store/notes-schema.ts';

/** Fewest ratings of an average: of two, each would know the other's. */
export const FEWEST_RATINGS = 3;

/** A thing that is rated. */
export type RatedPlace = { kind: RatedKind; item: string; eventId: number };

/** One decimal. */
const rounded = (value: number): number => Math.round(value * 10) / 10;

/** Stores the rating of an account, or changes it. */
export async function setRating(
  db: Kysely<Tables>,
  { eventId, kind, item }: RatedPlace,
  { accountId, value, content, now }: { accountId: number; value: number; content: string; now: number },
): Promise<void> {
  await db
    .insertInto('ratings')
    .values({ event_id: eventId, account_id: accountId, kind, item_id: item, value, content, rated_at: now })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'event_id', 'kind', 'item_id']).doUpdateSet({ value, content, rated_at: now }),
    )
    .execute();
}

/** The rating of somebody, and with `average` that of all. */
export async function ratingFor(
  db: Kysely<Tables>,
  { eventId, kind, item }: RatedPlace,
  { accountId, average }: { accountId: number | null; average: boolean },
): Promise<Rating> {
  const own = await db
    .selectFrom('ratings')
    .select(['value', 'content'])
    .where('event_id', '=', eventId)
    .where('kind', '=', kind)
    .where('item_id', '=', item)
    .where('account_id', '=', accountId ?? -1)
    .executeTakeFirst();
  const all = average ? (await averagesOf(db, eventId)).find((one) => one.kind === kind && one.item === item) : undefined;
  const isShown = all !== undefined && all.count >= FEWEST_RATINGS;
  return {
    RatingValue: own?.value ?? 0,
    Content: own?.content ?? '',
    Average: isShown ? all.average : 0,
    Count: isShown ? all.count : 0,
  };
}

/** What was rated at an event: how often, and its average; the best first. */
export async function averagesOf(
  db: Kysely<Tables>,
  eventId: number,
): Promise<{ kind: RatedKind; item: string; count: number; average: number; counts: readonly number[] }[]> {
  const rows = await db
    .selectFrom('ratings')
    .select((eb) => ['kind', 'item_id', 'value', eb.fn.countAll().as('count')])
    .where('event_id', '=', eventId)
    .groupBy(['kind', 'item_id', 'value'])
    .execute();
  const things = Map.groupBy(rows, ({ kind, item_id }) => `${kind} ${item_id}`);
  return [...things.values()]
    .map((ofThing) => {
      const counts = [1, 2, 3, 4, 5].map((stars) => Number(ofThing.find(({ value }) => value === stars)?.count ?? 0));
      const count = counts.reduce((sum, one) => sum + one, 0);
      const average = rounded(counts.reduce((sum, one, nth) => sum + one * (nth + 1), 0) / count);
      const { kind, item_id: item } = ofThing[0]!;
      return { kind, item, count, average, counts };
    })
    .sort((a, b) => b.average - a.average || b.count - a.count);
}
