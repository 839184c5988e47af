// Events published before short names were unique within an instance alone: they keep their id and content, and are found by the exact name.
import { expect, test } from 'vitest';
import { sql } from 'kysely';
import { goBackBefore } from '../fixture/older-store.ts';
import { databases } from '../fixture/stores.ts';
import { openStore } from './store.ts';

const publication = { event: 'Heart27', instanceDocument: '{}', rows: [], data: [], assets: [] };

test.each(databases.filter((one) => one.available))('$name', async ({ make }) => {
  const database = await make();
  let store = await openStore(database.location);
  const { eventId } = await store.publish({ ...publication, instance: 'demo' }, 0);
  await sql`update events set event_key = 'heart27'`.execute(store.db);
  await goBackBefore(store.db, '0008-event-names');
  await store.close();
  store = await openStore(database.location);
  expect(await store.publish({ ...publication, instance: 'demo' }, 0)).toEqual({ eventId, version: 1, unchanged: true });
  expect((await store.publish({ ...publication, instance: 'rival' }, 0)).eventId).not.toBe(eventId);
  expect(await store.db.selectFrom('events').select('event_key').orderBy('id').execute()).toEqual([
    { event_key: 'demo/heart27' },
    { event_key: 'rival/heart27' },
  ]);
  await store.close();
  await database.remove();
});
