// The cookie of an ended session is refused on every route for signed-in users, on each database (quality S13).
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { routes } from '../routes/areas.ts';
import { databases, type TestDatabase } from '../fixture/stores.ts';
import { openStore } from '../store/store.ts';
import type { TestBrowser } from './fixture/browser.ts';
import { signInServer, type SignInServer } from './fixture/sign-in-server.ts';

/** Every route that requires a user, with a query and body it takes. */
const guarded = routes.filter(({ endpoint }) => endpoint.auth !== 'none');
const others: Readonly<Record<string, string>> = {
  role: 'Moderator',
  withCQCheck: 'false',
  device: 'd',
  browser: 'b',
  surname: 'Vale',
  regnumber: '1',
};
const addressOf = ({ endpoint }: (typeof guarded)[number], event: string): string => {
  const names = Object.keys(endpoint.query.shape).filter((name) => name in others || endpoint.event?.includes(name as never));
  const values = new Map(names.map((name) => [name, others[name] ?? event]));
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => values.get(name) ?? event);
  return `${path}?${new URLSearchParams([...values]).toString()}`;
};

describe.each(databases)('$name', ({ available, make }) => {
  let database: TestDatabase;
  let server: SignInServer;
  let mira: number;
  beforeAll(async () => {
    if (!available) return;
    database = await make();
    server = await signInServer({ location: database.location });
    mira = await server.account('mira@example.org');
  });
  afterAll(async () => {
    if (!available) return;
    await server.close();
    await database.remove();
  });

  /** Statuses of all routes for a browser, by name. */
  const statuses = async (browser: TestBrowser, event = 'heart27', asked = guarded): Promise<Record<string, number>> => {
    const rows: Record<string, number> = {};
    for (const route of asked) {
      const address = addressOf(route, event);
      const body = route.name === 'setProfessional' ? { HealthCareProfessional: true } : {};
      rows[route.name] = (
        await (route.endpoint.method === 'GET'
          ? browser.get(address)
          : route.endpoint.method === 'POST'
            ? browser.post(address, body)
            : browser.delete(address))
      ).statusCode;
    }
    return rows;
  };
  const allRefused = Object.fromEntries(guarded.map(({ name }) => [name, 401]));
  /** Signs in, makes sure that the server believes it, and keeps the cookies as a thief would. */
  const signedIn = async (): Promise<TestBrowser> => {
    const browser = server.browser();
    await server.signIn(browser, mira);
    expect((await browser.get('/api/Core/User?eventid=heart27')).statusCode).toBe(200);
    const thief = server.browser();
    for (const [name, value] of browser.cookies) thief.cookies.set(name, value);
    return thief;
  };

  test.skipIf(!available)('a good cookie is refused nowhere', async () => {
    expect(guarded.length).toBeGreaterThan(8);
    // Each with a session of its own: some calls end it.
    for (const route of guarded) expect(Object.values(await statuses(await signedIn(), 'heart27', [route]))).not.toContain(401);
  });

  test.skipIf(!available)('no cookie, and one nobody gave', async () => {
    const browser = server.browser();
    expect(await statuses(browser)).toEqual(allRefused);
    browser.cookies.set('foyer-session-demo', 'A'.repeat(43));
    expect(await statuses(browser)).toEqual(allRefused);
  });

  test.runIf(available)('after somebody was blocked by another process, which on SQLite sends no signal', async () => {
    const thief = await signedIn();
    const beside = await openStore(database.location);
    await beside.db.updateTable('accounts').set({ blocked_at: 1 }).where('id', '=', mira).execute();
    if ('url' in database.location) await server.people.callers.forget(mira);
    await vi.waitFor(async () => expect((await thief.get('/api/Core/User?eventid=heart27')).statusCode).toBe(401), {
      timeout: 5000,
      interval: 100,
    });
    await beside.db.updateTable('accounts').set({ blocked_at: null }).where('id', '=', mira).execute();
    await beside.close();
    await server.people.callers.forget(mira);
  });

  test.skipIf(!available)('after signing out', async () => {
    const thief = await signedIn();
    const owner = server.browser();
    owner.cookies.set('foyer-session-demo', thief.cookies.get('foyer-session-demo')!);
    await owner.post('/api/Session/End?shortName=heart27', {});
    expect(await statuses(thief)).toEqual(allRefused);
  });

  test.skipIf(!available)('after all sessions of the account were ended (reset of the password)', async () => {
    const thief = await signedIn();
    // By another process of the server.
    await server.people.sessions.end({ accountId: mira });
    await expect.poll(() => statuses(thief)).toEqual(allRefused);
  });

  test.skipIf(!available)('after the account was blocked', async () => {
    const thief = await signedIn();
    await server.store.db.updateTable('accounts').set({ blocked_at: 1 }).where('id', '=', mira).execute();
    await server.people.callers.forget(mira);
    await expect.poll(() => statuses(thief)).toEqual(allRefused);
    await server.store.db.updateTable('accounts').set({ blocked_at: null }).where('id', '=', mira).execute();
  });

  test.skipIf(!available)('after twelve hours, to the millisecond', async () => {
    const thief = await signedIn();
    server.time.now += 12 * 3_600_000 - 1;
    expect((await thief.get('/api/Core/User?eventid=heart27')).statusCode).toBe(200);
    server.time.now += 1;
    expect(await statuses(thief)).toEqual(allRefused);
    // A clock that is set back opens nothing that was ended by hand.
    const other = await signedIn();
    await server.people.sessions.end({ accountId: mira });
    server.time.now -= 3_600_000;
    await expect.poll(() => statuses(other)).toEqual(allRefused);
  });

  test.skipIf(!available)('the cookie of another instance', async () => {
    const thief = await signedIn();
    thief.cookies.set('foyer-session-rival', thief.cookies.get('foyer-session-demo')!);
    expect(await statuses(thief, 'rival27')).toEqual(allRefused);
  });
});
