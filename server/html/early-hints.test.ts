// Hints ahead of a page: its theme and fonts, to a browser that goes there, and only where they are switched on.
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import type { RenderToHtml } from '../../src/app/ssr/render-request.ts';
import { testServer, type TestServer } from '../fixture/test-app.ts';
import type { FirstViewParts } from './first-view.ts';

const utf8 = new TextEncoder();
const renderToHtml: RenderToHtml = async () => ({
  kind: 'page',
  html: utf8.encode('<main></main>'),
  css: '',
  nextChangeAt: null,
  state: utf8.encode('{}'),
});
const template = '<!doctype html><html><head><title>x</title></head><body><div id="root"></div></body></html>';

const firstView: FirstViewParts = {
  pageOf: ({ page }) => ({ key: page, title: '', description: '', components: [] }),
  requestsOf: () => [],
  chunksOf: () => [
    { href: '/static/held.css', kind: 'style' },
    { href: '/static/held.js', kind: 'script' },
  ],
  fontsOf: () => ['/fonts/serif.woff2'],
};

const servers: TestServer[] = [];
afterAll(() => Promise.all(servers.map((server) => server.close())));

/** Opens a page; gives the links that came before it, and its status. */
async function hintsOf(
  path: string,
  { earlyHints = true, mode = 'navigate' } = {},
): Promise<{ links: string[]; status: number | undefined }> {
  const server = await testServer({ template: async () => template, renderToHtml, earlyHints, firstView });
  servers.push(server);
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    let links: string[] = [];
    request({ port, path, host: '127.0.0.1', headers: { accept: 'text/html', 'sec-fetch-mode': mode } })
      .on('information', ({ statusCode, headers }) => {
        if (statusCode === 103) links = String(headers['link']).split(/, (?=<)/);
      })
      .on('response', (response) => response.resume().on('end', () => resolve({ links, status: response.statusCode })))
      .on('error', reject)
      .end();
  });
}

const HOME = '/home/demo/heart27/en-GB';

test('the theme of an event and its fonts are named before its page is there, nothing that is held', async () => {
  const { links, status } = await hintsOf(HOME);
  expect(status).toBe(200);
  expect(links.filter((link) => /^<\/[^<>]*theme[^<>]*>; rel=preload; as=style$/.test(link))).toHaveLength(1);
  expect(links.filter((link) => !link.includes('theme'))).toEqual(['</fonts/serif.woff2>; rel=preload; as=font; crossorigin']);
});

test.each([
  ['is not switched on', { earlyHints: false }],
  ['is for a request of a script', { mode: 'cors' }],
])('nothing is sent where it %s', async (_, how) => {
  expect(await hintsOf(HOME, how)).toEqual({ links: [], status: 200 });
});
