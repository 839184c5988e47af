// How long the data of a caller are cached, and that every change Foyer makes takes effect at once, on every server (quality S17).
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databases } from '../fixture/stores.ts';
import { openStore } from '../store/store.ts';
import { createCallers } from './caller.ts';
import type { TestBrowser } from './fixture/browser.ts';
import { signInServer, type SignInServer } from './fixture/sign-in-server.ts';
import type { PublishedEvent } from '../published/event.ts';

let server: SignInServer;
beforeAll(async () => {
  server = await signInServer();
});
afterAll(() => server.close());

let people = 0;
const signedIn = async (): Promise<{ id: number; browser: TestBrowser }> => {
  const id = await server.account(`caller${(people += 1)}@example.org`);
  const browser = server.browser();
  await server.signIn(browser, id);
  return { id, browser };
};
type Me = { User: { Surname: string } | null; MayBeSuperUser: boolean };
const me = async (browser: TestBrowser): Promise<Me> => (await browser.get('/api/Session/Me?shortName=heart27')).json<Me>();
/** Changes an account behind everybody's back. */
const change = (id: number, values: { surname?: string; is_staff?: number; blocked_at?: number | null }) =>
  server.store.db.updateTable('accounts').set(values).where('id', '=', id).execute();

test('what changed without a word is known after ten seconds', async () => {
  const { id, browser } = await signedIn();
  expect(await me(browser)).toMatchObject({ User: { Surname: 'Sample' }, MayBeSuperUser: false });
  await change(id, { surname: 'Vale', is_staff: 1 });
  server.time.now += 9_999;
  expect((await me(browser)).User?.Surname).toBe('Sample');
  server.time.now += 1;
  expect(await me(browser)).toMatchObject({ User: { Surname: 'Vale' }, MayBeSuperUser: true });
});

test('a user blocked without a signal is signed out after ten seconds, and reads and changes nothing until then', async () => {
  const { id, browser } = await signedIn();
  expect((await me(browser)).User).not.toBeNull();
  await change(id, { blocked_at: 1 });
  expect((await browser.get('/api/Core/User?eventid=heart27')).statusCode).toBe(401);
  server.time.now += 10_000;
  expect((await me(browser)).User).toBeNull();
  expect((await browser.get('/api/Core/UserComplete?eventid=heart27')).statusCode).toBe(401);
});

test('a session ends at its last instant, however shortly before it was looked up', async () => {
  const { browser } = await signedIn();
  const { User } = (await browser.get('/api/Session/Me?shortName=heart27')).json<{ User: { validUntil: string } }>();
  const before = server.time.now;
  server.time.now = Date.parse(User.validUntil);
  expect((await me(browser)).User).not.toBeNull();
  server.time.now += 1;
  expect((await me(browser)).User).toBeNull();
  server.time.now = before;
});

test('what the command line next to a server on SQLite changes takes effect at once, though it sends no signal', async () => {
  const database = await databases[0]!.make();
  const alone = await signInServer({ location: database.location });
  const id = await alone.account('cli@example.org');
  const browser = alone.browser();
  await alone.signIn(browser, id);
  expect((await me(browser)).MayBeSuperUser).toBe(false);
  const beside = await openStore(database.location);
  await beside.db.updateTable('accounts').set({ is_staff: 1 }).where('id', '=', id).execute();
  await beside.close();
  await expect.poll(async () => (await me(browser)).MayBeSuperUser, { timeout: 5000 }).toBe(true);
  await alone.close();
  await database.remove();
});

/** Callers of another server of the same database; `held` waits between the query of the session and that of the account. */
const callersBeside = (held: () => Promise<void> = () => Promise.resolve()) => {
  const { db, signals } = server.store;
  const { sessions } = server.people;
  const find = async (secret: string) => {
    const session = await sessions.find(secret);
    await held();
    return session;
  };
  return createCallers({ db, signals, clock: { now: () => server.time.now }, sessions: { ...sessions, find } });
};
const event = { id: 1, version: 1, instance: 'demo', shortName: 'heart27', previewTicketType: '' } as unknown as PublishedEvent;

test('what one server changes another knows', async () => {
  const { id, browser } = await signedIn();
  const secret = browser.cookies.get('foyer-session-demo')!;
  const [here, there] = [callersBeside(), callersBeside()];
  const surname = async () => (await there.bySecret(secret, event)).account?.surname;
  expect(await surname()).toBe('Sample');
  await change(id, { surname: 'Ostrander' });
  expect(await surname()).toBe('Sample');
  await here.forget(id);
  await expect.poll(surname, { timeout: 5000 }).toBe('Ostrander');
  for (const callers of [here, there]) callers.close();
});

test('data read while an entry was invalidated are not cached afterwards', async () => {
  const { id, browser } = await signedIn();
  const secret = browser.cookies.get('foyer-session-demo')!;
  let go = (): void => {};
  let [hold, isHeld] = [true, false];
  const callers = callersBeside(() => {
    isHeld = hold;
    return hold ? new Promise((resolve) => (go = resolve)) : Promise.resolve();
  });
  const first = callers.bySecret(secret, event);
  await expect.poll(() => isHeld).toBe(true);
  await callers.forget(id);
  // The signal of it has arrived here, too: nothing will be forgotten a second time.
  await new Promise((resolve) => setTimeout(resolve, 20));
  hold = false;
  go();
  expect((await first).account?.surname).toBe('Sample');
  await change(id, { surname: 'Later' });
  expect((await callers.bySecret(secret, event)).account?.surname).toBe('Later');
  callers.close();
});

test('a session names its device, as its owner would call it', async () => {
  const { id } = await signedIn();
  expect(await server.people.sessions.ofAccount(id)).toMatchObject([{ device: 'Linux', browser: 'Firefox' }]);
});

test('all sessions of an account end, and those of nobody else', async () => {
  const { sessions } = server.people;
  const [own, other] = [await server.account('many@example.org'), await server.account('other@example.org')];
  const begin = (accountId: number) => sessions.begin({ accountId, instance: 'demo', device: '', browser: '' });
  const begun = [await begin(own), await begin(other), await begin(own)];
  expect(await sessions.end({ accountId: own })).toBe(2);
  const held = await Promise.all(begun.map(async ({ secret }) => (await sessions.find(secret)) !== undefined));
  expect(held).toEqual([false, true, false]);
});
