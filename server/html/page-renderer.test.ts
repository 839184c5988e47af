// The thread that renders pages: what it asks is answered here, and a page that hangs ends the thread, not the server.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { openRenderer, type PageRenderer } from './page-renderer.ts';

const folder = mkdtempSync(join(tmpdir(), 'foyer-renderer-'));
const code = join(folder, 'render-page.mjs');
// Its address says what happens in place of a page.
writeFileSync(
  code,
  `export const prepareSanitiser = () => undefined;
  export async function renderToHtml({ url }, { ask, failed }) {
    if (url === 'loop') for (;;);
    if (url === 'throws') throw new Error('no page');
    if (url === 'ends') process.exit(3);
    failed(new Error('left out'));
    const { status, body } = await ask('/api/of/' + url, url === 'named' ? '["s-1"]' : undefined);
    return { kind: 'redirect', to: status + body, isRemembered: false };
  }`,
);
let opened: PageRenderer | undefined;
afterEach(() => opened?.close());
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

const asking = (renderer: PageRenderer, url: string, failed: (error: unknown) => void = () => undefined) =>
  renderer.renderToHtml(
    { url, boot: '', at: 0, scope: '', isPersonal: false },
    { ask: async (address, sent = '') => ({ status: 200, body: address + sent }), failed },
  );
const open = (longest?: number, pause?: number): PageRenderer => (opened = openRenderer(pathToFileURL(code).href, longest, pause));

test('pages are rendered elsewhere, and ask here', async () => {
  const renderer = open();
  const failures: unknown[] = [];
  const pages = await Promise.all(['one', 'two', 'named'].map((url) => asking(renderer, url, (error) => failures.push(error))));
  expect(pages).toMatchObject([{ to: '200/api/of/one' }, { to: '200/api/of/two' }, { to: '200/api/of/named["s-1"]' }]);
  expect(failures).toMatchObject([{ message: expect.stringContaining('left out') as string }, {}, {}]);
});

test('a page that cannot be drawn rejects, the next one is rendered', async () => {
  const renderer = open();
  await expect(asking(renderer, 'throws')).rejects.toThrow('no page');
  await expect(asking(renderer, 'one')).resolves.toBeDefined();
});

test('an endless loop ends its thread; meanwhile the server goes on', async () => {
  const renderer = open(1500);
  await asking(renderer, 'one');
  let ticks = 0;
  const ticking = setInterval(() => (ticks += 1), 20);
  await expect(asking(renderer, 'loop')).rejects.toThrow('took more than 1.5 s');
  clearInterval(ticking);
  expect(ticks).toBeGreaterThan(5);
});

test.each([
  { name: 'another thread does not start at once: until then pages are left to the browser', pause: 3_600_000, page: undefined },
  { name: 'afterwards it does, and renders', pause: 0, page: { to: '200/api/of/one' } },
])('$name', async ({ pause, page }) => {
  const renderer = open(1500, pause);
  await asking(renderer, 'one');
  await expect(asking(renderer, 'loop')).rejects.toThrow('took more than');
  if (page) await expect(asking(renderer, 'one')).resolves.toMatchObject(page);
  else await expect(asking(renderer, 'one')).resolves.toBeUndefined();
});

test('a page that waits for its answers does not hang', async () => {
  const renderer = open(300);
  await asking(renderer, 'one');
  const slow = renderer.renderToHtml(
    { url: 'slow', boot: '', at: 0, scope: '', isPersonal: false },
    { ask: async () => delay(1000, { status: 200, body: '' }), failed: () => undefined },
  );
  await expect(slow).resolves.toBeDefined();
});

test('a thread that ends takes its pages along, and a closed renderer renders nothing', async () => {
  const renderer = open();
  await expect(asking(renderer, 'ends')).rejects.toThrow('ended');
  await renderer.close();
  await expect(asking(renderer, 'one')).resolves.toBeUndefined();
});
