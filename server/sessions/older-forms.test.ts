// The older sign-in methods, end to end: OAuth implicit flow with a real service behind it, web forms, external login (A §4).
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestBrowser } from './fixture/browser.ts';
import { signInServer, type SignInServer } from './fixture/sign-in-server.ts';
import { hashOf } from './secrets.ts';

let service: Server;
let server: SignInServer;
const asked: string[] = [];
/** What the service answers to the token `good`. */
let answer = { status: 200, text: '' };
beforeAll(async () => {
  service = createServer((request, response) => {
    asked.push(request.headers.authorization ?? '');
    if (request.url === '/redirect') return response.writeHead(302, { location: '/userinfo' }).end();
    if (request.headers.authorization !== 'Bearer good') return response.writeHead(401).end();
    return response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.text);
  });
  await new Promise<void>((done) => service.listen(0, '127.0.0.1', done));
  const base = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  const settings = {
    identityUrl: base,
    webformsUrl: 'https://forms.example.org',
    oauth2: { authorizeUrl: `${base}/authorize`, clientId: 'foyer', userinfoUrl: `${base}/userinfo` },
    signIn: { userinfo: { registerAtOnce: true, claims: { emailVerified: '', firstname: 'Firstname', surname: 'Surname' } } },
  };
  server = await signInServer({ instance: settings, rival: settings });
});
afterAll(async () => {
  await server.close();
  service.close();
});

const START = '/api/Session/Start?shortName=heart27';
const start = async (browser: TestBrowser) => {
  const { Kind, Url } = (await browser.post(START, { ReturnUrl: '/home/demo/heart27/en-GB/program' })).json<{
    Kind: string;
    Url: string;
  }>();
  expect(Kind).toBe('redirect');
  return new URL(Url).searchParams;
};
const take = (browser: TestBrowser, body: object) => browser.post('/api/Session/Take?shortName=heart27', body);

test('pages know that it is no matter of their own form', async () => {
  expect((await server.browser().get('/api/Event/Shortname?shortName=heart27')).json()).toMatchObject({ SignIn: 'elsewhere' });
});

test('a token of the implicit flow is sent to the service and becomes a session for the time stated in the address', async () => {
  answer = { status: 200, text: JSON.stringify({ sub: 41, email: 'Noor@Example.org', Firstname: 'Noor', Surname: 'Vale' }) };
  const browser = server.browser();
  const query = await start(browser);
  expect(query.get('redirect_uri')).toBe('http://event.example.org/auth/demo/heart27/en-GB');
  const State = query.get('state')!;
  const taken = await take(browser, { AccessToken: 'good', ExpiresIn: 60, State });
  expect(taken.json()).toEqual({ ReturnUrl: 'http://event.example.org/home/demo/heart27/en-GB/program' });
  const me = (await browser.get('/api/Session/Me?shortName=heart27')).json<{ User: object }>();
  expect(me.User).toMatchObject({ Email: 'Noor@Example.org', Firstname: 'Noor', validUntil: '2027-05-03T07:30:59.999Z' });
  expect(asked.at(-1)).toBe('Bearer good');
  // Neither this server nor its database keeps the token.
  expect(JSON.stringify(await server.store.db.selectFrom('sessions').selectAll().execute())).not.toContain('good');
  expect((await take(browser, { AccessToken: 'good', State })).statusCode).toBe(401);
  expect((await browser.post('/api/Session/End?shortName=heart27', {})).json()).toEqual({
    Url: 'https://forms.example.org/Main/Logout?eventName=heart27',
  });
});

test('the session never lasts longer than twelve hours', async () => {
  const browser = server.browser();
  const State = (await start(browser)).get('state')!;
  await take(browser, { AccessToken: 'good', ExpiresIn: 31_536_000, State });
  const me = (await browser.get('/api/Session/Me?shortName=heart27')).json<{ User: { validUntil: string } }>();
  expect(me.User.validUntil).toBe('2027-05-03T19:29:59.999Z');
});

test.each<[string, (state: string) => object]>([
  ['without its state', () => ({ AccessToken: 'good' })],
  ['with another state', () => ({ AccessToken: 'good', State: 'x'.repeat(43) })],
  ['the service does not know', (State) => ({ AccessToken: 'bad', State })],
  ['that is no header', (State) => ({ AccessToken: 'good\r\nx: y', State })],
])('a token %s is refused', async (_, body) => {
  const browser = server.browser();
  const state = (await start(browser)).get('state')!;
  expect((await take(browser, body(state))).statusCode).toBe(401);
  expect(browser.cookies.has('foyer-session-demo')).toBe(false);
});

test('a token with characters that no bearer token has is sent to nobody', async () => {
  const browser = server.browser();
  const State = (await start(browser)).get('state')!;
  const before = asked.length;
  for (const AccessToken of ['good, Basic Zm95ZXI6', 'good good', 'go\u00f6d', '"good"', 'good='.repeat(2) + 'x'])
    expect((await take(browser, { AccessToken, State })).statusCode, AccessToken).toBe(401);
  expect(asked.length).toBe(before);
});

test('a token that comes with the sign-in of another browser, or with none, is shown to nobody, the service included', async () => {
  const State = (await start(server.browser())).get('state')!;
  const before = asked.length;
  for (const body of [{ AccessToken: 'good', State }, { AccessToken: 'good', State: 'x'.repeat(43) }, { AccessToken: 'good' }])
    expect((await take(server.browser(), body)).statusCode).toBe(401);
  expect(asked.length).toBe(before);
});

test('a token is taken only for a sign-in that went to this service', async () => {
  answer = { status: 200, text: JSON.stringify({ sub: 43, email: 'kind@example.org' }) };
  const browser = server.browser();
  const State = (await start(browser)).get('state')!;
  await server.store.db.updateTable('sign_ins').set({ provider: 'society' }).where('hash', '=', hashOf(State)).execute();
  expect((await take(browser, { AccessToken: 'good', State })).statusCode).toBe(401);
});

test('a token of one instance signs nobody in at another', async () => {
  answer = { status: 200, text: JSON.stringify({ sub: 42, email: 'ada@example.org' }) };
  const browser = server.browser();
  const State = (await start(browser)).get('state')!;
  browser.cookies.set('foyer-sign-in-rival', browser.cookies.get('foyer-sign-in-demo')!);
  const there = await browser.post('/api/Session/Take?shortName=rival27', { AccessToken: 'good', State });
  expect([there.statusCode, browser.cookies.has('foyer-session-rival')]).toEqual([401, false]);
  expect((await take(browser, { AccessToken: 'good', State })).statusCode).toBe(200);
});

test('a token that came to another browser is refused', async () => {
  const State = (await start(server.browser())).get('state')!;
  const victim = server.browser();
  await start(victim);
  expect((await take(victim, { AccessToken: 'good', State })).statusCode).toBe(401);
});

test.each([
  ['no JSON', { status: 200, text: 'hello' }],
  ['a list', { status: 200, text: '[]' }],
  ['nobody', { status: 200, text: '{}' }],
  ['endless', { status: 200, text: JSON.stringify({ sub: 1, email: 'a@example.org', pad: 'x'.repeat(70_000) }) }],
  ['an error', { status: 500, text: JSON.stringify({ sub: 1, email: 'a@example.org' }) }],
])('an answer of the service that is %s signs nobody in', async (_, given) => {
  answer = given;
  const browser = server.browser();
  const State = (await start(browser)).get('state')!;
  expect((await take(browser, { AccessToken: 'good', State })).statusCode).toBe(401);
});

test('web forms and an external login are opened with the return address', async () => {
  const forms = await signInServer({ instance: { webformsUrl: 'https://forms.example.org' } });
  expect((await start(forms.browser())).get('returnUrl')).toBe('http://event.example.org/home/demo/heart27/en-GB/program');
  await forms.close();
  const external = await signInServer({
    app: { externalAuth: { externalLogin: true, loginUrl: 'https://login.example.org', logoutUrl: 'https://login.example.org/out' } },
  });
  const browser = external.browser();
  expect((await browser.post(START, {})).json<{ Url: string }>().Url).toContain('https://login.example.org/?returnUrl=');
  expect((await browser.post('/api/Session/End?shortName=heart27', {})).json()).toEqual({ Url: 'https://login.example.org/out' });
  await external.close();
});
