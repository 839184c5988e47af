// Writes that share a commit are each as if alone, transactions are whole or nothing, a full disk takes nothing with it, and large publications let others in.
import Database from 'better-sqlite3';
import fc from 'fast-check';
import { type Kysely, sql } from 'kysely';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder, testServer } from '../../fixture/test-app.ts';
import { AT_ONCE } from '../blobs.ts';
import type { Tables } from '../schema.ts';
import { openStore } from '../store.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');

async function fresh() {
  const folder = temporaryFolder();
  const store = await openStore({ folder: folder.path });
  onTestFinished(async () => {
    await store.close();
    folder.remove();
  });
  return { store, db: store.db, folder: folder.path };
}

const keys = async (db: Kysely<Tables>): Promise<string[]> =>
  (await db.selectFrom('server_keys').selectAll().execute())
    .map(({ name, value }) => `${name}=${value}`)
    .sort((a, b) => a.localeCompare(b));

/** Lets the database grow by so many pages and no further, as a full disk would. */
const allowPages = async (db: Kysely<Tables>, more: number): Promise<void> => {
  await db.transaction().execute(async (within) => {
    const { page_count } = (await sql<{ page_count: number }>`pragma page_count`.execute(within)).rows[0]!;
    await sql.raw(`pragma max_page_count = ${page_count + more}`).execute(within);
  });
};

test('writes that come at once: each succeeds or fails as it would alone, in the order they came', async () => {
  const { db } = await fresh();
  const step = fc.record({
    name: fc.constantFrom('a', 'b', 'c', 'd'),
    value: fc.string({ maxLength: 3 }),
    kind: fc.constantFrom('add', 'drop', 'all'),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      await db.deleteFrom('server_keys').execute();
      const model = new Map<string, string>();
      const expected = steps.map(({ name, value, kind }) => {
        if (kind === 'drop') return (model.delete(name), 'done');
        if (model.has(name)) return 'SQLITE_CONSTRAINT_PRIMARYKEY';
        // A transaction of two, of which the second fails, leaves nothing of the first.
        if (kind === 'all' && value.length > 1) return 'SQLITE_CONSTRAINT_PRIMARYKEY';
        model.set(name, value);
        return 'done';
      });
      const add = (to: Kysely<Tables>, name: string, value: string) => to.insertInto('server_keys').values({ name, value }).execute();
      const outcomes = await Promise.all(
        steps.map(({ name, value, kind }) =>
          (kind === 'drop'
            ? db.deleteFrom('server_keys').where('name', '=', name).execute()
            : kind === 'add'
              ? add(db, name, value)
              : db.transaction().execute(async (within) => {
                  await add(within, name, value);
                  if (value.length > 1) await add(within, name, value);
                })
          ).then(
            () => 'done',
            (error: { code: string }) => error.code,
          ),
        ),
      );
      expect(outcomes).toEqual(expected);
      expect(await keys(db)).toEqual([...model].map(([name, value]) => `${name}=${value}`).sort((a, b) => a.localeCompare(b)));
    }),
    { numRuns: 60, seed: 20270503 },
  );
});

test('uncommitted writes of a transaction are seen by no other reader, and concurrent reads do not wait', async () => {
  const { db } = await fresh();
  const write = db.transaction().execute(async (within) => {
    await within.insertInto('server_keys').values({ name: 'a', value: '1' }).execute();
    expect(await keys(within)).toEqual(['a=1']);
    // Would wait for ever if reads stood in the same line.
    expect(await keys(db)).toEqual([]);
  });
  await write;
  expect(await keys(db)).toEqual(['a=1']);
});

test('a full disk: 507 with a time to come back, reads go on, the file is whole, and it works again when there is room', async () => {
  const logged: string[] = [];
  const server = await testServer({ logger: { level: 'error', stream: { write: (line: string) => void logged.push(line) } } as never });
  onTestFinished(server.close);
  const { app, store } = server;
  const { db } = store;
  await allowPages(db, 0);
  // Free space in existing pages is used first.
  const filled: unknown[] = [];
  for (let number = 0; filled.length === 0 && number < 10_000; number++)
    await db
      .insertInto('server_keys')
      .values({ name: `fill-${number}`, value: 'x'.repeat(500) })
      .execute()
      .catch((error: { code: string }) => filled.push(error.code));
  expect(filled).toEqual(['SQLITE_FULL']);
  await expect(
    db.transaction().execute(async (within) => {
      for (let number = 0; number < 40; number++)
        await within
          .insertInto('audit_log')
          .values({ at: number, kind: 'k', actor: 'a', subject: 's', place: 'p', detail: 'x'.repeat(9000) })
          .execute();
    }),
  ).rejects.toMatchObject({ code: 'SQLITE_FULL' });
  app.get('/api/test/write', async () => {
    await db
      .insertInto('server_keys')
      .values({ name: 'one more', value: 'x'.repeat(9000) })
      .execute();
    return {};
  });
  const answer = await app.inject('/api/test/write');
  expect([answer.statusCode, answer.json<{ error: { code: string } }>().error.code]).toEqual([507, 'storage-full']);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect((await app.inject('/api/Modules/PAGSessionsV2?eventid=heart27')).statusCode).toBe(200);
  expect(await db.selectFrom('audit_log').selectAll().execute()).toEqual([]);
  expect(logged.join('')).not.toMatch(/rollback|no transaction/i);
  expect(logged.join('')).toContain('SQLITE_FULL');
  await allowPages(db, 100_000);
  expect((await app.inject('/api/test/write')).statusCode).toBe(200);
  expect((await sql`pragma integrity_check`.execute(db)).rows).toEqual([{ integrity_check: 'ok' }]);
});

test('a large publication lets others write between its parts, and is there whole or not at all', async () => {
  const { store, folder } = await fresh();
  const beside = await openStore({ folder });
  onTestFinished(beside.close);
  const publication = (size: number) => ({
    instance: 'demo',
    event: 'heart27',
    instanceDocument: '{}',
    rows: [],
    data: [],
    assets: Array.from({ length: 6 }, (_, number) => ({ path: `${number}.bin`, type: 'x/y', bytes: Buffer.alloc(size, number + 1) })),
  });
  const { eventId } = await store.publish(publication(1), NOW);
  const state = { isDone: false };
  const seen = new Set<string>();
  let written = 0;
  const write = async (): Promise<void> => {
    while (!state.isDone) {
      await beside.countView({ eventId, day: '', kind: 'session', action: 'view', item: 's' });
      if (!state.isDone) written++;
      const [event] = await beside.events();
      const sizes = await Promise.all(
        Array.from({ length: 6 }, async (_, path) => (await beside.asset(eventId, event!.version, `${path}.bin`))?.size),
      );
      seen.add(JSON.stringify([event!.version, ...sizes]));
    }
  };
  const others = write();
  const { version } = await store.publish(publication(AT_ONCE / 2 + 1), NOW);
  state.isDone = true;
  await others;
  expect(version).toBe(2);
  // Six parts, so five pauses: in each of them another writer got a turn.
  expect(written).toBeGreaterThanOrEqual(5);
  const whole = [1, AT_ONCE / 2 + 1].map((size, index) => JSON.stringify([index + 1, ...Array(6).fill(size)]));
  expect(whole).toEqual(expect.arrayContaining([...seen]));
});

test('of what was deleted nothing can be read from the files, however rows were moved about', async () => {
  const { store, db, folder } = await fresh();
  const file = new Database(join(folder, 'foyer.sqlite'), { readonly: true });
  onTestFinished(() => void file.close());
  for (let round = 0; round < 300; round++) {
    await db
      .insertInto('server_keys')
      .values({ name: `${(round * 7919) % 300} zqxmarker`, value: `zqxmarker ${'y'.repeat((round * 31) % 700)}` })
      .execute();
    if (round % 3 === 0)
      await db
        .updateTable('server_keys')
        .set({ value: 'zqxmarker short' })
        .where('name', 'like', `${round % 10}%`)
        .execute();
  }
  await db.deleteFrom('server_keys').where('name', 'like', '%zqxmarker').execute();
  expect(await store.overwriteDeleted()).toBe(true);
  const left = readdirSync(folder).filter((name) => readFileSync(join(folder, name)).includes('zqxmarker'));
  expect(left).toEqual([]);
});
