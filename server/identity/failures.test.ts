// Wrong passwords side by side count each, on either database.
import { expect, test } from 'vitest';
import { databases } from '../fixture/stores.ts';
import { NOW } from '../fixture/test-app.ts';
import { openStore } from '../store/store.ts';
import { countAttempt, forgive } from './failures.ts';
import { MOST_WRONG } from './lockout.ts';

test.each(databases.filter(({ available }) => available))(
  '$name: none of many at once is lost, and one of them locks',
  async ({ make }) => {
    const database = await make();
    const store = await openStore(database.location);
    const parts = { db: store.db, clock: { now: () => NOW } };
    const key = { instance: 'demo', email: 'many@example.org' };
    const count = async () => (await store.db.selectFrom('sign_in_failures').select('count').executeTakeFirst())?.count;
    const some = await Promise.all(Array.from({ length: 12 }, () => countAttempt(parts, key)));
    expect([await count(), some.some(({ locks }) => locks)]).toEqual([12, false]);
    const rest = await Promise.all(Array.from({ length: MOST_WRONG - 12 }, () => countAttempt(parts, key)));
    expect([await count(), rest.filter(({ locks }) => locks).length]).toEqual([MOST_WRONG, 1]);
    await forgive(parts, key);
    expect(await count()).toBeUndefined();
    await store.close();
    await database.remove();
  },
);
