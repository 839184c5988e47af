// A store from before notes: the step adds their tables, and leaves what is there.
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
  await goBackBefore(store.db, '0017-notes');
  await store.close();
  store = await openStore(database.location);
  const note = { event_id: eventId, account_id: null, kind: 'session' as const, item_id: 's-1', parent_id: null, is_note: 0 };
  await store.db
    .insertInto('notes')
    .values({ ...note, content: 'hello', visibility: 'everybody', state: 'open', created_at: 1, edited_at: null, changed_at: 1 })
    .execute();
  expect(await store.db.selectFrom('notes').select(['content', 'changed_at']).execute()).toEqual([{ content: 'hello', changed_at: 1 }]);
  expect((await store.events()).map(({ id }) => id)).toEqual([eventId]);
  await store.close();
  await database.remove();
});
