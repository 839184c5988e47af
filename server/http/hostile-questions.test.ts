// What attackers put into addresses, queries and bodies: answered without a fault, without a new header line, without a file from outside (quality S19, S22, S23).
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '../../src/contract/index.ts';
import { protectedServer, type ProtectedServer } from '../fixture/protected-server.ts';
import { signInAs } from '../fixture/principals.ts';
import { addressOfQuestion, questions } from '../fixture/questions.ts';
import { NOW } from '../fixture/test-app.ts';
import { hasShared, readShared } from '../../tests/support/shared.ts';

let server: ProtectedServer;
beforeAll(async () => {
  server = await protectedServer({
    limitScale: 1000,
    template: async () => '<!doctype html><html><head><title>x</title></head><body></body></html>',
  });
});
afterAll(() => server.close());

const casesOf = <Case>(path: string): Case[] => (hasShared ? (JSON.parse(readShared(`cases/${path}`)) as { cases: Case[] }).cases : []);
const own = { host: 'heart.example.org', origin: 'http://heart.example.org' };
type Reply = Awaited<ReturnType<ProtectedServer['app']['inject']>>;

/** No fault, and no line that was not written by Foyer. */
function expectHarmless(reply: Reply, what: string): void {
  expect(reply.statusCode, `${what}: ${reply.body.slice(0, 200)}`).toBeLessThan(500);
  for (const [name, value] of Object.entries(reply.headers)) expect(`${name}: ${[value].flat().join(' ')}`, what).not.toMatch(/[\r\n]/);
  expect([reply.headers['set-cookie'] ?? ''].flat().join(' '), what).not.toMatch(/crlf/i);
  expect(reply.body, what).not.toMatch(/root:x:0|\[extensions\]|node_modules|    at .+:\d+:\d+/);
}

const clean = (): void => {
  const plain = {} as Record<string, unknown>;
  expect([plain['polluted'], plain['disableAuth'], plain['superUser'], Object.keys(plain)]).toEqual([undefined, undefined, undefined, []]);
};

/** Asks an endpoint with one parameter of its query replaced. */
async function askWith(name: string, parameter: string, raw: string): Promise<Reply> {
  const { method, path } = endpoints[name]!;
  const question = questions[name]!;
  const rest = question.query.split('&').filter((pair) => pair !== '' && !pair.startsWith(`${parameter}=`));
  const url = `${addressOfQuestion(path, { query: rest.join('&') })}${rest.length > 0 && !path.includes(':') ? '&' : '?'}${parameter}=${raw}`;
  return server.app.inject({ method, url, headers: own, ...(question.body === undefined ? {} : { payload: question.body as object }) });
}

const parameters = Object.entries(endpoints).flatMap(([name, { query }]) =>
  Object.keys(query.shape).map((parameter) => [name, parameter] as const),
);

describe.skipIf(!hasShared)('lines in values (S22)', () => {
  const payloads = casesOf<{ payload: string }>('headers/crlf-payloads.json').map(({ payload }) => payload);
  const more = ['%0d%0aSet-Cookie:crlf=injection', '%E5%98%8A%E5%98%8DSet-Cookie:crlf=injection', '%00', '%u000d%u000aX:crlf=injection'];
  test.each(parameters)('%s %s', async (name, parameter) => {
    for (const raw of [...payloads, ...more]) {
      expectHarmless(await askWith(name, parameter, raw), raw);
      expectHarmless(await askWith(name, parameter, encodeURIComponent(decodeURIComponentSafely(raw))), raw);
    }
  });
  test('in paths, where addresses are echoed into redirects and file names', async () => {
    for (const raw of [...payloads, ...more]) {
      const part = raw.replace(/^\//, '');
      for (const url of [
        `/${part}`,
        `/home/demo/protected27/${part}`,
        `/home/Demo/PROTECTED27/de?x=${part}`,
        `/home/demo/protected27/en-GB?preview&previewKey=${part}&y=${part}`,
        `/api/Programme/Calendar/protected27/en-GB/session/${part}.ics`,
        `/assets/demo/protected27/1/${part}`,
        `/theme/demo/protected27/${part}.css`,
      ])
        expectHarmless(await server.app.inject({ url, headers: { ...own, accept: 'text/html' } }), url);
    }
  });
});

describe.skipIf(!hasShared)('paths out of the house (S19)', () => {
  const paths = casesOf<{ path: string }>('paths/traversal.json').map(({ path }) => path);
  const forms = (path: string) => [path, encodeURIComponent(path), encodeURIComponent(encodeURIComponent(path))];
  test.each(['setname', 'language', 'version', 'for', 'eventshort'])('GetResources %s', async (parameter) => {
    for (const raw of paths.flatMap(forms)) expectHarmless(await askWith('getResources', parameter, raw.replaceAll(/[\s#&]/g, '')), raw);
  });
  test.each([
    '/assets/demo/protected27/1/',
    '/static/',
    '/fonts/',
    '/theme/demo/protected27/',
    '/api/Programme/Calendar/protected27/en-GB/',
    '/home/demo/protected27/',
    '/demo/protected27/en-GB/page/',
  ])('%s', async (before) => {
    for (const raw of paths.flatMap(forms)) {
      const url = before + raw.replaceAll(/[\s#?]/g, '');
      const reply = await server.app.inject({ url, headers: { ...own, accept: 'text/html' } });
      expectHarmless(reply, url);
      expect([200, 302, 400, 404, 414], url).toContain(reply.statusCode);
    }
  });
});

describe.skipIf(!hasShared)('prototypes in bodies and queries (S23)', () => {
  const texts = casesOf<{ json: string }>('json/prototype-pollution.json').map(({ json }) => json);
  const withBody = Object.keys(endpoints).filter((name) => endpoints[name]!.method === 'POST');
  test.each(withBody)('%s', async (name) => {
    const { path } = endpoints[name]!;
    for (const json of texts) {
      // Alone, and next to a good body.
      const good = questions[name]!.body;
      const beside =
        typeof good === 'object' && good !== null && !Array.isArray(good)
          ? JSON.stringify(good).replace(/\}$/, `${Object.keys(good).length > 0 ? ',' : ''}${json.slice(1)}`)
          : json;
      for (const payload of [json, beside]) {
        const headers = { ...own, 'content-type': 'application/json' };
        expectHarmless(
          await server.app.inject({ method: 'POST', url: addressOfQuestion(path, questions[name]!), headers, payload }),
          payload,
        );
      }
    }
    clean();
  });
  test('as names in queries', async () => {
    for (const query of [
      '__proto__=1',
      '__proto__[polluted]=1',
      'constructor.prototype.polluted=1',
      'constructor[prototype][superUser]=1',
      'toString=1&hasOwnProperty=2',
      '__defineGetter__=x',
    ])
      for (const name of Object.keys(endpoints)) {
        const { method, path } = endpoints[name]!;
        const url = addressOfQuestion(path, questions[name]!);
        const { body } = questions[name]!;
        expectHarmless(
          await server.app.inject({
            method,
            url: `${url}${url.includes('?') ? '&' : '?'}${query}`,
            headers: own,
            ...(body === undefined ? {} : { payload: body as object }),
          }),
          `${name} ${query}`,
        );
      }
    clean();
  });
});

const decodeURIComponentSafely = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

type Bomb = { gen: string; args: readonly (string | number)[] };
/** The body of a bomb; those of components are configuration, not bodies. */
function bodyOf({ gen, args }: Bomb): string | undefined {
  const count = Number(args.at(-1));
  const list = (item: (at: number) => string, open: string, close: string) =>
    open + Array.from({ length: count }, (_, at) => item(at)).join(',') + close;
  if (gen === 'nest') return String(args[0]).repeat(count) + String(args[1]).repeat(count);
  if (gen === 'string') return JSON.stringify('a'.repeat(count));
  if (gen === 'keys') return list((at) => `"k${at}":0`, '{', '}');
  if (gen === 'samekey') return list(() => '"k":0', '{', '}');
  if (gen === 'array') return list(() => '0', '[', ']');
  if (gen === 'digits') return '9'.repeat(count);
  if (gen === 'escapes') return `"${'\\u0041'.repeat(count)}"`;
  return undefined;
}

describe.skipIf(!hasShared)('bombs as bodies', () => {
  const bombs = casesOf<Bomb>('json/bombs.json').filter((bomb) => bodyOf(bomb) !== undefined);
  test.each(bombs)('$gen $args', async (bomb) => {
    const payload = bodyOf(bomb)!;
    for (const name of ['selectedSessions', 'diagnostics', 'validateLogin', 'setUser', 'logoutAtProvider', 'syncExternalUser']) {
      const url = addressOfQuestion(endpoints[name]!.path, questions[name]!);
      // A session of its own: one of them ends it.
      const cookie = await signInAs(server.store.db, 'attendee', { instance: 'demo', now: NOW });
      const headers = { ...own, 'content-type': 'application/json', cookie: cookie! };
      const reply = await server.app.inject({ method: 'POST', url, headers, payload });
      expectHarmless(reply, name);
      if (payload.length > 1024 * 1024) expect(reply.statusCode, name).toBe(413);
    }
    expect((await server.app.inject('/api/Core/ServerTime')).statusCode).toBe(200);
  });
});
