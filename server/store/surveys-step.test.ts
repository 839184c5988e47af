// A store from before evaluation and reminders: the steps add their tables and columns, and leave what is there.
import { expect, test } from 'vitest';
import { goBackBefore } from '../fixture/older-store.ts';
import { databases } from '../fixture/stores.ts';
import { openStore } from './store.ts';

test.each(databases.filter((one) => one.available))('$name', async ({ make }) => {
  const database = await make();
  let store = await openStore(database.location);
  const empty = { instanceDocument: '{}', rows: [], data: [], assets: [] };
  const { eventId: event_id } = await store.publish({ instance: 'demo', event: 'heart27', ...empty }, 0);
  const plain = { event_id, text: '', link: '', until_at: null, targets: '[]', language: null, push: 0, pushed_at: null, created_at: 1 };
  await store.db
    .insertInto('notifications')
    .values({ ...plain, title: 'kept', opens_at: 1 })
    .execute();
  await goBackBefore(store.db, '0018-surveys');
  await store.close();
  store = await openStore(database.location);
  const answer = { id: 'a-1', event_id, survey_id: 's', scope: 'event' as const, entity_id: 'heart27', account_id: null };
  await store.db
    .insertInto('survey_answers')
    .values({ ...answer, result: '{"a":"b"}', submitted_at: 1_800_000_000_000 })
    .execute();
  const done = { event_id, scope: 'event' as const, entity_id: 'heart27', person: 'visitor:x', account_id: null };
  await store.db.insertInto('survey_done').values(done).execute();
  await expect(store.db.insertInto('survey_done').values(done).execute()).rejects.toThrow(/unique/i);
  expect(await store.db.selectFrom('survey_answers').select(['result', 'submitted_at']).execute()).toEqual([
    { result: '{"a":"b"}', submitted_at: 1_800_000_000_000 },
  ]);
  expect(await store.db.selectFrom('notifications').select(['title', 'account_id', 'about', 'about_at']).execute()).toEqual([
    { title: 'kept', account_id: null, about: null, about_at: null },
  ]);
  expect(await store.db.selectFrom('reminder_choices').selectAll().execute()).toEqual([]);
  await store.close();
  await database.remove();
});
