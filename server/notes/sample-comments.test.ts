// The comments of the sample congress: written once, on a session it has, and only there.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { databases } from '../fixture/stores.ts';
import { openStore } from '../store/store.ts';
import { writeSampleComments } from './sample-comments.ts';

const NOW = Date.parse('2027-05-03T08:10:00Z');

test.each(databases.filter(({ available }) => available))('$name', async ({ make }) => {
  const database = await make();
  const store = await openStore(database.location);
  await writeSampleComments(store, NOW);
  expect(await store.db.selectFrom('accounts').select('id').execute()).toEqual([]);
  const version = { instanceDocument: '{}', rows: [], data: [], assets: [] };
  await store.publish({ instance: 'kardia', event: 'kardia2027', ...version }, 0);
  for (let times = 0; times < 2; times++) await writeSampleComments(store, NOW);
  const notes = await store.db.selectFrom('notes').select(['item_id', 'parent_id', 'created_at']).execute();
  expect([notes.length, notes.filter(({ parent_id }) => parent_id !== null).length]).toEqual([6, 3]);
  expect(notes.every(({ created_at }) => created_at < NOW)).toBe(true);
  expect((await store.db.selectFrom('ratings').select('value').execute()).length).toBe(4);
  const { rows } = JSON.parse(
    readFileSync(new URL('../../sample-configs/kardia/kardia2027/data/sessions.json', import.meta.url), 'utf8'),
  ) as { rows: { Id: string }[] };
  expect(rows.map(({ Id }) => Id)).toContain(notes[0]!.item_id);
  await store.close();
  await database.remove();
});
