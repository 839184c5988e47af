// Previews are closed unless granted: no host, header or proxy opens them; the key of the start does, and `--dev` on this machine alone.
import { createServer, request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import { type ProtectedServer, protectedServer } from '../fixture/protected-server.ts';
import { headerOf, sendRaw } from '../fixture/raw-request.ts';
import { NOW } from '../fixture/test-app.ts';
import type { PreviewSetting } from './preview-host.ts';

const KEY = 'k'.repeat(43);
const resources = '/api/modules/GetResources?eventshort=protected27&setname=*&version=1&for=preview';
const page = '/home/demo/protected27/en-GB';
const slides = '/assets/demo/protected27/1/slides-s-closed.pdf';
const template = async () => '<!doctype html><html><head><title>x</title></head><body></body></html>';
const isFull = (body: string) => body.includes('a-draft') || body.includes('for-nobody');

const closing: (() => unknown)[] = [];
afterAll(() => Promise.all(closing.map((close) => close())));

async function started(preview?: PreviewSetting, host = '127.0.0.1'): Promise<ProtectedServer & { port: number }> {
  const server = await protectedServer({ template, previewKey: KEY, ...(preview && { preview }) });
  closing.push(() => server.close());
  await server.app.listen({ port: 0, host });
  return { ...server, port: (server.app.server.address() as AddressInfo).port };
}

/** A reverse proxy that adds nothing: the default of `proxy_pass`. `host`: what it sends instead of the visitor's. */
async function plainProxy(target: number, host?: string): Promise<number> {
  const proxy: Server = createServer((asked, answer) => {
    const headers = { ...asked.headers, ...(host !== undefined && { host }) };
    const passed = httpRequest({ host: '127.0.0.1', port: target, path: asked.url, method: asked.method, headers }, (got) => {
      answer.writeHead(got.statusCode ?? 502, got.headers);
      got.pipe(answer);
    });
    asked.pipe(passed);
  });
  await new Promise<void>((listening) => void proxy.listen(0, '127.0.0.1', listening));
  closing.push(() => proxy.close());
  return (proxy.address() as AddressInfo).port;
}

/** Bytes of an answer to a GET, as a remote client gets them through `port`. */
const get = (port: number, target: string, host: string, ...lines: string[]): Promise<string> =>
  sendRaw(port, [`GET ${target} HTTP/1.1`, `Host: ${host}`, 'Accept: text/html, */*', ...lines, 'Connection: close', '', ''].join('\r\n'));

/** All four entry points: rows, streams, files, and the page, which would set the cookie. */
async function leaks(port: number, host: string, ...lines: string[]): Promise<string[]> {
  const programme = '/api/Modules/PAGSessionsV2?eventid=protected27&version=1&for=preview';
  const [rows, sessions, file, html] = await Promise.all(
    [resources, programme, slides, `${page}?preview`].map((at) => get(port, at, host, ...lines)),
  );
  return [
    ...(isFull(rows!) ? ['rows'] : []),
    ...(sessions!.includes('live-s-closed') ? ['streams'] : []),
    ...(file!.startsWith('HTTP/1.1 200') ? ['file'] : []),
    ...(headerOf(html!, 'set-cookie') === undefined ? [] : ['cookie']),
  ];
}

const everything = ['rows', 'streams', 'cookie'];

describe.each([undefined, 'closed', 'key'] as const)('with the setting %s', (preview) => {
  test('nothing is open to this machine, in any spelling of it', async () => {
    const { port } = await started(preview);
    for (const host of [
      '127.0.0.1',
      `127.0.0.1:${port}`,
      'localhost',
      'LOCALHOST:80',
      '[::1]',
      '[::1]:4173',
      '[::ffff:127.0.0.1]',
      'x.localhost',
      '0.0.0.0',
    ])
      expect(await leaks(port, host), host).toEqual([]);
  });

  test('nothing is open behind a plain proxy, with the host passed on or written anew', async () => {
    const { port } = await started(preview);
    const [passing, rewriting] = [await plainProxy(port), await plainProxy(port, '127.0.0.1')];
    for (const host of ['congress.example.org', 'localhost', '127.0.0.1', '[::1]']) {
      expect(await leaks(passing, host), host).toEqual([]);
      expect(await leaks(rewriting, host), host).toEqual([]);
    }
    // The proxy is one: visitors get the page through it.
    expect((await get(passing, page, 'congress.example.org')).slice(0, 15)).toBe('HTTP/1.1 200 OK');
  });

  test('nothing is open over IPv6, or to a target that is a whole address of this machine', async () => {
    const { port, app } = await started(preview);
    expect(isFull(await get(port, `http://127.0.0.1:${port}${resources}`, 'localhost'))).toBe(false);
    expect(isFull(await get(port, `http://localhost${resources}`, 'localhost', 'X-Forwarded-For: 127.0.0.1'))).toBe(false);
    for (const remoteAddress of ['::1', '::ffff:127.0.0.1', '127.0.0.1'])
      expect(isFull((await app.inject({ url: resources, headers: { host: '[::1]:4173' }, remoteAddress })).body)).toBe(false);
  });
});

test('open is open to everybody', async () => {
  const { port } = await started('open');
  expect(await leaks(port, 'congress.example.org', 'X-Forwarded-For: 203.0.113.9')).toEqual(everything);
});

describe('with --dev', () => {
  test('this machine previews without a key, and gets a cookie for files', async () => {
    const { port } = await started('development');
    for (const host of ['localhost:4173', '127.0.0.1', '[::1]:4173']) expect(await leaks(port, host), host).toEqual(everything);
    const html = await get(port, `${page}?preview`, 'localhost');
    expect([headerOf(html, 'cache-control'), headerOf(html, 'set-cookie')]).toEqual([
      'private, no-store',
      expect.stringMatching(/^foyer-previews=.*; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
    const cookie = `Cookie: ${headerOf(html, 'set-cookie')!.split(';', 1)[0]!}`;
    expect((await get(port, slides, 'localhost', cookie)).slice(0, 15)).toBe('HTTP/1.1 200 OK');
    // Only a request for a preview is one.
    expect(isFull(await get(port, resources.replace('&for=preview', ''), 'localhost'))).toBe(false);
    const opened = await sendRaw(
      port,
      'POST /api/Session/Preview?shortName=protected27 HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\nContent-Type: application/json\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}',
    );
    expect([opened.slice(0, 15), opened.includes('"From":null')]).toEqual(['HTTP/1.1 200 OK', true]);
  });

  test.each([
    ['X-Forwarded-For: 203.0.113.9'],
    ['X-Forwarded-Host: congress.example.org'],
    ['X-Forwarded-Proto: https'],
    ['X-Forwarded-Port: 443'],
    ['X-Real-IP: 203.0.113.9'],
    ['Forwarded: for=203.0.113.9'],
    ['Via: 1.1 proxy'],
    ['CF-Connecting-IP: 203.0.113.9'],
  ])('what a proxy sent on is not local: %s', async (line) => {
    const { port } = await started('development');
    expect(await leaks(port, 'localhost', line)).toEqual([]);
  });

  test.each(['congress.example.org', 'localhost.example.org', '127.0.0.1.example.org', 'localhost@example.org'])(
    'the host %s is not local',
    async (host) => {
      const { port } = await started('development');
      expect(await leaks(port, host)).toEqual([]);
    },
  );

  test('another machine that names itself localhost is not', async () => {
    const { app } = await started('development');
    const asked = (remoteAddress: string) => app.inject({ url: resources, headers: { host: 'localhost' }, remoteAddress });
    expect(isFull((await asked('203.0.113.9')).body)).toBe(false);
    expect(isFull((await asked('::ffff:127.0.0.1')).body)).toBe(true);
  });
});

describe('the key of the start', () => {
  const first = `${page}?preview=attendee&previewKey=${KEY}&at=2027-05-03T10:00`;

  test('becomes a cookie on first use, leaves the address, and opens every event', async () => {
    const { port } = await started('key');
    const answer = await get(port, first, 'congress.example.org');
    expect([
      answer.slice(9, 12),
      headerOf(answer, 'location'),
      headerOf(answer, 'referrer-policy'),
      headerOf(answer, 'cache-control'),
    ]).toEqual(['302', `${page}?preview=attendee&at=2027-05-03T10:00`, 'no-referrer', 'no-store']);
    const set = headerOf(answer, 'set-cookie')!;
    expect(set).toMatch(/^foyer-previews=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(answer).not.toContain(KEY);
    const cookie = `Cookie: ${set.split(';', 1)[0]!}`;
    expect(await leaks(port, 'congress.example.org', cookie)).toEqual(['rows', 'streams', 'file']);
    for (const event of ['demo/heart27', 'rival/rival27']) {
      const previewed = await get(port, `/home/${event}/en-GB?preview`, 'x.example.org', cookie);
      expect(previewed).toContain('private, no-store');
      // What was never published names hosts nobody knows yet.
      expect(headerOf(previewed, 'content-security-policy')).toContain("frame-src 'self' https:;");
    }
    // The cookie is no key, and the key is no cookie.
    expect(headerOf(await get(port, first.replace(KEY, set.slice(15, 58)), 'x.example.org'), 'set-cookie')).toBeUndefined();
    expect(await leaks(port, 'x.example.org', `Cookie: foyer-previews=${KEY}`)).toEqual([]);
  });

  test('works at the address of the host alone, and for the call that opens a preview', async () => {
    const { port, app } = await started('key');
    const root = await get(port, `/?previewKey=${KEY}&preview`, 'heart.example.org');
    expect([headerOf(root, 'location'), headerOf(root, 'set-cookie')]).toEqual([
      '/home/demo/heart27/de-DE?preview',
      expect.stringContaining('foyer-previews='),
    ]);
    const headers = { host: 'heart.example.org', origin: 'http://heart.example.org' };
    const call = { method: 'POST', url: '/api/Session/Preview?shortName=protected27', headers } as const;
    const opened = await app.inject({ ...call, payload: { Key: KEY } });
    expect([opened.statusCode, opened.json<{ Until: string }>().Until]).toEqual([200, new Date(NOW + 30 * 86_400_000).toISOString()]);
    expect((await app.inject({ ...call, payload: {} })).statusCode).toBe(403);
  });

  test('a cookie over HTTPS is bound to its host', async () => {
    const server = await protectedServer({ template, previewKey: KEY, preview: 'key', trustProxy: true });
    closing.push(() => server.close());
    const headers = { host: 'congress.example.org', accept: 'text/html', 'x-forwarded-proto': 'https' };
    const { headers: answered } = await server.app.inject({ url: first, headers });
    expect(String(answered['set-cookie'])).toMatch(/^__Host-foyer-previews=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  });

  test('is over when the server is, and a wrong one opens nothing', async () => {
    const [before, after] = [await started('key'), await started('key')];
    const cookie = `Cookie: ${headerOf(await get(before.port, first, 'x.example.org'), 'set-cookie')!.split(';', 1)[0]!}`;
    expect(await leaks(before.port, 'x.example.org', cookie)).not.toEqual([]);
    expect(await leaks(after.port, 'x.example.org', cookie)).toEqual([]);
    for (const wrong of ['', KEY.slice(1), `${KEY}k`, KEY.toUpperCase()]) {
      const answer = await get(before.port, `${page}?preview&previewKey=${wrong}`, 'x.example.org');
      expect([answer.slice(9, 12), headerOf(answer, 'set-cookie')]).toEqual(['302', undefined]);
    }
  });
});

test('a server without key has none that is empty', async () => {
  const server = await protectedServer({ template });
  closing.push(() => server.close());
  const { headers } = await server.app.inject({ url: `${page}?previewKey=`, headers: { accept: 'text/html' } });
  expect(headers['set-cookie']).toBeUndefined();
  expect(isFull((await server.app.inject({ url: resources, headers: { cookie: 'foyer-previews=' } })).body)).toBe(false);
});
