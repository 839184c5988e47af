// Callbacks that match no sign-in: counted, not logged, and never redirected off the site (quality S05, S13).
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { testParts, testServer } from '../fixture/test-app.ts';
import { loggerSettings } from '../logger.ts';
import { createMailbox } from '../mail/mailbox.ts';
import { SITE, type TestBrowser, testBrowser } from './fixture/browser.ts';
import { signInServer, type SignInServer } from './fixture/sign-in-server.ts';
import { hashOf } from './secrets.ts';

const PASSWORD = 'a right password';
let server: SignInServer;
let mira: number;
beforeAll(async () => {
  const provider = { name: 'society', issuer: 'https://id.example.org', clientId: 'foyer' };
  server = await signInServer({ instance: { signIn: { providers: [provider] } } });
  mira = await server.account('mira@example.org', { password_hash: await server.people.passwords.hash(PASSWORD) });
});
afterAll(() => server.close());

const begun = async (browser = server.browser()): Promise<{ browser: TestBrowser; request: string }> => {
  const { Request } = (await browser.post('/api/Session/Start?shortName=heart27', {})).json<{ Request: string }>();
  return { browser, request: Request };
};
const grant = (request: string) => server.people.signIns.grant(request, mira, { remember: false });
const isInside = async (browser: TestBrowser): Promise<boolean> =>
  (await browser.get('/api/Session/Me?shortName=heart27')).json<{ User: unknown }>().User !== null;
const callback = (browser: TestBrowser, code: string, state: string) =>
  browser.open(`/auth/callback?${new URLSearchParams({ code, state }).toString()}`);
const codeOf = (address: string): string => new URL(address, SITE).searchParams.get('code')!;

test('callbacks of one address are counted with its sign-ins', async () => {
  const few = await testServer({ limitScale: 0.01 });
  const statuses: number[] = [];
  for (let at = 0; at < 7; at++) statuses.push((await few.app.inject('/auth/callback?state=x&code=y')).statusCode);
  expect(statuses).toEqual([303, 303, 303, 303, 303, 303, 429]);
  await few.close();
});

test('a refused callback is logged without its code, state or address', async () => {
  const lines: string[] = [];
  const { db, signals } = server.store;
  const app = await createApp({
    ...testParts(server.store),
    people: { db, signals, post: createMailbox() },
    logger: { ...(loggerSettings('trace') as object), stream: { write: (line: string) => void lines.push(line) } },
  });
  const blocked = await server.account('blocked@example.org');
  await db.updateTable('accounts').set({ blocked_at: 1 }).where('id', '=', blocked).execute();
  const { browser, request } = await begun(testBrowser(app));
  const address = await server.people.signIns.grant(request, blocked, { remember: false });
  expect((await browser.open(address)).headers.location).toContain('problem=refused');
  const log = lines.join('');
  expect(log).toContain('a sign-in was refused');
  for (const secret of [codeOf(address), request]) expect(log).not.toContain(secret);
  await app.close();
});

test.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', 'http://event.example.org.evil.example/'])(
  'a cookie that says to go to %s after signing out is not followed',
  async (address) => {
    const browser = server.browser();
    browser.cookies.set('foyer-signed-out', encodeURIComponent(address));
    expect((await browser.open('/auth/signed-out')).headers.location).toBe('/');
    browser.cookies.set('foyer-signed-out', encodeURIComponent(`${SITE}/imprint`));
    expect((await browser.open('/auth/signed-out')).headers.location).toBe(`${SITE}/imprint`);
  },
);

test('a sign-in whose event is another instance’s by now leads nowhere', async () => {
  const { browser, request } = await begun();
  const address = await grant(request);
  await server.store.db.updateTable('sign_ins').set({ instance_key: 'rival' }).where('hash', '=', hashOf(request)).execute();
  expect((await browser.open(address)).headers.location).toBe('/');
  expect(await isInside(browser)).toBe(false);
});

test('the own form answers no sign-in that began at a provider', async () => {
  const state = 'a state that stands in the address of a provider';
  const { browser, request } = await begun();
  const [row, at] = [server.store.db.updateTable('sign_ins'), hashOf(request)];
  await row
    .set({ provider: 'society', hash: hashOf(state) })
    .where('hash', '=', at)
    .execute();
  const body = {
    Email: 'mira@example.org',
    Password: PASSWORD,
    ContextModel: { EContext: 'Event', Short: 'heart27', DefaultReturnUrl: '' },
  };
  const answer = await browser.post(`/api/Token/ValidateLoginFromBody?request=${encodeURIComponent(state)}`, body);
  expect([answer.statusCode, answer.json<{ error: { field: string } }>().error.field]).toEqual([400, 'request']);
  expect(await isInside(browser)).toBe(false);
});

test('nobody is signed in by the callback of somebody else, whatever sign-in of their own is under way (login CSRF)', async () => {
  const [own, lured] = [await begun(), await begun()];
  const address = await grant(own.request);
  expect((await lured.browser.open(address)).headers.location).toContain('problem=expired');
  expect(await isInside(lured.browser)).toBe(false);
  expect((await own.browser.open(address)).headers.location).toBe('/home/demo/heart27/en-GB');
  expect(await isInside(own.browser)).toBe(true);
});

test.each([
  [`${SITE}/home/demo/heart27/en-GB/program?day=2`, '/home/demo/heart27/en-GB/program?day=2'],
  ['https://forms.example.org/home', null],
  [`${SITE}.forms.example.org/home`, null],
  ['', null],
])('the login page that reports a problem keeps the page that was asked for, of this site alone: %s', async (asked, kept) => {
  const { request } = await begun();
  await server.store.db.updateTable('sign_ins').set({ return_url: asked }).where('hash', '=', hashOf(request)).execute();
  const location = (await server.browser().open(await grant(request))).headers.location!;
  const { pathname, searchParams } = new URL(location, SITE);
  expect([pathname, searchParams.get('problem'), searchParams.get('returnUrl')]).toEqual(['/login/demo/heart27/en-GB', 'expired', kept]);
});

test('a callback that comes too late leads home only who is signed in at this instance', async () => {
  const { browser, request } = await begun();
  const address = await grant(request);
  await browser.open(address);
  expect((await browser.open(address)).headers.location).toBe('/home/demo/heart27/en-GB');
  const other = server.browser();
  await server.signIn(other, await server.account('guest@example.org', { instance_key: 'rival' }), 'rival27');
  browser.cookies.set('foyer-session-demo', other.cookies.get('foyer-session-rival')!);
  expect((await browser.open(address)).headers.location).toContain('problem=expired');
  expect(await isInside(browser)).toBe(false);
});

describe('a code', () => {
  test('of another kind opens nothing, and stays what it is', async () => {
    const { browser, request } = await begun();
    const address = await grant(request);
    const code = codeOf(address);
    const { db } = server.store;
    await db.updateTable('codes').set({ kind: 'reset' }).where('hash', '=', hashOf(code)).execute();
    expect((await callback(browser, code, request)).headers.location).toContain('problem=expired');
    expect(await isInside(browser)).toBe(false);
    const { used_at } = await db.selectFrom('codes').select('used_at').where('hash', '=', hashOf(code)).executeTakeFirstOrThrow();
    expect(used_at).toBeNull();
  });

  test('that somebody else has tried is used up', async () => {
    const [own, thief] = [await begun(), await begun()];
    const address = await grant(own.request);
    expect((await callback(thief.browser, codeOf(address), thief.request)).headers.location).toContain('problem=expired');
    expect((await own.browser.open(address)).headers.location).toContain('problem=expired');
    expect([await isInside(own.browser), await isInside(thief.browser)]).toEqual([false, false]);
  });
});

test('signing out without naming an event ends the sessions of all instances', async () => {
  const rival = await server.account('rival@example.org', { instance_key: 'rival' });
  const browser = server.browser();
  await server.signIn(browser, mira);
  await server.signIn(browser, rival, 'rival27');
  const secrets = ['demo', 'rival'].map((instance) => browser.cookies.get(`foyer-session-${instance}`)!);
  expect((await browser.post('/api/Token/LougoutFromBody', {})).json()).toEqual({ RedirectUrl: '/' });
  expect([...browser.cookies.keys()].filter((name) => /session|here/.test(name))).toEqual([]);
  for (const secret of secrets) expect(await server.people.sessions.find(secret)).toBeUndefined();
});

test('over https cookies are bound to this host and sent over https alone', async () => {
  const { app, close } = await testServer({ trustProxy: true });
  const over = (proto: string) => ({ host: 'event.example.org', 'x-forwarded-proto': proto, origin: `${proto}://event.example.org` });
  const start = (proto: string) =>
    app.inject({ method: 'POST', url: '/api/Session/Start?shortName=heart27', payload: {}, headers: over(proto) });
  const attributes = { httpOnly: true, sameSite: 'Lax', path: '/' };
  expect((await start('https')).cookies).toMatchObject([{ name: '__Host-foyer-sign-in-demo', secure: true, ...attributes }]);
  expect((await start('https')).cookies[0]).not.toHaveProperty('domain');
  const [plain] = (await start('http')).cookies;
  expect([plain?.name, plain?.secure]).toEqual(['foyer-sign-in-demo', undefined]);
  await close();
});
