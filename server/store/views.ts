// Counted views of an event: how often something was opened, shown, clicked or played on a day. No row names a person.
import type { Kysely } from 'kysely';
import type { Tables, ViewAction, ViewKind } from './schema.ts';

/** What a view is counted of. `day` is YYYY-MM-DD in the time zone of the event, empty for views counted before days were kept. */
export type View = { eventId: number; day: string; kind: ViewKind; action: ViewAction; item: string };

/** A view with how often it happened. */
export type CountedView = View & { count: number };

/** Rows of one statement: far below the parameters either database takes. */
const AT_ONCE = 500;

/** Adds counts in one transaction: all or none. */
export const addViews = (db: Kysely<Tables>, views: readonly CountedView[]): Promise<void> =>
  db.transaction().execute((within) => addRows(within, views));

/** Adds one view; the count of all days with it. */
export const countView = (db: Kysely<Tables>, view: View): Promise<number> =>
  db.transaction().execute(async (within) => {
    await addRows(within, [{ ...view, count: 1 }]);
    return totalOf(within, view);
  });

async function addRows(within: Kysely<Tables>, views: readonly CountedView[]): Promise<void> {
  // In one order everywhere, or two servers could wait for each other's rows.
  const rows = views
    .map(({ eventId, day, kind, action, item, count }) => ({ event_id: eventId, kind, item_id: item, action, day, count }))
    .sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));
  for (let at = 0; at < rows.length; at += AT_ONCE)
    await within
      .insertInto('view_counts')
      .values(rows.slice(at, at + AT_ONCE))
      .onConflict((conflict) =>
        conflict
          .columns(['event_id', 'kind', 'item_id', 'action', 'day'])
          .doUpdateSet((eb) => ({ count: eb('view_counts.count', '+', eb.ref('excluded.count')) })),
      )
      .execute();
}

/** How often something was viewed on all days together. */
export async function totalOf(db: Kysely<Tables>, { eventId, kind, action, item }: Omit<View, 'day'>): Promise<number> {
  const row = await db
    .selectFrom('view_counts')
    .select((eb) => eb.fn.sum('count').as('total'))
    .where('event_id', '=', eventId)
    .where('kind', '=', kind)
    .where('item_id', '=', item)
    .where('action', '=', action)
    .executeTakeFirst();
  return Number(row?.total ?? 0);
}

/** How often something was viewed on each day, the latest first; views counted before days were kept are on the day ''. */
export async function viewsByDay(
  db: Kysely<Tables>,
  { eventId, kind, action, item }: Omit<View, 'day'>,
): Promise<{ day: string; count: number }[]> {
  return db
    .selectFrom('view_counts')
    .select(['day', 'count'])
    .where((eb) => eb.and({ event_id: eventId, kind, action, item_id: item }))
    .orderBy('day', 'desc')
    .execute();
}

/** Counts of an event from one day to another, both included (YYYY-MM-DD; omitted is open), by day, then kind, item and action. */
export async function viewsOf(db: Kysely<Tables>, eventId: number, days: { from?: string; to?: string } = {}): Promise<CountedView[]> {
  let query = db.selectFrom('view_counts').selectAll().where('event_id', '=', eventId);
  if (days.from !== undefined) query = query.where('day', '>=', days.from);
  if (days.to !== undefined) query = query.where('day', '<=', days.to);
  const rows = await query.orderBy('day').orderBy('kind').orderBy('item_id').orderBy('action').execute();
  return rows.map(({ day, kind, action, item_id, count }) => ({ eventId, day, kind, action, item: item_id, count }));
}

const orderOf = (row: { event_id: number; kind: string; item_id: string; action: string; day: string }): string =>
  JSON.stringify([row.event_id, row.kind, row.item_id, row.action, row.day]);
