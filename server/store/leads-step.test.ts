// A store from before there were leads: it gets their table, with one lead of a person for a company.
import { expect, test } from 'vitest';
import { leadsOfCompany, storeLead, storeNote } from '../exhibition/stored-leads.ts';
import { goBackBefore } from '../fixture/older-store.ts';
import { databases } from '../fixture/stores.ts';
import { NOW } from '../fixture/test-app.ts';
import { addAccount } from '../people/fixture/people-server.ts';
import { openStore } from './store.ts';

test.each(databases.filter((one) => one.available))('$name', async ({ make }) => {
  const database = await make();
  let store = await openStore(database.location);
  const published = { instance: 'demo', event: 'heart27', instanceDocument: '{}', rows: [], data: [], assets: [] };
  const { eventId } = await store.publish(published, 0);
  const accountId = await addAccount(store, 'mira@example.org');
  await goBackBefore(store.db, '0023-leads');
  await store.close();
  store = await openStore(database.location);
  const given = {
    first_name: 'Mira',
    surname: 'Sample',
    email: 'mira@example.org',
    topic: 'contact',
    message: '',
    consent: 'Yes',
  } as const;
  const of = { eventId, accountId, company: '701' };
  const { id } = await storeLead(store.db, of, given, NOW);
  await storeNote(store.db, of, id, { note: 'Call', quality: 'hot', revision: 0 }, NOW);
  await storeLead(store.db, of, { ...given, message: 'Again' }, NOW + 1);
  expect(await leadsOfCompany(store.db, of)).toMatchObject([
    { id, message: 'Again', note: 'Call', quality: 'hot', given_at: NOW, changed_at: NOW + 1 },
  ]);
  await store.close();
  await database.remove();
});
