// A code of a letter works for its kind and its time, once.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases, type TestDatabase } from '../fixture/stores.ts';
import { addAccount } from '../people/fixture/people-server.ts';
import { type Database, openStore, type Store } from '../store/store.ts';
import { accountOfCode, makeMailCode, useMailCode, voidMailCodes, registrationOfMailCode } from './mail-codes.ts';

const HOUR = 3_600_000;
describe.each(databases.filter(({ available }) => available))('$name', ({ make }) => {
  let database: TestDatabase;
  let store: Store & Database;
  let id: number;
  beforeAll(async () => {
    database = await make();
    store = await openStore(database.location);
    id = await addAccount(store, 'codes@example.org');
  });
  afterAll(async () => {
    await store.close();
    await database.remove();
  });
  const at = (now: number) => ({ db: store.db, clock: { now: () => now } });
  const owner = { instance: 'demo' };

  test('neither found nor used when its hour is over, nor for another kind, nor twice', async () => {
    const code = await makeMailCode(at(0), 'reset', { accountId: id });
    expect(await accountOfCode(at(HOUR - 1), 'reset', code, owner)).toBe(id);
    expect(await accountOfCode(at(HOUR), 'reset', code, owner)).toBeUndefined();
    expect(await accountOfCode(at(1), 'transfer', code, owner)).toBeUndefined();
    expect(await accountOfCode(at(1), 'reset', code, { ...owner, accountId: id + 1 })).toBeUndefined();
    expect([await useMailCode(at(HOUR), 'reset', code), await useMailCode(at(1), 'transfer', code)]).toEqual([false, false]);
    expect([await useMailCode(at(1), 'reset', code), await useMailCode(at(1), 'reset', code)]).toEqual([true, false]);
    expect(await accountOfCode(at(1), 'reset', code, owner)).toBeUndefined();
  });

  test('the same of a code for a registration that waits', async () => {
    const code = await makeMailCode(at(0), 'reset', { registration: 'w-1' });
    const registration = (now: number, kind: 'reset' | 'transfer' = 'reset') => registrationOfMailCode(at(now), kind, code);
    expect([await registration(HOUR - 1), await registration(HOUR), await registration(1, 'transfer')]).toEqual([
      'w-1',
      undefined,
      undefined,
    ]);
    expect(await useMailCode(at(1), 'reset', code)).toBe(true);
    expect(await registration(2)).toBeUndefined();
  });

  test('only the newest of a kind works, and only for the address that its owner names', async () => {
    const other = await addAccount(store, 'other@example.org');
    const [older, others] = [
      await makeMailCode(at(0), 'reset', { accountId: id }),
      await makeMailCode(at(0), 'reset', { accountId: other }),
    ];
    const [olderWish, otherWish] = [
      await makeMailCode(at(0), 'reset', { registration: 'w-2' }),
      await makeMailCode(at(0), 'reset', { registration: 'w-3' }),
    ];
    const code = await makeMailCode(at(1), 'reset', { accountId: id });
    const wish = await makeMailCode(at(1), 'reset', { registration: 'w-2' });
    const accounts = await Promise.all([older, code, others].map((one) => accountOfCode(at(2), 'reset', one, owner)));
    expect(accounts).toEqual([undefined, id, other]);
    const wishes = await Promise.all([olderWish, wish, otherWish].map((one) => registrationOfMailCode(at(2), 'reset', one)));
    expect(wishes).toEqual([undefined, 'w-2', 'w-3']);
    const named = (emailKey: string) => accountOfCode(at(2), 'reset', code, { ...owner, emailKey });
    expect([await named('codes@example.org'), await named('other@example.org')]).toEqual([id, undefined]);
  });

  test('a new password makes all of them void', async () => {
    const codes = [await makeMailCode(at(0), 'reset', { accountId: id }), await makeMailCode(at(0), 'transfer', { accountId: id })];
    await voidMailCodes(at(1), id);
    expect([await useMailCode(at(2), 'reset', codes[0]!), await useMailCode(at(2), 'transfer', codes[1]!)]).toEqual([false, false]);
  });
});
