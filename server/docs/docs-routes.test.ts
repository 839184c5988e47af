// The documentation: pages, links, pictures and search under the strict policy; kept or read anew; nothing of it where it is off.
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { testServer, temporaryFolder } from '../fixture/test-app.ts';
import { registerDocs } from './docs-routes.ts';
import { readDocs } from './pages.ts';
import { renderPage } from './render-page.ts';
import { slugOf } from './slug.ts';

const root = join(import.meta.dirname, '../..');
const development = await testServer();
registerDocs(development.app, root, { changing: true });
const samples = await testServer();
registerDocs(samples.app, root, { changing: false });
const without = await testServer();
afterAll(async () => {
  await development.close();
  await samples.close();
  await without.close();
});
const get = (url: string) => development.app.inject({ url, headers: { accept: 'text/html' } });

test('every page of the documentation answers, under the policy of production', async () => {
  const { pages } = readDocs(root);
  expect(pages.size).toBeGreaterThan(50);
  for (const path of pages.keys()) {
    const answer = await get(path);
    expect([path, answer.statusCode, answer.headers['content-type']]).toEqual([path, 200, 'text/html; charset=utf-8']);
    const policy = String(answer.headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toContain('unsafe-inline');
    expect(answer.body).not.toMatch(/<script(?![^>]* src=)|<style| style="| on[a-z]+="/);
  }
});

test('every link and picture of every page leads somewhere', async () => {
  const { pages, pictures } = readDocs(root);
  const rendered = new Map([...pages.values()].map((page) => [page.path, renderPage(page, { pages, pictures }).html]));
  const broken: string[] = [];
  for (const [path, html] of rendered) {
    for (const [, name, address = ''] of html.matchAll(/ (href|src|srcset)="([^"]*)"/g)) {
      if (/^https?:/.test(address)) continue;
      const [to, anchor] = address.split('#');
      const good =
        name === 'href'
          ? rendered.has(to || path) && (!anchor || rendered.get(to || path)!.includes(` id="${anchor}"`))
          : pictures.has(address);
      if (!good) broken.push(`${path}: ${address}`);
    }
  }
  expect(broken).toEqual([]);
});

test('a link to a code by its former name leads to its section', async () => {
  const { body } = await get('/docs/reference/codes');
  expect(body).toMatch(/id="orphan-page"[^]{0,400}<span id="page-without-way"><\/span>/);
});

test('the first address, addresses of files, and what there is not', async () => {
  expect((await get('/docs')).headers['location']).toBe('/docs/reference');
  expect((await get('/docs/reference/codes.md')).headers['location']).toBe('/docs/reference/codes');
  expect((await get('/docs/reference/README.md')).headers['location']).toBe('/docs/reference');
  const missing = await get('/docs/no/such');
  expect([missing.statusCode, missing.body]).toEqual([404, expect.stringContaining('<h1>No such page</h1>')]);
  for (const outside of ['/docs/../package.json', '/docs/%2e%2e/package.json', '/docs/..%2fpackage.json', '/docs/package.json'])
    expect((await get(outside)).body, outside).not.toContain('"dependencies"');
});

test('style, script and pictures', async () => {
  const style = await get('/docs/style.css');
  expect(style.body).toMatch(/--surface:.*@layer reset \{.*\.head \{/s);
  expect(style.body).not.toContain('@import');
  const script = await get('/docs/filter.js');
  expect([script.headers['content-type'], script.body.includes('HTMLInputElement')]).toEqual(['text/javascript; charset=utf-8', false]);
  expect((await get('/docs/images/kardia-home.webp')).headers['content-type']).toBe('image/webp');
});

test('the navigation marks where one is; a page lists its parts', async () => {
  const { body } = await get('/docs/reference/components/structure/card');
  expect(body).toContain('<a href="/docs/reference/components/structure/card" aria-current="page">Card</a>');
  expect(body).toContain('<a href="#props">Props</a>');
});

test('the search finds sections, forgives a letter, and shows a question as text', async () => {
  expect((await get('/docs/search?q=itemsPerLine')).body).toContain('href="/docs/reference/components/programme/program-days#props"');
  expect((await get('/docs/search?q=acordion')).body).toContain('href="/docs/reference/components/structure/accordion"');
  expect((await get('/docs/search?q=zzzzqqqq')).body).toContain('Nothing has “zzzzqqqq”');
  expect((await get('/docs/search?q=%3Cscript%3Ealert(1)%3C/script%3E')).body).not.toContain('<script>alert');
  expect((await get('/docs/search?q=a&q=b')).statusCode).toBe(200);
});

test('a page is sent with its hash, packed, and asked again for nothing', async () => {
  for (const { app } of [development, samples])
    for (const url of ['/docs/reference', '/docs/style.css', '/docs/filter.js', '/docs/search?q=theme']) {
      const headers = { accept: 'text/html', 'accept-encoding': 'gzip' };
      const first = await app.inject({ url, headers });
      expect([first.statusCode, first.headers['cache-control'], first.headers['content-encoding']], url).toEqual([200, 'no-cache', 'gzip']);
      const again = await app.inject({ url, headers: { ...headers, 'if-none-match': String(first.headers['etag']) } });
      expect([again.statusCode, again.rawPayload.length], url).toEqual([304, 0]);
    }
});

test('a changed file shows in development, and where nothing changes it is read once', async () => {
  const folder = temporaryFolder({ 'README.md': '# R', 'CONTRIBUTING.md': '# C', 'docs/a.md': '# Before' });
  const [changing, kept] = [await testServer(), await testServer()];
  registerDocs(changing.app, folder.path, { changing: true });
  registerDocs(kept.app, folder.path, { changing: false });
  const heads = async (): Promise<(string | undefined)[]> =>
    Promise.all([changing, kept].map(async ({ app }) => /<h1[^>]*>(\w+)/.exec((await app.inject('/docs/a')).body)?.[1]));
  expect(await heads()).toEqual(['Before', 'Before']);
  folder.write('docs/a.md', '# After');
  expect(await heads()).toEqual(['After', 'Before']);
  await Promise.all([changing.close(), kept.close()]);
  folder.remove();
});

test('disallowed content of a page is left out', () => {
  const text =
    '# A\n\n<script>alert(1)</script>\n\n<img src="x.png" onerror="go()">\n\n[bad](javascript:go()) [gone](gone.md) [out](../../secret.md)';
  const { html } = renderPage({ file: 'docs/a.md', text }, readDocs(temporaryDocs.path));
  expect(html).not.toMatch(/script|onerror|javascript|secret|gone\.md/);
});
const temporaryDocs = temporaryFolder({ 'README.md': '# R', 'CONTRIBUTING.md': '# C', 'docs/a.md': '# A', 'docs/more/b.md': '# B' });
afterAll(() => temporaryDocs.remove());

test('a folder without a first page is a list', () => {
  const { pages } = readDocs(temporaryDocs.path);
  expect(pages.get('/docs/more')).toMatchObject({ title: 'More', text: expect.stringContaining('[B](b.md)') });
});

test('anchors are those of code hosts', () => {
  expect(['Where it lives', '`tiers[]`', 'A §2, [B](b.md)', 'texts.<name>'].map(slugOf)).toEqual([
    'where-it-lives',
    'tiers',
    'a-2-b',
    'textsname',
  ]);
});

test('where it is off there is no documentation', async () => {
  for (const url of ['/docs', '/docs/reference', '/docs/search', '/docs/style.css', '/docs/images/kardia-home.webp']) {
    const answer = await without.app.inject({ url, headers: { accept: 'text/html' } });
    expect([url, answer.statusCode === 200 && /Documentation/.test(answer.body)]).toEqual([url, false]);
    expect(answer.headers['location'] ?? '').not.toContain('/docs/reference');
  }
});
