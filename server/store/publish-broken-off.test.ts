// A publication that breaks off at any of its steps: what was published before stays whole, nothing of the new version is there, and the next attempt succeeds.
import type { KyselyPlugin } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { databases, type TestDatabase } from '../fixture/stores.ts';
import { type Publication, publishTo } from './publish.ts';
import { type Database, openStore, type Store } from './store.ts';

const NOON = '2026-11-21T12:00:00.000Z';

/** A version of one event; each has contents of its own, so that all of them have to be written. */
const publication = (name: string): Publication => ({
  instance: 'demo',
  event: 'heart27',
  instanceDocument: `{"name":"${name}"}`,
  rows: [
    { setname: 'config_json', resourcename: 'app', resourcevalue: `{"name":"${name}"}` },
    { setname: 'home', resourcename: 'title', resourcevalue: name, language: 'de-DE' },
  ],
  data: [{ name: 'rooms', file: 'demo/heart27/data/rooms.json', text: `{"rows":["${name}"]}` }],
  assets: [
    { path: 'logo.svg', type: 'image/svg+xml', bytes: Buffer.from(`<svg>${name}</svg>`) },
    { path: 'plan.svg', type: 'image/svg+xml', bytes: Buffer.from(`<svg>plan of ${name}</svg>`) },
  ],
});

/** Lets so many statements pass and fails at the next. */
function breakAfter(statements: number): KyselyPlugin {
  let left = statements;
  return {
    transformQuery({ node }) {
      if (left-- === 0) throw new Error('broken off');
      return node;
    },
    transformResult: async ({ result }) => result,
  };
}

describe.each(databases)('$name', ({ available, make }) => {
  let database: TestDatabase;
  let store: Store & Database;
  let announced: number;
  beforeEach(async ({ skip }) => {
    if (!available) skip();
    announced = 0;
    database = await make();
    store = await openStore(database.location);
  });
  afterEach(async () => {
    if (!available) return;
    await store.close();
    await database.remove();
  });

  const publish = (name: string, db = store.db) =>
    publishTo(db, publication(name), NOON, async (within) => {
      // A statement of its own, as the announcement to other servers is: the last before the commit.
      await within.selectFrom('events').select('id').execute();
      announced += 1;
    });

  /** All that can be read of an event's current version. */
  async function read(): Promise<unknown> {
    const events = await store.events();
    return Promise.all(
      events.map(async ({ id, version }) => ({
        version,
        ...(await store.load(id, version)),
        assets: await Promise.all(
          ['logo.svg', 'plan.svg'].map(async (path) =>
            Buffer.from((await store.blob((await store.asset(id, version, path))!.hash))!).toString(),
          ),
        ),
        next: [await store.load(id, version + 1), await store.asset(id, version + 1, 'logo.svg')],
      })),
    );
  }

  /** Publishes again and again, broken off one statement later each time, until it succeeds; the number of statements. */
  async function breakEverywhere(name: string, before: unknown): Promise<number> {
    for (let steps = 0; ; steps += 1) {
      const outcome = await publish(`${name} ${steps}`, store.db.withPlugin(breakAfter(steps))).catch((error: Error) => error.message);
      if (typeof outcome !== 'string') return steps;
      expect(outcome).toBe('broken off');
      expect(await read(), `after ${steps} statements`).toEqual(before);
      expect(announced).toBe(0);
    }
  }

  test('the first publication of an event: there is none until there is all of it', async () => {
    const steps = await breakEverywhere('first', []);
    // Contents, version, rows, files, event: fewer statements would mean that nothing was tried.
    expect(steps).toBeGreaterThan(9);
    expect(await read()).toMatchObject([{ version: 1, instanceDocument: `{"name":"first ${steps}"}` }]);
    expect(announced).toBe(1);
  });

  test('a further one: the version before stays whole until the new one is', async () => {
    await publish('first');
    announced = 0;
    const steps = await breakEverywhere('second', await read());
    expect(steps).toBeGreaterThan(9);
    const { instanceDocument, rows, data, assets } = publication(`second ${steps}`);
    expect(await read()).toEqual([
      {
        version: 2,
        publishedAt: NOON,
        instanceDocument,
        rows,
        data,
        assets: assets.map(({ bytes }) => Buffer.from(bytes).toString()),
        next: [undefined, undefined],
      },
    ]);
    expect(announced).toBe(1);
  });

  test('domains are replaced all or not at all', async () => {
    const domain = (hostname: string) => ({ hostname, instance: 'demo', defaultEvent: 'heart27', defaultLanguage: 'en-GB' });
    await store.setDomains(['demo'], [domain('old.example.org')]);
    const faulty = { ...domain('faulty.example.org'), defaultEvent: null as unknown as string };
    await expect(store.setDomains(['demo'], [domain('new.example.org'), faulty])).rejects.toThrow(/null/i);
    expect(await store.domains()).toEqual([domain('old.example.org')]);
  });
});
