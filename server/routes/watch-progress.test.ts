// What somebody has watched, by the API, on each database: own account alone, what is sent twice, what is closed or unknown, export and deletion.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databases, type TestDatabase } from '../fixture/stores.ts';
import { exportPerson } from '../people/export-person.ts';
import { personalTables } from '../people/personal-tables.ts';
import { accountsNamed } from '../people/find-account.ts';
import { addAccount, peopleServer, type PeopleServer } from '../people/fixture/people-server.ts';

describe.each(databases)('$name', ({ available, make }) => {
  let database: TestDatabase;
  let server: PeopleServer;
  let [mira, ben]: [number, number] = [0, 0];
  beforeAll(async () => {
    if (!available) return;
    database = await make();
    server = await peopleServer(database);
    mira = await addAccount(server.store, 'mira@example.org');
    ben = await addAccount(server.store, 'ben@example.org');
  });
  afterAll(async () => {
    if (!available) return;
    await server.close();
    await database.remove();
  });
  beforeEach(async () => {
    if (!available) return;
    for (const table of ['watch_progress', 'watched_quarters'] as const) await server.store.db.deleteFrom(table).execute();
  });
  const run = test.runIf(available);
  const path = '/api/App/WatchProgress/?eventid=heart27';
  const save = (Thing: string, Seconds: number, Quarters: number[] = [], as = mira) =>
    server.post(path, { as, payload: { Thing, Seconds, Quarters } });
  const stopped = async (thing: string, as = mira) =>
    (await server.get(`${path}&pThing=${encodeURIComponent(thing)}`, { as })).json<{ Seconds: number | null }>().Seconds;

  run('where one stopped is there on another device, and nobody else has it', async () => {
    expect(await stopped('presentation/q-1')).toBeNull();
    expect((await save('presentation/q-1', 41.7)).json()).toEqual({ Counted: [] });
    expect([await stopped('presentation/q-1'), await stopped('presentation/q-2'), await stopped('presentation/q-1', ben)]).toEqual([
      41,
      null,
      null,
    ]);
    await save('presentation/q-1', 0);
    expect(await stopped('presentation/q-1')).toBe(0);
  });

  run('a quarter is counted once for a person, also if fifty requests say so at once', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => save('session/s-opening', 30, [25])));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    expect(answers.flatMap((answer) => answer.json<{ Counted: number[] }>().Counted)).toEqual([25]);
    expect((await save('session/s-opening', 60, [25, 50, 50])).json()).toEqual({ Counted: [50] });
    expect((await save('session/s-opening', 60, [25], ben)).json()).toEqual({ Counted: [25] });
  });

  run.each([
    ['presentation/nothing', 1, [], 404],
    ['session/q-1', 1, [], 404],
    ["presentation/' or 1=1 --", 1, [], 404],
    ['film/q-1', 1, [], 400],
    [`presentation/${'x'.repeat(300)}`, 1, [], 400],
    ['presentation/q-1', -1, [], 400],
    ['presentation/q-1', 1e9, [], 400],
    ['presentation/q-1', 1, [26], 400],
    ['presentation/q-1', 1, [25, 25, 25, 25, 25], 400],
  ])('%s at %s with %j is answered %4$s', async (thing, seconds, quarters, status) => {
    expect((await save(thing, seconds, quarters)).statusCode).toBe(status);
  });

  run('without a session there is none', async () => {
    expect((await server.get(`${path}&pThing=presentation/q-1`)).statusCode).toBe(401);
    expect((await server.post(path, { payload: { Thing: 'presentation/q-1', Seconds: 1, Quarters: [] } })).statusCode).toBe(401);
  });

  run('it is exported and deleted with the person', async () => {
    const eve = await addAccount(server.store, 'eve@example.org');
    await save('presentation/q-1', 41, [25], eve);
    const [person] = await accountsNamed(server.store.db, 'eve@example.org');
    const exported = JSON.stringify(await exportPerson(server.store.db, person!));
    expect(exported).toContain('"seconds":41');
    expect(exported).toContain('"quarter":25');
    for (const table of ['watch_progress', 'watched_quarters'] as const) {
      await personalTables[table]!.remove!(server.store.db, person!);
      expect(await server.store.db.selectFrom(table).selectAll().where('account_id', '=', eve).execute()).toEqual([]);
    }
  });
});
