// Journey: the network goes away, the server is killed, a new build comes, storage is refused; what was visited opens, and nothing is mixed.
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { slowness } from '../support/slowness.ts';
import { CLOCK, homeOf, kardia, pageOf } from './events.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, settled, test } from './journey.ts';
import { serverAt } from './server-at.ts';

const root = join(import.meta.dirname, '../..');
const home = homeOf(kardia);
test.use({
  serviceWorkers: 'allow',
  // Without a connection every request fails, and the page that says so has the status 503.
  expected: [/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|ERR_FAILED|Failed to fetch|\b503\b/],
});

/** Waits until the page on screen is kept. */
async function kept(page: Page, path: string): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(async (address) => {
          const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
          const needed = [address, ...loaded.filter((url) => /\/static\/.*\.(js|css)$/.test(url))];
          const found = await Promise.all(needed.map((url) => caches.match(url)));
          return needed.filter((_, index) => !found[index]);
        }, path),
      { message: `${path} is kept, with its code`, timeout: 20_000 * slowness },
    )
    .toEqual([]);
}

// The device stays offline over a navigation only where nothing but Playwright is connected to the page: a route takes the place of that (`other-hosts.ts`).
test.beforeEach(({ context }) => context.route('https://nowhere.example.org/**', (route) => route.abort()));

/** Opens an address and waits until it opens without a connection. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await settled(page);
  await kept(page, path);
}

/** Opens an address without a connection; says how long it took to show its heading, ms. */
async function openOffline(page: Page, path: string): Promise<number> {
  const began = performance.now();
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  const took = Math.round(performance.now() - began);
  await settled(page);
  return took;
}

test('every page visited before opens with the network off, says since when, and the alert says what that means', async ({
  page,
  context,
}) => {
  await visit(page, home);
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Programme' }).first().click();
  await expect(page.getByRole('searchbox').first()).toBeVisible();
  const search = new URL(page.url()).pathname;
  await kept(page, search);
  await context.setOffline(true);
  const alert = page.getByRole('alert').filter({ hasText: 'You are offline' });
  await expect(alert).toContainText('Please note that some features and functions are currently not supported in offline mode.');
  await expectAccessible(page);
  const took = [await openOffline(page, home), await openOffline(page, search)];
  test.info().annotations.push({ type: 'opened offline, ms', description: took.join(', ') });
  await expect(page.getByRole('searchbox').first()).toBeVisible();
  await expect(
    page
      .getByText(/^You are offline/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await expect(page.getByText(/Data as of Mon 3 May/)).toBeVisible({ timeout: 15_000 * slowness });
  // Never visited: it says so, and names what there is.
  await page.goto(pageOf(kardia, 'faculty', 'de-DE'));
  await expect(page.getByRole('heading', { name: 'Sie sind offline' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: /Home/ }).first().click();
  await settled(page);
  await expect(alert).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('status').filter({ hasText: 'You are online' })).toBeVisible();
  await expect(page.getByText(/Closes in \d+ s/)).toBeVisible();
});

test('a killed server leaves what was visited; previews are never kept', async ({ page }) => {
  const server = await serverAt(CLOCK, { FOYER_PREVIEW: 'open' });
  await visit(page, server.address + home);
  await page.goto(`${server.address}${home}?preview=attendee`);
  await settled(page);
  await server.stop();
  await openOffline(page, server.address + home);
  await expect(page.locator('meta[name="foyer-kept"]')).toHaveCount(1);
  await expect(page.goto(`${server.address}${home}?preview=attendee`)).rejects.toThrow(/ERR_CONNECTION_REFUSED/);
});

/** A copy of the build with another name, all files of code under other names, as a deployment leaves it; returns the old names. */
function anotherBuild(folder: string): string[] {
  cpSync(join(root, 'dist'), folder, { recursive: true });
  const name = /name="foyer-build" content="([^"]+)"/.exec(readFileSync(join(folder, 'index.html'), 'utf8'))![1]!;
  const code = readdirSync(join(folder, 'static')).filter((file) => file.endsWith('.js'));
  for (const file of ['index.html', 'sw.js', '.vite/manifest.json', ...code.map((one) => `static/${one}`)]) {
    const text = readFileSync(join(folder, file), 'utf8').replaceAll(name, 'other-build');
    writeFileSync(
      join(folder, file),
      code.reduce((written, one) => written.replaceAll(one, renamed(one)), text),
    );
  }
  for (const file of code) renameSync(join(folder, 'static', file), join(folder, 'static', renamed(file)));
  return code;
}

const renamed = (file: string): string => file.replace(/\.js$/, '-other.js');

test('a new build is announced, taken by a press, and nothing deleted is asked for', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-build-'));
  const gone = anotherBuild(folder);
  const first = await serverAt(CLOCK);
  const port = new URL(first.address).port;
  try {
    await visit(page, first.address + home);
    await first.stop();
    const second = await serverAt(CLOCK, { PORT: port }, '--app', folder);
    const asked: string[] = [];
    page.context().on('request', (request) => asked.push(request.url()));
    await page.reload();
    const refresh = page.getByRole('log').getByRole('button', { name: 'Refresh' });
    await expect(page.getByText('Data cached for offline use!')).toBeVisible({ timeout: 20_000 * slowness });
    await refresh.click();
    await expect(page.locator('meta[name="foyer-build"]')).toHaveAttribute('content', 'other-build');
    await settled(page);
    await kept(page, first.address + home);
    const cachesOfFirst = (): Promise<string[]> =>
      page.evaluate(() =>
        caches.keys().then((names) => names.filter((name) => /^foyer-(pages|files|data) /.test(name) && !name.endsWith(' other-build'))),
      );
    // What the worker of the first build still wrote while the second took over goes with the next page.
    const leftAfterNextPage = async (): Promise<string[]> => {
      const left = await cachesOfFirst();
      if (left.length > 0) await visit(page, first.address + home);
      return left;
    };
    await expect.poll(leftAfterNextPage, { timeout: 20_000 * slowness }).toEqual([]);
    expect(asked.filter((url) => gone.some((file) => url.endsWith(`/${file}`)))).toEqual([]);
    await second.stop();
    await openOffline(page, first.address + home);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

/** A device on which nothing can be stored. */
async function refuseStorage(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['caches', 'localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, { get: refuse, configurable: true });
    Object.defineProperty(navigator.serviceWorker, 'register', { value: () => Promise.reject(new DOMException('no', 'SecurityError')) });
  });
}

test('where storage and workers are refused, the page works as before', async ({ page, context }) => {
  await refuseStorage(context);
  await page.goto(home);
  await settled(page);
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Programme' }).first().click();
  await expect(page.getByRole('searchbox').first()).toBeVisible();
});
