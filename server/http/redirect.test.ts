// Redirects: whatever address comes in, a browser that follows the answer stays on this site or goes to an allowed origin.
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasShared, readShared } from '../../tests/support/shared.ts';
import { type ProtectedServer, protectedServer } from '../fixture/protected-server.ts';
import { headerOf, sendRaw } from '../fixture/raw-request.ts';
import { redirectForm, safeLocation } from './redirect.ts';

const ORIGIN = 'https://heart.example.org';
const ALLOWED = 'https://forms.example.org';

/** Where a browser ends that gets this header: in the address bar alone, and behind a router that decodes the path first. */
function endsAt(location: string): string[] {
  const parts = [location];
  const decoded = (text: string) =>
    text.replaceAll(/%([\da-f]{2})/gi, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));
  for (let times = 0; times < 3; times++) parts.push(decoded(parts.at(-1)!.split(/[?#]/, 1)[0]!));
  return parts.map((one) => new URL(one, `${ORIGIN}/home/a/b/c`).origin);
}

const corpus = (): string[] =>
  ['open-redirect-payloads', 'return-url-decisions'].flatMap((name) =>
    (JSON.parse(readShared(`cases/redirect/${name}.json`)) as { cases: { returnUrl: string }[] }).cases.map(({ returnUrl }) => returnUrl),
  );

/** Pieces of which tricks are made. */
const pieces = [
  '/',
  '\\',
  '.',
  '..',
  '%2f',
  '%2F',
  '%5c',
  '%2e',
  '%252f',
  '%09',
  '\t',
  '\n',
  ' ',
  'evil.example',
  '@',
  ':',
  'https:',
  '?',
  '#',
  'x',
];
const tricks = fc.array(fc.constantFrom(...pieces), { maxLength: 8 }).map((parts) => parts.join(''));
const addresses = fc.oneof(
  tricks,
  tricks.map((text) => `/${text}`),
  fc.webUrl(),
  fc.string(),
);

describe('the address of a redirect', () => {
  test.each([
    ['/', '/'],
    ['/home/kardia/kardia2027/en-GB?preview&as=%7B%22a%22%3A1%7D', '/home/kardia/kardia2027/en-GB?preview&as=%7B%22a%22%3A1%7D'],
    ['/home/a/b/c?to=//evil.example/\\x', '/home/a/b/c?to=//evil.example/\\x'],
    ['/page/%2F%2Fevil.example', '/page/%2F%2Fevil.example'],
    ['/a%5Cb/100%25', '/a%5Cb/100%25'],
    [`${ORIGIN}/home/a/b/c?x=1#y`, `${ORIGIN}/home/a/b/c?x=1#y`],
    [`${ALLOWED}/thanks`, `${ALLOWED}/thanks`],
  ])('%s is let through', (written, location) => {
    expect(safeLocation(written, { origin: ORIGIN, allowed: [ALLOWED] })).toBe(location);
  });

  test.each([
    '//evil.example/',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    '/%2e//evil.example',
    '/x/..//evil.example',
    '/%2f%2fevil.example',
    '/%2fevil.example',
    '/%5cevil.example',
    '/%252fevil.example',
    '/home\\a',
    '/home\r\nset-cookie: a=b',
    'https://evil.example/',
    'https://heart.example.org@evil.example/',
    'https://heart.example.org.evil.example/',
    'http://heart.example.org/',
    'javascript:alert(1)',
    `${ORIGIN}/home\r\nset-cookie: a=b`,
    `${ALLOWED}/than\tks`,
    '',
  ])('%j leads to the start page', (written) => {
    expect(safeLocation(written, { origin: ORIGIN, allowed: [ALLOWED] })).toBe('/');
  });

  test('an origin that is not configured is no target, though it is the host of the request', () => {
    expect(safeLocation(`${ORIGIN}/home`)).toBe('/');
  });

  test('of whatever is written, nothing leaves the site', () => {
    fc.assert(
      fc.property(addresses, (written) => {
        const location = safeLocation(written, { origin: ORIGIN, allowed: [ALLOWED] });
        for (const origin of endsAt(location)) expect([ORIGIN, ALLOWED]).toContain(origin);
      }),
      { numRuns: 3000 },
    );
  });

  test.skipIf(!hasShared)('of the collected tricks nothing leaves it (skipped where ../shared is missing)', () => {
    const all = corpus();
    expect(all.length).toBeGreaterThan(100);
    for (const written of all.flatMap((one) => [one, `/${one}`, encodeURIComponent(one), `/${encodeURIComponent(one)}`]))
      for (const origin of endsAt(safeLocation(written, { origin: ORIGIN, allowed: [ALLOWED] })))
        expect([ORIGIN, ALLOWED], written).toContain(origin);
  });
});

describe('a server that is asked', () => {
  let server: ProtectedServer;
  let port: number;
  beforeAll(async () => {
    server = await protectedServer({ template: async () => '<!doctype html><html><head><title>x</title></head><body></body></html>' });
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    port = (server.app.server.address() as AddressInfo).port;
  });
  afterAll(() => server.close());

  const ask = (target: string): Promise<string> =>
    sendRaw(port, `GET ${target} HTTP/1.1\r\nHost: heart.example.org\r\nAccept: text/html\r\nConnection: close\r\n\r\n`);
  const staysAt = async (target: string): Promise<void> => {
    const location = headerOf(await ask(target), 'location');
    if (location !== undefined) for (const origin of endsAt(location)) expect(origin, `${target} → ${location}`).toBe(ORIGIN);
  };

  test.each(['', '?previewKey=x', '?preview&previewKey=x', '?jwt_token=x&previewKey='])(
    '%s behind any path leads nowhere else',
    async (query) => {
      await fc.assert(
        fc.asyncProperty(addresses, async (path) => {
          // The line of a request has neither blanks nor controls.
          await staysAt(`/${path.split(/[?#]/, 1)[0]!.replaceAll(/[^\u0021-\u007E]/g, '')}${query}`);
        }),
        { numRuns: 100 },
      );
    },
  );

  test.each([
    '//evil.example/?previewKey=x',
    '///evil.example/?previewKey=x',
    '//evil.example/',
    '/\\evil.example/?previewKey=x',
    '/%2fevil.example/?previewKey=x',
    '//home/demo/protected27/en-GB',
    'http://evil.example/home/demo/protected27/en-GB?previewKey=x',
    'http://evil.example//evil.example/?previewKey=x',
  ])('%s leads nowhere else, and sets nothing', async (target) => {
    await staysAt(target);
    expect(headerOf(await ask(target), 'set-cookie')).toBeUndefined();
  });

  test('two slashes in front of an address are one', async () => {
    const answer = await ask('//home/demo/protected27/en-GB?day=2');
    expect([answer.slice(9, 12), headerOf(answer, 'location')]).toEqual(['302', '/home/demo/protected27/en-GB?day=2']);
  });
});

test('a form is redirected within this site; to another site a page leads on, and to no other than those allowed', async () => {
  const app = fastify();
  app.get('/', (request, reply) => redirectForm(reply, (request.query as { to: string }).to, { origin: ORIGIN, allowed: [ALLOWED] }));
  const answer = async (to: string) => app.inject({ url: '/', query: { to } });
  for (const own of ['/home/a', `${ORIGIN}/home/a`]) {
    const { statusCode, headers } = await answer(own);
    expect([statusCode, headers.location]).toEqual([303, own]);
  }
  const page = await answer(`${ALLOWED}/x?a="><script>`);
  expect([page.statusCode, page.headers.location]).toEqual([200, undefined]);
  expect(page.body).toContain(`content="0;url=${ALLOWED}/x?a=%22%3E%3Cscript%3E"`);
  const elsewhere = await answer('https://evil.example.org/');
  expect([elsewhere.statusCode, elsewhere.headers.location]).toEqual([303, '/']);
  await app.close();
});
