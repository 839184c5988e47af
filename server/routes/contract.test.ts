// Every endpoint of the contract is answered by exactly one handler, found by any spelling, and answers what the contract promises.
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { LONGEST_NAME } from '../../src/contract/event-shapes.ts';
import { endpoints } from '../../src/contract/index.ts';
import { declaredOf } from '../fixture/declared-answers.ts';
import { protectedServer, type ProtectedServer } from '../fixture/protected-server.ts';
import { signInAs } from '../fixture/principals.ts';
import { addressOfQuestion, questions } from '../fixture/questions.ts';
import { NOW, testServer } from '../fixture/test-app.ts';
import { routes } from './areas.ts';

let server: ProtectedServer;
beforeAll(async () => {
  server = await protectedServer();
});
afterAll(() => server.close());

/** Endpoints whose example is answered 200 to some caller. */
const answered = Object.keys(endpoints).filter((name) => [declaredOf(name).status].flat().includes(200));

/** Asks as a visitor, or with a new session where sign-in is required: of an attendee, or of the exhibitor where only those may. */
const ask = async (name: string, path = endpoints[name]!.path) => {
  const { method, auth } = endpoints[name]!;
  const question = questions[name]!;
  const isSignedIn = auth !== 'none' || [declaredOf(name).status].flat()[0] === 401;
  const who = [declaredOf(name).status].flat()[1] === 403 ? 'exhibitor' : 'attendee';
  const cookie = isSignedIn ? await signInAs(server.store.db, who, { instance: 'demo', now: NOW }) : undefined;
  return server.app.inject({
    method,
    url: addressOfQuestion(path, question),
    headers: { origin: 'http://localhost:80', ...(cookie ? { cookie } : {}) },
    ...(question.body === undefined ? {} : { payload: question.body as object }),
  });
};

test('handlers and endpoints are the same names, each once', () => {
  expect(routes.map(({ name }) => name).sort()).toEqual(Object.keys(endpoints).sort());
});

test.each(Object.entries(endpoints))('the example of %s is a good request', (_, { query, body, example }) => {
  expect(z.strictObject(query.shape).safeParse(example.query).error).toBeUndefined();
  expect(body?.safeParse(example.body).error).toBeUndefined();
  expect(example.body !== undefined).toBe(body !== undefined);
});

test.each(Object.entries(endpoints))(
  '%s declares the parameters that name its event',
  (_, { auth, caching, shownOn, event = [], query }) => {
    const named = Object.keys(query.shape).filter((name) => z.toJSONSchema(query.shape[name], { io: 'input' }).maxLength === LONGEST_NAME);
    expect([...event]).toEqual(named);
    if (auth !== 'none' || caching === 'published') expect(event).not.toEqual([]);
    // The app names version and class where an answer about the programme depends on its reader.
    if (shownOn) expect(Object.keys(query.shape)).toEqual(expect.arrayContaining(['version', 'for']));
  },
);

test.each(answered)('%s answers what it promises, and forbids keeping or asks again as it says', async (name) => {
  const endpoint = endpoints[name]!;
  const response = await ask(name);
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
  const reply: unknown = response.json();
  // Nothing is cut off by the contract and nothing is missing.
  expect(endpoint.reply.parse(reply)).toEqual(reply);
  const kept = endpoint.caching === 'published' && endpoint.method === 'GET';
  expect(response.headers['cache-control']).toBe(kept ? 'no-cache' : 'no-store');
  expect(response.headers['etag'] === undefined).toBe(endpoint.caching === 'never');
});

test.each(answered)('%s is found in any case and with a slash more or less', async (name) => {
  const { path } = endpoints[name]!;
  const bare = path.replace(/\/$/, '');
  const parts = bare.split('/');
  // A path parameter is a name of its own.
  const spelled = (change: (part: string) => string) => parts.map((part) => (part.startsWith(':') ? part : change(part))).join('/');
  for (const url of [spelled((part) => part.toUpperCase()), spelled((part) => part.toLowerCase()), `${bare}/`, bare])
    // Mails to one person are counted: that, too, reveals that the address is known.
    expect([200, 429]).toContain((await ask(name, url)).statusCode);
});

test.each([
  'x-content-type-options',
  'content-security-policy',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'x-request-id',
])('%s is on every answer', async (header) => {
  for (const url of [
    '/api/Core/ServerTime',
    '/api/nothing',
    '/api/Modules/PAGRooms',
    '/',
    '/somewhere',
    '/assets/x/y/1/z',
    '/openapi.json',
  ]) {
    expect((await server.app.inject(url)).headers[header], url).toBeDefined();
  }
});

test('HSTS is promised on https only', async () => {
  expect((await server.app.inject('/api/Core/ServerTime')).headers['strict-transport-security']).toBeUndefined();
  const behindProxy = await testServer({ trustProxy: true });
  const response = await behindProxy.app.inject({ url: '/api/Core/ServerTime', headers: { 'x-forwarded-proto': 'https' } });
  expect(response.headers['strict-transport-security']).toMatch(/^max-age=\d+/);
  await behindProxy.close();
});
