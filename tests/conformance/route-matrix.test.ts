// Every endpoint of the contract × five people has a declared status and declared differences; what changes something is taken from own pages alone (quality S04, S15).
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { declaredOf } from '#server/fixture/declared-answers.ts';
import { protectedServer, type ProtectedServer } from '#server/fixture/protected-server.ts';
import { type PrincipalName, principalNames, signInAs } from '#server/fixture/principals.ts';
import { addressOfQuestion, questions } from '#server/fixture/questions.ts';
import { NOW } from '#server/fixture/test-app.ts';
import { limits } from '#src/contract/endpoint.ts';
import { endpoints } from '#src/contract/index.ts';

const HOST = 'heart.example.org';
const OWN = `http://${HOST}`;

let server: ProtectedServer;
beforeAll(async () => {
  server = await protectedServer();
});
afterAll(() => server.close());

/** Asks a good question with the headers given. */
const ask = (name: string, headers: Record<string, string>, more = '', who = 'nobody') => {
  const question = questions[name]!;
  const { method, path } = endpoints[name]!;
  const url = addressOfQuestion(path, question);
  // Mails to one address are counted: each of the five writes to their own.
  const written = JSON.stringify(question.body)?.replaceAll('@example.org', `@${who.replace(' ', '-')}.example.org`);
  const body = written === undefined ? {} : { payload: JSON.parse(written) as object };
  return server.app.inject({
    method,
    url: more === '' ? url : `${url}${url.includes('?') ? '&' : '?'}${more}`,
    headers: { host: HOST, ...headers },
    ...body,
  });
};

/** Asks as one of the five, by a new session. */
const askAs = async (name: string, who: PrincipalName, more?: string) => {
  const cookie = await signInAs(server.store.db, who, { instance: 'demo', now: NOW });
  return ask(name, { origin: OWN, ...(cookie ? { cookie } : {}) }, more, who);
};

test.each(Object.entries(endpoints))('%s names its limit, its effect, and keeps nothing that is personal', (_, endpoint) => {
  expect(limits).toContain(endpoint.limit);
  expect(['read', 'change']).toContain(endpoint.effect);
  if (endpoint.auth === 'user' || endpoint.effect === 'change') expect(endpoint.caching).toBe('never');
});

describe.each(Object.keys(endpoints))('%s', (name) => {
  test('answers each of the five as declared', async () => {
    const { status, same } = declaredOf(name);
    const answers = await Promise.all(principalNames.map((who) => askAs(name, who)));
    expect(
      answers.map(({ statusCode }) => statusCode),
      `Statuses of ${principalNames.join(', ')}: an endpoint that answers them otherwise is declared in server/fixture/declared-answers.ts.`,
    ).toEqual(typeof status === 'number' ? principalNames.map(() => status) : status);
    const letters = ['v', 'a', 'o', 'x', 's'].filter((_, at) => answers[at]!.statusCode === 200);
    const groups = Map.groupBy(letters, (letter) => answers['vaoxs'.indexOf(letter)]!.body);
    expect(
      [...groups.values()].map((group) => group.join('')).join('|'),
      'Who gets the same answer is declared in server/fixture/declared-answers.ts.',
    ).toBe(same ?? letters.join(''));
    for (const { headers, statusCode } of answers) {
      expect(headers['access-control-allow-origin']).toBeUndefined();
      if (endpoints[name]!.caching === 'never' || statusCode >= 400) expect(headers['cache-control']).toBe('no-store');
    }
  });
});

/** What browsers say of a call that another page has caused: form, fetch, fetch without CORS, picture, address typed in. */
const foreign: Readonly<Record<string, Record<string, string>>> = {
  'a form of another site': { origin: 'https://evil.example.org', 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
  'fetch of another site': { origin: 'https://evil.example.org', 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' },
  'fetch without CORS': { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' },
  'a picture of another site': { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' },
  'a neighbour below the same domain': { origin: 'http://other.example.org', 'sec-fetch-site': 'same-site' },
  'a neighbour without origin': { 'sec-fetch-site': 'same-site' },
  'an address typed in': { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' },
  'a sandboxed frame': { origin: 'null' },
  'the same host on another port': { origin: `${OWN}:8080` },
  'the same host over HTTPS': { origin: `https://${HOST}` },
  'an older browser that says nothing': {},
};

const changing = Object.entries(endpoints).flatMap(([name, { effect }]) => (effect === 'change' ? [name] : []));

test('what changes something is not empty, and some of it is GET', () => {
  expect(changing.length).toBeGreaterThan(15);
  expect(changing.some((name) => endpoints[name]!.method === 'GET')).toBe(true);
});

describe.each(changing)('%s', (name) => {
  test.each(Object.keys(foreign))('is refused to %s', async (what) => {
    const cookie = server.cookies.attendee!;
    const refused = await ask(name, { ...foreign[what], cookie });
    expect([refused.statusCode, refused.json<{ error: { code: string } }>().error.code]).toEqual([403, 'other-site']);
    expect(refused.headers['set-cookie']).toBeUndefined();
  });
  test('is refused as a form', async () => {
    const { method, path } = endpoints[name]!;
    const url = addressOfQuestion(path, questions[name]!);
    for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain']) {
      const headers = { host: HOST, origin: OWN, cookie: server.cookies.attendee!, 'content-type': type };
      if (method === 'POST') expect((await server.app.inject({ method, url, headers, payload: '{}' })).statusCode).toBe(415);
    }
  });
});

const forSignedIn = Object.entries(endpoints).flatMap(([name, { auth }]) => (auth === 'none' ? [] : [name]));

test.each(forSignedIn)('%s names its event, and refuses a visitor before it looks at what is sent', async (name) => {
  const { method, path, query, event: fields = [] } = endpoints[name]!;
  expect(fields.some((field) => !query.shape[field]!.safeParse(undefined).success)).toBe(true);
  const event = new URLSearchParams(
    [...new URLSearchParams(questions[name]!.query)].filter(
      // What stands in the path is part of the address.
      ([key]) => fields.some((field) => field === key) || path.includes(`:${key}/`) || path.endsWith(`:${key}`),
    ),
  );
  const url = addressOfQuestion(path, { query: event.toString() });
  for (const payload of method === 'GET' ? [undefined] : ['{', '[]', '"x"', 'x'.repeat(200_000)]) {
    const headers = { host: HOST, origin: OWN, ...(payload !== undefined && { 'content-type': 'application/json' }) };
    const refused = await server.app.inject({ method, url, headers, ...(payload !== undefined && { payload }) });
    expect([refused.statusCode, refused.json<{ error: { code: string } }>().error.code]).toEqual([401, 'not-signed-in']);
  }
});

test('whom it is about follows from the session, never from what is sent (S15)', async () => {
  const others = 'userId=1&UserId=1&user=1&userid=1&visitorId=v-1&id=1&email=attendee@example.org&accountId=1';
  for (const name of ['whoAmI', 'getUser', 'userComplete', 'bookedTickets', 'getResources', 'pagSessions']) {
    const cookie = await signInAs(server.store.db, 'other attendee', { instance: 'demo', now: NOW });
    const headers = { origin: OWN, cookie: cookie! };
    const [plain, forged] = [await ask(name, headers), await ask(name, headers, others.replace('&id=1', ''))];
    expect([forged.statusCode, forged.body], name).toEqual([200, plain.body]);
  }
});

test('a session of one instance is nobody in another', async () => {
  const answer = await server.app.inject({
    url: '/api/Session/Me?shortName=rival27',
    headers: { host: HOST, cookie: server.cookies['super user']!.replace('-demo', '-rival') },
  });
  expect(answer.json<{ User: unknown }>().User).toBeNull();
});
