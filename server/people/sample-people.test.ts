// The sample people of the sample congress: written once, about things it has, and only there.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { databases } from '../fixture/stores.ts';
import { openStore } from '../store/store.ts';
import { writeSamplePeople } from './sample-people.ts';

const NOW = Date.parse('2027-05-03T08:10:00Z');

test.each(databases.filter(({ available }) => available))('$name', async ({ make }) => {
  const database = await make();
  const store = await openStore(database.location);
  await writeSamplePeople(store, NOW);
  expect(await store.db.selectFrom('accounts').select('id').execute()).toEqual([]);
  const version = { instanceDocument: '{}', rows: [], data: [], assets: [] };
  await store.publish({ instance: 'kardia', event: 'kardia2027', ...version }, 0);
  // Several servers may start at once.
  const other = await openStore(database.location);
  await Promise.all([store, other, store].map((one) => writeSamplePeople(one, NOW)));
  await other.close();
  await writeSamplePeople(store, NOW);
  const notes = await store.db.selectFrom('notes').select(['item_id', 'parent_id', 'created_at']).execute();
  expect([notes.length, notes.filter(({ parent_id }) => parent_id !== null).length]).toEqual([6, 3]);
  expect(notes.every(({ created_at }) => created_at < NOW)).toBe(true);
  expect((await store.db.selectFrom('ratings').select('value').where('kind', '=', 'session').execute()).length).toBe(4);
  const rated = await store.db.selectFrom('ratings').select('item_id').where('kind', '=', 'product').execute();
  const leads = await store.db.selectFrom('leads').select('company_id').execute();
  const chats = await store.db.selectFrom('chats').select('company_id').execute();
  expect([rated.length, leads.length, chats.length]).toEqual([7, 2, 2]);
  const idsOf = (file: string): string[] =>
    (
      JSON.parse(readFileSync(new URL(`../../sample-configs/kardia/kardia2027/data/${file}.json`, import.meta.url), 'utf8')) as {
        rows: { Id: string }[];
      }
    ).rows.map(({ Id }) => Id);
  expect(idsOf('sessions')).toContain(notes[0]!.item_id);
  for (const { item_id } of rated) expect(idsOf('products')).toContain(item_id);
  for (const { company_id } of [...leads, ...chats]) expect(idsOf('companies')).toContain(company_id);
  const files = { session: 'sessions', presentation: 'presentations', speaker: 'authors', company: 'companies' } as const;
  const favourites = await store.db.selectFrom('favourites').select(['kind', 'item_id', 'account_id']).execute();
  expect([favourites.length, new Set(favourites.map(({ account_id }) => account_id)).size]).toEqual([9, 1]);
  for (const { kind, item_id } of favourites) expect(idsOf(files[kind])).toContain(item_id);
  const submitted = await store.db.selectFrom('submissions').select(['call_id', 'topic_id']).execute();
  expect(submitted.length).toBe(3);
  const { rows: calls } = JSON.parse(
    readFileSync(new URL('../../sample-configs/kardia/kardia2027/data/calls.json', import.meta.url), 'utf8'),
  ) as { rows: { Id: string; Topics: { Id: string }[] }[] };
  for (const { call_id, topic_id } of submitted)
    expect(calls.find(({ Id }) => Id === call_id)?.Topics.map(({ Id }) => Id)).toContain(topic_id);
  await store.close();
  await database.remove();
});
