// A list of tickets against what is kept: what it may withdraw, which codes still work, and whose a claimed ticket is; on each database.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databases, type TestDatabase } from '../fixture/stores.ts';
import { NOW } from '../fixture/test-app.ts';
import { type Database, openStore, type Store } from '../store/store.ts';
import { registrationHash } from './claims.ts';
import { addAccount, addTicket, publishEvents, ticketOf } from './fixture/people-server.ts';
import { type ListedTicket, ticketChanges, writeTickets } from './import-tickets.ts';
import { ticketsOf } from './tickets.ts';

describe.each(databases.filter(({ available }) => available))('$name', ({ make }) => {
  let database: TestDatabase;
  let store: Store & Database;
  let event: number;
  beforeAll(async () => {
    database = await make();
    store = await openStore(database.location);
    await publishEvents(store);
    event = (await store.db.selectFrom('events').select('id').where('event_key', '=', 'demo/heart27').executeTakeFirstOrThrow()).id;
  });
  beforeEach(async () => {
    for (const table of ['tickets', 'codes', 'accounts'] as const) await store.db.deleteFrom(table).execute();
  });
  afterAll(async () => {
    await store.close();
    await database.remove();
  });

  const listed = (key: string, more: Partial<ListedTicket> = {}): ListedTicket => ({
    key,
    emailKey: '',
    surnameKey: '',
    document: ticketOf(),
    days: null,
    withdrawn: false,
    ...more,
  });

  test('a whole list withdraws what it leaves out, but for rows that could not be read and tickets of a provider', async () => {
    for (const key of ['kept', 'gone', 'unread', 'https://id.example.org sub-1 Congress']) await addTicket(store, 'heart27', key);
    const changes = async (replace: boolean) =>
      (await ticketChanges(store.db, event, [listed('kept')], { replace, spared: new Set(['unread']) })).withdrawn;
    expect(await changes(true)).toEqual(['gone']);
    expect(await changes(false)).toEqual([]);
  });

  test('a used code stays used and keeps its content, however often its list is imported', async () => {
    const write = (surname: string, now: number) => {
      const list = [listed('T-1', { code: { code: 'c-1', firstname: 'Nia', surname } })];
      return ticketChanges(store.db, event, list, { replace: false, spared: new Set() }).then((changes) =>
        writeTickets(store.db, event, changes, list, now),
      );
    };
    const code = () =>
      store.db
        .selectFrom('codes')
        .select(['used_at', 'payload', 'expires_at'])
        .where('hash', '=', registrationHash(event, 'c-1'))
        .executeTakeFirstOrThrow();
    await write('First', NOW);
    await write('Second', NOW + 1);
    expect(JSON.parse((await code()).payload)).toMatchObject({ surname: 'Second' });
    await store.db.updateTable('codes').set({ used_at: NOW }).execute();
    const before = await code();
    await write('Third', NOW + 2);
    expect(await code()).toEqual(before);
  });

  test('a ticket claimed by somebody else belongs to them, whatever its address', async () => {
    const [owner, claimant] = [await addAccount(store, 'owner@example.org'), await addAccount(store, 'claimant@example.org')];
    await addTicket(store, 'heart27', 'T-1', { email: 'owner@example.org' });
    const status = async (accountId: number, emailKey: string) =>
      (await ticketsOf(store.db, event, { accountId, emailKey, isConfirmed: true })).status;
    expect(await status(owner, 'owner@example.org')).toBe(200);
    await store.db.updateTable('tickets').set({ account_id: claimant }).execute();
    expect([await status(owner, 'owner@example.org'), await status(claimant, 'claimant@example.org')]).toEqual([204, 200]);
  });
});
