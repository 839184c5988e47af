// A store from before it was kept what people watched: it gets the tables, and what it had stays.
import { expect, test } from 'vitest';
import { goBackBefore } from '../fixture/older-store.ts';
import { NOW } from '../fixture/test-app.ts';
import { databases } from '../fixture/stores.ts';
import { stoppedSecondOf, saveProgress } from '../watching/stored-progress.ts';
import { addAccount } from '../people/fixture/people-server.ts';
import { openStore } from './store.ts';

test.each(databases.filter((one) => one.available))('$name', async ({ make }) => {
  const database = await make();
  let store = await openStore(database.location);
  const published = { instance: 'demo', event: 'heart27', instanceDocument: '{}', rows: [], data: [], assets: [] };
  const { eventId } = await store.publish(published, 0);
  const accountId = await addAccount(store, 'mira@example.org');
  await goBackBefore(store.db, '0020-progress');
  await store.close();
  store = await openStore(database.location);
  const film = { accountId, eventId, kind: 'presentation', id: 'p-1' } as const;
  expect(await saveProgress(store.db, film, { seconds: 7, quarters: [25] }, NOW)).toEqual([25]);
  expect(await stoppedSecondOf(store.db, film)).toBe(7);
  await store.close();
  await database.remove();
});
