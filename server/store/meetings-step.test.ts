// A store from before meetings could be booked: it gets their table.
import { expect, test } from 'vitest';
import { goBackBefore } from '../fixture/older-store.ts';
import { databases } from '../fixture/stores.ts';
import { NOW } from '../fixture/test-app.ts';
import { bookingsOfAccount, bookSeat } from '../meetings/stored-bookings.ts';
import { addAccount } from '../people/fixture/people-server.ts';
import { openStore } from './store.ts';

test.each(databases.filter((one) => one.available))('$name', async ({ make }) => {
  const database = await make();
  let store = await openStore(database.location);
  const published = { instance: 'demo', event: 'heart27', instanceDocument: '{}', rows: [], data: [], assets: [] };
  const { eventId } = await store.publish(published, 0);
  const accountId = await addAccount(store, 'mira@example.org');
  await goBackBefore(store.db, '0024-meetings');
  await store.close();
  store = await openStore(database.location);
  const slot = { id: 'a.1', company: '701', start: NOW, end: NOW + 1, capacity: 1 };
  const given = { first_name: 'Mira', surname: 'Sample', email: '', message: '', consent: 'Yes' };
  await bookSeat(store.db, { eventId, accountId }, slot, given, NOW);
  expect(await bookingsOfAccount(store.db, { eventId, accountId })).toMatchObject([{ slot_id: 'a.1', seat: 0, state: 'booked' }]);
  await store.close();
  await database.remove();
});
