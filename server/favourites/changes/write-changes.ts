// Notices what a new version of an event has changed of anybody's favourites: kept for each account until it has read it, and told. Once, whichever server is first.
import { type Kysely, type Transaction, sql } from 'kysely';
import type { PlaceChange } from '../../../src/base/favourite-changes.ts';
import { decideFavouriteChange } from '../../../src/rules/favourite-change.ts';
import { withoutTalksOfTheirSession } from '../../../src/rules/placed-things.ts';
import type { AccessControl } from '../../access/access-control.ts';
import { announceFavourites } from '../../hubs/notification-hub.ts';
import type { People } from '../../people/people.ts';
import type { PublishedEvent } from '../../published/event.ts';
import { accountAt } from '../../sessions/caller.ts';
import type { PlacedRow, PlacedRowKind } from '../../store/people-schema.ts';
import type { Tables } from '../../store/schema.ts';
import { knownIds } from '../known-items.ts';
import { changeNotices } from './change-notices.ts';
import { placedRow, placedThingRows, placeOfRow, placedRowName } from './placed-things.ts';

export type ChangeParts = { people: Pick<People, 'db' | 'signals'>; accessControl: Pick<AccessControl, 'ofCaller'> };

/** A thing that has changed: what was known of it, what is, and what that means. */
export type ChangedThing = { was: PlacedRow & { noted_at: number }; is: PlacedRow | undefined; change: PlaceChange };

/** Rows written, and ids asked for, at once. */
const AT_ONCE = 200;

/** Versions whose favourites were compared. */
const compared = new WeakSet<PublishedEvent>();

/** Compares the version of an event with what is known of its favourites; returns the ids of the notifications written at `now` (ms). */
export async function writeChanges(parts: ChangeParts, event: PublishedEvent, now: number): Promise<number[]> {
  if (compared.has(event)) return [];
  const { people } = parts;
  const { changed, fresh } = await compare(people.db, event, now);
  const told = await readersOf(parts, event, changed, now);
  const written = await people.db.transaction().execute(async (within) => {
    // A place nobody has a favourite at is forgotten: who chooses the thing later knows it as it is then.
    await sql`delete from favourite_places where event_id = ${event.id} and not exists (select 1 from favourites where
      favourites.event_id = favourite_places.event_id and favourites.kind = favourite_places.kind and favourites.item_id = favourite_places.item_id)`.execute(
      within,
    );
    for (let from = 0; from < fresh.length; from += AT_ONCE) await insertPlaces(within, fresh.slice(from, from + AT_ONCE), now);
    const mine = new Set<string>();
    for (const one of changed) if (await claim(within, one, now)) mine.add(placedRowName(one.was));
    const own = told
      .map(({ accountId, things }) => ({ accountId, things: things.filter(({ was }) => mine.has(placedRowName(was))) }))
      .filter(({ things }) => things.length > 0);
    for (const { accountId, things } of own) await keep(within, accountId, things, now);
    const notices = own.flatMap(({ accountId, things }) => changeNotices(event, accountId, things, now));
    const ids: number[] = [];
    for (let from = 0; from < notices.length; from += AT_ONCE) {
      const rows = notices.slice(from, from + AT_ONCE);
      const stored = await within.insertInto('notifications').values(rows).returning('id').execute();
      ids.push(...stored.map(({ id }) => id));
    }
    return { ids, accounts: own.map(({ accountId }) => accountId) };
  });
  compared.add(event);
  for (const accountId of written.accounts) await announceFavourites(people, { accountId, eventId: event.id });
  return written.ids;
}

/** Notes where and when things are which somebody has just chosen; what is known of one already stays. */
export async function notePlaces(
  db: Kysely<Tables>,
  event: PublishedEvent,
  { kind, ids, now }: { kind: PlacedRowKind; ids: readonly string[]; now: number },
): Promise<void> {
  const places = placedThingRows(event);
  const found = ids.flatMap((id) => places.get(placedRowName({ kind, item_id: id })) ?? []);
  for (let from = 0; from < found.length; from += AT_ONCE) await insertPlaces(db, found.slice(from, from + AT_ONCE), now);
}

const insertPlaces = (db: Kysely<Tables>, things: readonly PlacedRow[], now: number): Promise<unknown> =>
  db
    .insertInto('favourite_places')
    .values(things.map((thing) => ({ ...placedRow(thing), noted_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** What differs from what is known, and favourites of which nothing is known yet. */
async function compare(
  db: Kysely<Tables>,
  event: PublishedEvent,
  now: number,
): Promise<{ changed: ChangedThing[]; fresh: readonly PlacedRow[] }> {
  const things = placedThingRows(event);
  const known = new Map(
    (await db.selectFrom('favourite_places').selectAll().where('event_id', '=', event.id).execute()).map((row) => [
      placedRowName(row),
      row,
    ]),
  );
  const chosen = await db
    .selectFrom('favourites')
    .select(['kind', 'item_id'])
    .distinct()
    .where('event_id', '=', event.id)
    .where('kind', 'in', ['session', 'presentation'])
    .execute();
  const changed: ChangedThing[] = [];
  const fresh: PlacedRow[] = [];
  for (const { kind, item_id } of chosen) {
    const name = `${kind} ${item_id}`;
    const [was, is] = [known.get(name), things.get(name)];
    if (!was) {
      if (is) fresh.push(is);
      continue;
    }
    const change = decideFavouriteChange(placeOfRow(was), is && placeOfRow(is), now);
    if (change) changed.push({ was, is, change });
  }
  return { changed, fresh };
}

/** Takes a change for this server; false where another one has it. */
async function claim(within: Transaction<Tables>, { was, is }: ChangedThing, now: number): Promise<boolean> {
  const { event_id, kind, item_id, noted_at } = was;
  const isIt = { event_id, kind, item_id, noted_at };
  const claimed = is
    ? await within
        .updateTable('favourite_places')
        .set({ ...placedRow(is), noted_at: Math.max(now, noted_at + 1) })
        .where((eb) => eb.and(isIt))
        .returning('noted_at')
        .execute()
    : await within
        .deleteFrom('favourite_places')
        .where((eb) => eb.and(isIt))
        .returning('noted_at')
        .execute();
  return claimed.length > 0;
}

/** Keeps for an account what was before; of two changes it has not read the first, of one that is taken back nothing. */
async function keep(within: Transaction<Tables>, accountId: number, things: readonly ChangedThing[], now: number): Promise<void> {
  for (const { was, is } of things) {
    const own = { account_id: accountId, event_id: was.event_id, kind: was.kind, item_id: was.item_id };
    const before = await within
      .selectFrom('favourite_changes')
      .selectAll()
      .where((eb) => eb.and(own))
      .executeTakeFirst();
    if (!before)
      await within
        .insertInto('favourite_changes')
        .values({ ...placedRow(was), account_id: accountId, changed_at: now })
        .execute();
    else if (decideFavouriteChange(placeOfRow(before), is && placeOfRow(is), now))
      await within
        .updateTable('favourite_changes')
        .set({ changed_at: now })
        .where((eb) => eb.and(own))
        .execute();
    else
      await within
        .deleteFrom('favourite_changes')
        .where((eb) => eb.and(own))
        .execute();
  }
}

/** Whose favourites have changed, of those who may know of them; a talk that goes with its session is not told beside it. */
async function readersOf(
  { people: { db }, accessControl }: ChangeParts,
  event: PublishedEvent,
  changed: readonly ChangedThing[],
  now: number,
): Promise<{ accountId: number; things: ChangedThing[] }[]> {
  const byName = new Map(changed.map((one) => [placedRowName(one.was), one]));
  const rows: { account_id: number; kind: string; item_id: string }[] = [];
  for (const kind of ['session', 'presentation'] as const) {
    const ids = changed.filter(({ was }) => was.kind === kind).map(({ was }) => was.item_id);
    for (let from = 0; from < ids.length; from += AT_ONCE)
      rows.push(
        ...(await db
          .selectFrom('favourites')
          .select(['account_id', 'kind', 'item_id'])
          .where('event_id', '=', event.id)
          .where('kind', '=', kind)
          .where('item_id', 'in', ids.slice(from, from + AT_ONCE))
          .execute()),
      );
  }
  const places = placedThingRows(event);
  const sessionOf = (row: PlacedRow): string | undefined =>
    row.kind === 'session' ? row.item_id : places.get(placedRowName(row))?.sessionId;
  const readers: { accountId: number; things: ChangedThing[] }[] = [];
  for (const [accountId, own] of Map.groupBy(rows, ({ account_id }) => account_id)) {
    const found = await accountAt(db, accountId, event, now);
    if (!found) continue;
    const access = accessControl.ofCaller(event, { session: null, ...found });
    const things = own
      .flatMap(({ kind, item_id }) => byName.get(`${kind} ${item_id}`) ?? [])
      // What the programme does not have any more is known to whoever may know the others.
      .filter(({ was: { kind, item_id }, is }) =>
        is ? knownIds(event, access, kind).has(item_id) : knownIds(event, access, kind).size > 0,
      );
    const untold = withoutTalksOfTheirSession(things, ({ was, change }) => ({ kind: was.kind, change, sessionId: sessionOf(was) }));
    readers.push({ accountId, things: untold });
  }
  return readers;
}
