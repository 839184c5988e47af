// What identity services may make the server do: nothing but answer.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { guardedFetch } from './guarded-fetch.ts';

let service: Server;
let origin = '';
const asked: string[] = [];
beforeAll(async () => {
  service = createServer((request, response) => {
    asked.push(request.url ?? '');
    if (request.url === '/away') return response.writeHead(302, { location: `${origin}/inside` }).end();
    if (request.url === '/small') return response.end('{"a":1}');
    // Without a length: chunk after chunk.
    for (let count = 0; count < 20; count += 1) response.write(Buffer.alloc(100_000, 120));
    return response.end();
  });
  await new Promise<void>((done) => service.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
});
afterAll(() => {
  service.closeAllConnections();
  service.close();
});

const ask = (path: string, origins = [origin]) =>
  guardedFetch(origins)(`${origin}${path}`, { method: 'GET', headers: {}, body: null, redirect: 'manual' });

test('a configured origin is asked', async () => {
  expect(await (await ask('/small')).json()).toEqual({ a: 1 });
});

test.each([[[]], [['http://127.0.0.1:1']], [['https://id.example.org']]])('another origin than %j is not', async (origins: string[]) => {
  const before = asked.length;
  await expect(ask('/small', origins)).rejects.toThrow('not configured');
  expect(asked.length).toBe(before);
});

test('a redirect is not followed', async () => {
  expect((await ask('/away')).status).toBe(302);
  expect(asked).not.toContain('/inside');
});

test('an endless answer ends', async () => {
  await expect((await ask('/endless')).text()).rejects.toThrow('too long');
});
