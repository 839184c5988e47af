// What was taken off for good: an asset of every version, also of those that are published later, or one whole version with all its files.
import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import type { Tables } from './schema.ts';

type Db = Kysely<Tables>;

/** An asset by its path (`version` 0), or a version (`path` empty). */
export type Withdrawn = { version: number; path: string };

/** Whether an asset was withdrawn, itself or with its version: part of the question for the asset, so that every answer knows. */
export const isWithdrawn = (eb: ExpressionBuilder<Tables, 'assets'>) =>
  eb
    .exists(
      eb
        .selectFrom('withdrawals')
        .select(sql<number>`1`.as('found'))
        .whereRef('withdrawals.event_id', '=', 'assets.event_id')
        .where((or) =>
          or.or([
            or.and([or('withdrawals.version', '=', 0), or('withdrawals.path', '=', or.ref('assets.path'))]),
            or.and([or('withdrawals.version', '=', or.ref('assets.version')), or('withdrawals.path', '=', '')]),
          ]),
        ),
    )
    .as('is_withdrawn');

/** Withdraws; false when it was withdrawn already. `now` in ms since 1970. */
export async function withdraw(
  db: Db,
  eventId: number,
  { version, path }: Withdrawn,
  by: { actor: string; now: number },
): Promise<boolean> {
  const row = { event_id: eventId, version, path, actor: by.actor, withdrawn_at: by.now };
  const made = await db
    .insertInto('withdrawals')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('version')
    .executeTakeFirst();
  return made !== undefined;
}

/** Takes a withdrawal back; false when there was none. */
export async function restore(db: Db, eventId: number, { version, path }: Withdrawn): Promise<boolean> {
  const query = db.deleteFrom('withdrawals').where('event_id', '=', eventId).where('version', '=', version).where('path', '=', path);
  return (await query.executeTakeFirst()).numDeletedRows > 0n;
}

/** All there are, the newest first; of one event where given. `place` is `instance/event`. */
export async function listWithdrawals(db: Db, eventId?: number): Promise<(Tables['withdrawals'] & { place: string })[]> {
  const rows = await db
    .selectFrom('withdrawals')
    .innerJoin('events', 'events.id', 'withdrawals.event_id')
    .innerJoin('instances', 'instances.name_key', 'events.instance_key')
    .selectAll('withdrawals')
    .select(['instances.name', 'events.short_name'])
    .$if(eventId !== undefined, (query) => query.where('event_id', '=', eventId!))
    .orderBy('withdrawn_at', 'desc')
    .orderBy('withdrawals.path')
    .execute();
  return rows.map(({ name, short_name, ...row }) => ({ ...row, place: `${name}/${short_name}` }));
}

/** Paths of assets of a version that were withdrawn before and so are not sent. */
export async function withdrawnAssets(db: Db, eventId: number, version: number): Promise<string[]> {
  const rows = await db
    .selectFrom('assets')
    .innerJoin('withdrawals', (join) =>
      join
        .onRef('withdrawals.event_id', '=', 'assets.event_id')
        .onRef('withdrawals.path', '=', 'assets.path')
        .on('withdrawals.version', '=', 0),
    )
    .select('assets.path')
    .where('assets.event_id', '=', eventId)
    .where('assets.version', '=', version)
    .orderBy('assets.path')
    .execute();
  return rows.map(({ path }) => path);
}
