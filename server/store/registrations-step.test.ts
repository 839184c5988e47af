// Accounts that waited for a confirmation before registrations had rows of their own: they become such rows, and their letters still work.
import { expect, test } from 'vitest';
import { goBackBefore } from '../fixture/older-store.ts';
import { databases } from '../fixture/stores.ts';
import { openStore } from './store.ts';
import { addAccount } from '../people/fixture/people-server.ts';
test.each(databases.filter((d) => d.available))('$name', async ({ make }) => {
  const database = await make();
  let store = await openStore(database.location);
  const id = await addAccount(store, 'waits@example.org');
  const other = await addAccount(store, 'inside@example.org');
  await store.db.updateTable('accounts').set({ confirmed_at: null, password_hash: 'h' }).where('id', '=', id).execute();
  await store.db.updateTable('accounts').set({ confirmed_at: 5, password_hash: 'h' }).where('id', '=', other).execute();
  await store.db
    .insertInto('codes')
    .values({ hash: 'abc', kind: 'confirm' as never, account_id: id, payload: '{}', created_at: 1, expires_at: 99, used_at: null })
    .execute();
  await goBackBefore(store.db, '0006-registrations');
  await store.close();
  store = await openStore(database.location);
  const rows = await store.db.selectFrom('registrations').selectAll().execute();
  expect(rows).toMatchObject([
    { id: String(id), email_key: 'waits@example.org', code_hash: 'abc', code_expires_at: 99, password_hash: 'h', ended_at: null },
  ]);
  expect((await store.db.selectFrom('accounts').select('id').execute()).map((r) => r.id)).toEqual([other]);
  await store.close();
  await database.remove();
});
