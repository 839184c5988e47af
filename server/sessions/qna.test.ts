// Question-and-answer links: led through the server with a one-time code, which the tool's server redeems once, for its host (A §2).
import { createLocalJWKSet, jwtVerify } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { qnaAddress } from '../../src/contract/qna-path.ts';
import { addTicket } from '../people/fixture/people-server.ts';
import { webcastKeys } from '../people/webcast-key.ts';
import { testBrowser, type TestBrowser } from './fixture/browser.ts';
import { signInServer, type SignInServer } from './fixture/sign-in-server.ts';

const url = 'https://ask.example.org/room?x=1#now';
const older = 'https://older.example.org/';
const item = (more: object) => ({ name: 'Ask', dataType: 'qnalink', ...more });
const menuItems = [
  item({ url, qnaInstance: 'hall-a' }),
  { name: 'More', subMenu: [item({ url: older }), item({ url: 'http://plain.example.org/' })] },
  { name: 'Hidden', showMenuItem: false, subMenu: [item({ url: 'https://hidden.example.org/' })] },
  { name: 'Link', url: 'https://link.example.org/' },
];

let server: SignInServer;
let mira: number;
let browser: TestBrowser;
beforeAll(async () => {
  server = await signInServer({
    app: { qnaTokenHosts: ['older.example.org'] },
    header: { menu: { menuItems } },
    secrets: { FOYER_QNA_OLDER_EXAMPLE_ORG_SECRET: 'between us' },
  });
  mira = await server.account('mira@example.org');
  await addTicket(server.store, 'heart27', 'T-1', { email: 'mira@example.org' });
});
afterAll(() => server.close());
beforeEach(async () => {
  server.time.now += 1000;
  browser = server.browser();
  await server.signIn(browser, mira);
});

const asked = {
  event: 'demo/heart27',
  url,
  instance: 'hall-a',
  isApp: false,
  returnUrl: 'http://event.example.org/home/demo/heart27/en-GB',
};
const link = (changes: Partial<typeof asked> = {}): string => qnaAddress({ ...asked, ...changes });
const led = async (from: TestBrowser, changes: Partial<typeof asked> = {}): Promise<URL> =>
  new URL((await from.get(link(changes))).headers.location as string);
const codeOf = async (): Promise<string> => (await led(browser)).searchParams.get('code')!;
const redeem = (Code: string, Host = 'ask.example.org', more: { headers?: Record<string, string>; Secret?: string } = {}) =>
  server.app.inject({
    method: 'POST',
    url: '/api/Session/QnaCode',
    headers: { host: 'event.example.org', ...more.headers },
    payload: { Code, Host, ...(more.Secret !== undefined && { Secret: more.Secret }) },
  });

test('a signed-in person comes with a code, and nothing of it stays in a cache or a referrer', async () => {
  const answer = await browser.get(link());
  expect(answer.statusCode).toBe(303);
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  const location = new URL(answer.headers.location as string);
  expect([location.origin, location.pathname, location.hash]).toEqual(['https://ask.example.org', '/room', '#now']);
  const { code, event_id, ...rest } = Object.fromEntries(location.searchParams);
  expect(rest).toEqual({ x: '1', instance: 'hall-a', isApp: 'false', returnUrl: asked.returnUrl });
  expect(code).toMatch(/^[\w-]{43}$/);
  expect((await redeem(code!)).json()).toEqual({
    UserId: String(mira),
    Firstname: 'Mira',
    Surname: 'Sample',
    HasTicket: true,
    EventId: Number(event_id),
    Event: 'demo/heart27',
    Instance: 'hall-a',
  });
  // The database has its hash alone.
  expect(JSON.stringify(await server.store.db.selectFrom('codes').selectAll().execute())).not.toContain(code);
});

test('a visitor gets the plain link, and a return address of another site is left out', async () => {
  const location = await led(server.browser(), { returnUrl: 'https://evil.example/', isApp: true });
  expect(Object.keys(Object.fromEntries(location.searchParams))).toEqual(['x', 'instance', 'event_id', 'isApp']);
});

test('a code works once, also when two ask at once', async () => {
  const code = await codeOf();
  const all = await Promise.all([redeem(code), redeem(code), redeem(code)]);
  expect(all.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([200, 404, 404]);
  expect((await redeem(code)).statusCode).toBe(404);
});

test('for another host it is used up', async () => {
  const code = await codeOf();
  expect((await redeem(code, 'older.example.org', { Secret: 'between us' })).statusCode).toBe(404);
  expect((await redeem(code)).statusCode).toBe(404);
});

test('it works for 60 seconds', async () => {
  const [first, second] = [await codeOf(), await codeOf()];
  server.time.now += 59_999;
  expect((await redeem(first)).statusCode).toBe(200);
  server.time.now += 1;
  expect((await redeem(second)).statusCode).toBe(404);
});

test('it ends with its session, and with its account', async () => {
  const code = await codeOf();
  await browser.post('/api/Session/End?shortName=heart27', {});
  expect((await redeem(code)).statusCode).toBe(404);
  const noor = await server.account(`noor-${server.time.now}@example.org`);
  await server.signIn(browser, noor);
  const other = await codeOf();
  await server.store.db.updateTable('accounts').set({ blocked_at: server.time.now }).where('id', '=', noor).execute();
  expect((await redeem(other)).statusCode).toBe(404);
});

test('each code is about the person who pressed', async () => {
  const lin = await server.account(`lin-${server.time.now}@example.org`);
  const hers = server.browser();
  await server.signIn(hers, lin);
  const [one, two] = [await codeOf(), (await led(hers)).searchParams.get('code')!];
  expect([(await redeem(two)).json(), (await redeem(one)).json()]).toMatchObject([
    { UserId: String(lin), HasTicket: false },
    { UserId: String(mira) },
  ]);
});

test.each([
  ['an address no menu has', { url: 'https://evil.example/' }],
  ['the same host with another path', { url: 'https://ask.example.org/other' }],
  ['another instance of the tool', { instance: 'hall-b' }],
  ['an ordinary link', { url: 'https://link.example.org/', instance: '' }],
  ['a link that is hidden', { url: 'https://hidden.example.org/', instance: '' }],
  ['a link without TLS', { url: 'http://plain.example.org/', instance: '' }],
  ['a link of another event', { event: 'rival/rival27' }],
  ['a script', { url: 'javascript:alert(1)' }],
])('nobody is led to %s', async (_, changes) => {
  const answer = await browser.get(link(changes));
  expect([answer.statusCode, answer.headers.location]).toEqual([404, undefined]);
});

test.each([
  ['a page of another site', { 'sec-fetch-site': 'cross-site' }],
  ['a page of a sister site', { 'sec-fetch-site': 'same-site' }],
  ['a typed address', { 'sec-fetch-site': 'none' }],
  ['an old browser on another site', { referer: 'https://evil.example/' }],
  ['an old browser that says nothing', {}],
])('%s makes no code', async (_, headers) => {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await server.app.inject({ url: link(), headers: { host: 'event.example.org', cookie, ...headers } });
  expect(answer.statusCode).toBe(303);
  expect(new URL(answer.headers.location as string).searchParams.has('code')).toBe(false);
});

test('an old browser on a page of this site is believed; a picture or frame is led nowhere', async () => {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const ask = (headers: Record<string, string>) =>
    server.app.inject({ url: link(), headers: { host: 'event.example.org', cookie, ...headers } });
  const pressed = await ask({ referer: 'http://event.example.org/home/demo/heart27/en-GB' });
  expect(new URL(pressed.headers.location as string).searchParams.has('code')).toBe(true);
  expect((await ask({ 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'iframe' })).statusCode).toBe(403);
});

test('a listed host gets the older form: a signed token for it alone, and the id', async () => {
  const location = await led(browser, { url: older, instance: '' });
  const { access_token, user_id, code } = Object.fromEntries(location.searchParams);
  expect([user_id, code]).toEqual([String(mira), undefined]);
  const { verifies } = await webcastKeys(server.people.keys);
  const { payload } = await jwtVerify(access_token!, createLocalJWKSet({ keys: [verifies] }), {
    audience: 'https://older.example.org',
    currentDate: new Date(server.time.now),
  });
  expect(payload).toMatchObject({ sub: String(mira), instance: 'demo', event: 'heart27' });
  expect(payload.exp! - payload.iat!).toBe(300);
  // It opens nothing here.
  const me = await server.app.inject({
    url: '/api/Core/User?eventid=demo/heart27',
    headers: { host: 'event.example.org', authorization: `Bearer ${access_token}` },
  });
  expect(me.statusCode).toBe(401);
  expect((await led(server.browser(), { url: older, instance: '' })).search).toMatch(/^\?event_id=\d+&isApp=false&returnUrl=/);
});

test('a host with a secret brings it; without it nothing is used up', async () => {
  const code = await codeOf();
  expect((await redeem(code, 'older.example.org', { Secret: 'a guess' })).statusCode).toBe(401);
  expect((await redeem(code)).statusCode).toBe(200);
});

test('no page of a browser can redeem', async () => {
  const code = await codeOf();
  for (const headers of [{ origin: 'https://ask.example.org' }, { cookie: 'a=b', 'sec-fetch-site': 'same-origin' }] as Record<
    string,
    string
  >[])
    expect((await redeem(code, undefined, { headers })).statusCode).toBe(403);
  expect((await testBrowser(server.app).post('/api/Session/QnaCode', { Code: code, Host: 'ask.example.org' })).statusCode).toBe(403);
  expect((await redeem(code)).statusCode).toBe(200);
});
