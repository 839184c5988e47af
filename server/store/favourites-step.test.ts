// A store from before there were favourites: it gets their tables, and what it had stays.
import { expect, test } from 'vitest';
import { goBackBefore } from '../fixture/older-store.ts';
import { NOW } from '../fixture/test-app.ts';
import { databases } from '../fixture/stores.ts';
import { favouritesOf, addFavourites } from '../favourites/stored-favourites.ts';
import { addAccount } from '../people/fixture/people-server.ts';
import { openStore } from './store.ts';

test.each(databases.filter((one) => one.available))('$name', async ({ make }) => {
  const database = await make();
  let store = await openStore(database.location);
  const published = { instance: 'demo', event: 'heart27', instanceDocument: '{}', rows: [], data: [], assets: [] };
  const { eventId } = await store.publish(published, 0);
  const accountId = await addAccount(store, 'mira@example.org');
  await goBackBefore(store.db, '0016-favourites');
  await store.close();
  store = await openStore(database.location);
  await addFavourites(store.db, { accountId, eventId }, 'session', ['s-1'], NOW);
  expect(await favouritesOf(store.db, { accountId, eventId })).toEqual([{ kind: 'session', id: 's-1' }]);
  await store.close();
  await database.remove();
});
