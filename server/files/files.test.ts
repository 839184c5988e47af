// Files: published assets for ever and harmless, ranges of films, fonts, themes by version, the build under /static.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder, testServer, type TestServer } from '../fixture/test-app.ts';
import { app } from '../../src/model/documents/app.ts';
import { readRange } from './range.ts';
import { phoneCss } from './theme.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';
const build = temporaryFolder({
  'index.html': '<html>',
  'static/app-1a2b.js': `console.log(${'1'.repeat(3000)})`,
  'static/view-3c4d.js': 'console.log(2)',
  'favicon.svg': '<svg/>',
  '.vite/manifest.json': '{}',
  'robots.txt': 'User-agent: *',
});
let server: TestServer;
beforeAll(async () => {
  server = await testServer({ publicFolder: build.path, fontFiles: new Map([['inter-latin.woff2', join(build.path, 'favicon.svg')]]) });
});
afterAll(async () => {
  await server.close();
  build.remove();
});

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });

test('an asset of the event and one of its instance, for ever, compressed', async () => {
  const logo = await get('/assets/demo/heart27/1/logo.svg', { 'accept-encoding': 'br' });
  expect([logo.statusCode, logo.headers['content-type'], logo.headers['cache-control'], logo.headers['content-encoding']]).toEqual([
    200,
    'image/svg+xml',
    FOR_EVER,
    'br',
  ]);
  expect((await get('/assets/demo/heart27/1/society.svg')).statusCode).toBe(200);
  expect((await get('/assets/demo/heart27/1/logo.svg', { 'if-none-match': logo.headers['etag'] as string })).statusCode).toBe(304);
});

test('a drawing opened on its own is in a sandbox; HTML is a download', async () => {
  expect((await get('/assets/demo/heart27/1/logo.svg')).headers['content-security-policy']).toMatch(/^default-src 'none'.*sandbox$/);
  const trick = await get('/assets/demo/heart27/1/trick.html');
  expect([trick.headers['content-type'], trick.headers['content-disposition'], trick.headers['x-content-type-options']]).toEqual([
    'application/octet-stream',
    'attachment',
    'nosniff',
  ]);
});

test.each([
  '/assets/demo/heart27/1/missing.svg',
  '/assets/demo/heart27/2/logo.svg',
  '/assets/demo/heart27/0/logo.svg',
  '/assets/demo/heart27/1e0/logo.svg',
  '/assets/rival/heart27/1/logo.svg',
  '/assets/demo/nobody/1/logo.svg',
  '/assets/demo/heart27/1/..%2f..%2fapp.json',
  '/static/..%2f.vite%2fmanifest.json',
  '/static/../index.html',
  '/static/missing.js',
  '/.vite/manifest.json',
  '/index.html',
  '/fonts/..%2ffavicon.svg',
  '/fonts/missing.woff2',
  '/theme/rival/heart27/1.css',
  '/theme/demo/heart27/latest.css',
])('%s is not there', async (url) => {
  const response = await get(url, { accept: '*/*' });
  expect([response.statusCode, response.headers['x-content-type-options']]).toEqual([404, 'nosniff']);
});

test('a film in ranges', async () => {
  const film = '/assets/demo/heart27/1/film.mp4';
  const whole = await get(film);
  expect([whole.statusCode, whole.body, whole.headers['accept-ranges']]).toEqual([200, '0123456789', 'bytes']);
  const part = await get(film, { range: 'bytes=2-4' });
  expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([206, '234', 'bytes 2-4/10']);
  const outside = await get(film, { range: 'bytes=10-' });
  expect([outside.statusCode, outside.headers['content-range']]).toEqual([416, 'bytes */10']);
  expect((await get(film, { range: 'bytes=2-4', 'if-range': '"older"' })).statusCode).toBe(200);
});

test.each([
  ['bytes=0-', { first: 0, last: 9 }],
  ['bytes=-3', { first: 7, last: 9 }],
  ['bytes=5-99', { first: 5, last: 9 }],
  ['bytes=-0', null],
  ['bytes=9-2', null],
  ['bytes=0-1,4-5', undefined],
  ['bytes=-', undefined],
  ['lines=1-2', undefined],
  [undefined, undefined],
])('range %j of ten bytes', (header, expected) => {
  expect(readRange(header, 10)).toEqual(expected);
});

test('a theme is derived from the document of its version', async () => {
  const theme = await get('/theme/demo/heart27/1.css');
  const [own, ...windows] = theme.body.split('@media ');
  expect([own, theme.headers['content-type'], theme.headers['cache-control']]).toEqual([
    ":root { --brand: #8c1c2b; --event: 'demo/heart27' }\n",
    'text/css; charset=utf-8',
    FOR_EVER,
  ]);
  // What is drawn for both kinds of windows is shown in its own.
  expect(windows).toEqual([expect.stringContaining('(width < 64em)'), expect.stringContaining('(width >= 64em)')]);
  expect((await get('/theme/demo/heart27/9.css')).headers['cache-control']).toBe('no-cache');
});

test('the room of the content on phones is written where it is not the usual one (A §9)', () => {
  expect(phoneCss(app.parse({}))).toBe('');
  const css = phoneCss(app.parse({ mobileContainerWidth: 100, mobileContainerPadding: '0 1rem' }));
  expect(css).toBe('html { --mobile-width: 100; --mobile-block: 0px; --mobile-inline: 1rem; }\n');
});

test('fonts are kept a week', async () => {
  const font = await get('/fonts/inter-latin.woff2');
  expect([font.statusCode, font.headers['content-type'], font.headers['cache-control']]).toEqual([
    200,
    'font/woff2',
    expect.stringContaining('max-age=604800'),
  ]);
});

test('the build: hashed files for ever, files of its root revalidated', async () => {
  const script = await get('/static/app-1a2b.js', { 'accept-encoding': 'gzip, br' });
  expect([script.headers['content-type'], script.headers['cache-control'], script.headers['content-encoding']]).toEqual([
    'text/javascript; charset=utf-8',
    FOR_EVER,
    'br',
  ]);
  const icon = await get('/favicon.svg');
  expect([icon.statusCode, icon.headers['content-type'], icon.headers['cache-control']]).toEqual([200, 'image/svg+xml', 'no-cache']);
});

test('a build made beneath the server breaks no page that is open', async () => {
  rmSync(join(build.path, 'static/view-3c4d.js'));
  expect((await get('/static/view-3c4d.js')).body).toBe('console.log(2)');
});
