// An event that names who may embed it is framed by nobody else; every other event by the sites the server allows.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NOW, temporaryFolder, testServer, type TestServer } from '../fixture/test-app.ts';
import { publishFolder } from '../store/publish-folder.ts';

const app = (embedOrigins: unknown) => JSON.stringify({ schemaVersion: 1, event: { name: 'Framed' }, embedOrigins });

let server: TestServer;
beforeAll(async () => {
  server = await testServer({
    security: { frameAncestors: ['https://portal.example.org'], development: false },
    template: async () => '<!doctype html><html><head><title>x</title></head><body></body></html>',
  });
  const folder = temporaryFolder({
    'demo/framed27/app.json': app(['https://society.example.org', 'https://www.society.example.org:8443']),
    'demo/damaged27/app.json': app(['https://society.example.org', 'https://evil.example.org; script-src *']),
    'demo/wild27/app.json': app(['https://*.example.org']),
  });
  await publishFolder({ store: server.store, folder: folder.path, validate: () => [], now: NOW });
  folder.remove();
});
afterAll(() => server.close());

const ancestors = async (url: string) => {
  const { headers } = await server.app.inject({ url, headers: { accept: 'text/html' } });
  return /frame-ancestors [^;]*/.exec(String(headers['content-security-policy']))?.[0];
};

test.each([
  ['framed27', "frame-ancestors 'self' https://society.example.org https://www.society.example.org:8443"],
  ['heart27', "frame-ancestors 'self' https://portal.example.org"],
  ['damaged27', "frame-ancestors 'self' https://portal.example.org"],
  ['wild27', "frame-ancestors 'self' https://portal.example.org"],
])('%s: %s', async (event, policy) => {
  expect(await ancestors(`/home/demo/${event}/en-GB`)).toBe(policy);
});

test('a page the event does not have is framed like the others', async () => {
  expect(await ancestors('/demo/framed27/en-GB/page/Nowhere')).toContain('https://society.example.org');
});
