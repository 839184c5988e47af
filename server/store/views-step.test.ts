// Views counted before days were kept: they stay, without a day, and new ones are added to them.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { goBackBefore } from '../fixture/older-store.ts';
import { databases } from '../fixture/stores.ts';
import { openStore } from './store.ts';

test.each(databases.filter((one) => one.available))('$name', async ({ make }) => {
  const database = await make();
  let store = await openStore(database.location);
  const { eventId } = await store.publish(
    { instance: 'demo', event: 'heart27', instanceDocument: '{}', rows: [], data: [], assets: [] },
    0,
  );
  await goBackBefore(store.db, '0013-views-by-day');
  await sql`insert into view_counts values (${eventId}, 'session', 's-1', 41)`.execute(store.db);
  await store.close();
  store = await openStore(database.location);
  const view = { eventId, day: '2027-05-03', kind: 'session', action: 'view', item: 's-1' } as const;
  expect(await store.countView(view)).toBe(42);
  expect(await store.viewsOf(eventId)).toEqual([
    { ...view, day: '', count: 41 },
    { ...view, count: 1 },
  ]);
  await store.close();
  await database.remove();
});
