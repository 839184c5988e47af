// Back and forward from the browser's own cache: a page that comes back is the same document, and knows what happened meanwhile.
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type APIRequestContext, chromium, expect, type Page, test as base } from '@playwright/test';
import { browserSwitches, findBrowser } from '../../cli/matrix/find-browser.ts';
import { homeOf, kardia, pageOf } from './events.ts';
import { loadsNoMore, settled } from './journey.ts';
import { slowness } from '../support/slowness.ts';

const root = join(import.meta.dirname, '../..');
const HOUR = 3_600_000;
/** Windows of the event with windows, and how long after the one before each opens, ms. */
const DOORS = 60;
const EVERY = 5000;

/** The browser without windows keeps no documents: a whole one is needed, Playwright's or the distribution's. */
const whole = [
  findBrowser()?.path ?? '',
  chromium.executablePath(),
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((path) => !path.includes('headless') && existsSync(path));

/** A visitor has a browser of their own: that of the journeys keeps no documents. */
const test = base.extend<{ visitor: Page; elsewhere: string }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this pattern.
  baseURL: async ({}, use) => use(process.env['FOYER_E2E_URL']),
  visitor: async ({ baseURL }, use) => {
    // Playwright switches the cache off.
    const browser = await chromium.launch({
      args: [...browserSwitches, '--enable-features=BackForwardCache'],
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
      ...(whole !== undefined && { executablePath: whole }),
    });
    const page = await browser.newPage({ baseURL: baseURL! });
    await use(page);
    await browser.close();
  },
  /** Address of a document of another site. */
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this pattern.
  elsewhere: async ({}, use) => {
    const other = createServer((_, response) => response.setHeader('content-type', 'text/html').end('<title>Elsewhere</title>'));
    other.listen(0, '127.0.0.1');
    await once(other, 'listening');
    await use(`http://127.0.0.1:${(other.address() as AddressInfo).port}/`);
    other.closeAllConnections();
    other.close();
  },
});

test.skip(whole === undefined, 'there is no Chromium that keeps documents');

type Marked = typeof globalThis & { came: 'kept' | 'new' | undefined };

/** Opens an address as a visitor and leaves a mark that only this document has. */
async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await settled(page);
  // What is on its way when a page is left may keep the browser from keeping it.
  await loadsNoMore(page);
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => ((globalThis as Marked).came = persisted ? 'kept' : 'new'));
  });
}

/** Goes away, and back once `meanwhile` has happened; the document must be the same. */
async function leaveAndReturn(page: Page, elsewhere: string, meanwhile: () => Promise<unknown> = async () => undefined): Promise<void> {
  await page.goto(elsewhere);
  await expect(page).toHaveTitle('Elsewhere');
  await meanwhile();
  // `page.goBack` waits for the loading of a document, and this one is not loaded.
  await page.evaluate(() => history.back());
  await expect(page).not.toHaveTitle('Elsewhere');
  const reasons = await page.evaluate(
    () =>
      (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming & { notRestoredReasons?: unknown }).notRestoredReasons,
  );
  expect(await page.evaluate(() => (globalThis as Marked).came), JSON.stringify(reasons)).toBe('kept');
}

const pages = { home: homeOf(kardia), search: pageOf(kardia, 'search'), 'a session': pageOf(kardia, 'session/1002') };
for (const [name, address] of Object.entries(pages)) {
  test(`${name} comes back as it was left, and works`, async ({ visitor, elsewhere }) => {
    await visit(visitor, address);
    await leaveAndReturn(visitor, elsewhere);
    // Twice: what is taken up again can be left again.
    await leaveAndReturn(visitor, elsewhere);
    await visitor.getByRole('banner').getByRole('link').first().click();
    await settled(visitor);
  });
}

test('a window that opened meanwhile is open, and one that opens afterwards opens', async ({ visitor, elsewhere, request }, {
  outputDir,
}) => {
  test.setTimeout(60_000 * slowness);
  const folder = join(outputDir, 'configuration');
  const now = async (): Promise<number> => Date.parse((await asked<{ ServerTime: string }>(request, '/api/Core/ServerTime')).ServerTime);
  const begun = Math.ceil((await now()) / 1000) * 1000;
  // A window opens every few seconds: however slow the machine is, one opens while the page is away, and one when it is back.
  const doors = Array.from({ length: DOORS }, (_, nth) => begun + nth * EVERY);
  publish(folder, 'windows', { words: 'Many doors.', doors });
  await expect.poll(() => versionOf(request, 'windows')).toBeGreaterThan(0);
  const openAt = (instant: number): number => doors.filter((door) => door <= instant).length;
  const shown = (): Promise<number> => visitor.locator('[data-placement^="door-"]').count();

  await visit(visitor, homeOf({ instance: 'kept', event: 'windows' }));
  const left = await shown();
  let before = 0;
  await leaveAndReturn(visitor, elsewhere, async () => {
    await expect.poll(async () => openAt(await now()), { timeout: 60_000 * slowness }).toBeGreaterThan(left);
    before = openAt(await now());
  });
  await expect.poll(shown, 'what opened meanwhile').toBeGreaterThanOrEqual(before);
  const back = await shown();
  expect(back, 'nothing opens before its time').toBeLessThanOrEqual(openAt(await now()));
  expect(back, 'windows are left to open').toBeLessThan(DOORS);
  await expect.poll(shown, 'one that opens afterwards').toBeGreaterThan(back);
  expect(await visitor.evaluate(() => (globalThis as Marked).came), 'in the same document').toBe('kept');
});

test('a version published meanwhile is taken up in the same document', async ({ visitor, elsewhere, request }, { outputDir }) => {
  const folder = join(outputDir, 'configuration');
  publish(folder, 'versions', { words: 'Doors open at nine.' });
  await expect.poll(() => versionOf(request, 'versions')).toBeGreaterThan(0);
  await visit(visitor, homeOf({ instance: 'kept', event: 'versions' }));
  await expect(visitor.getByText('Doors open at nine.')).toBeVisible();
  await leaveAndReturn(visitor, elsewhere, async () => {
    const before = await versionOf(request, 'versions');
    publish(folder, 'versions', { words: 'Doors open at eight.' });
    await expect.poll(() => versionOf(request, 'versions')).toBeGreaterThan(before);
  });
  // Sooner than the page would look by itself.
  await expect(visitor.getByText('Doors open at eight.')).toBeVisible();
  expect(await visitor.evaluate(() => (globalThis as Marked).came)).toBe('kept');
});

const asked = async <T>(request: APIRequestContext, path: string): Promise<T> => (await (await request.get(path)).json()) as T;

/** The published version of an event, 0 if there is none yet. */
const versionOf = async (request: APIRequestContext, event: string): Promise<number> =>
  (await asked<{ Version?: number }>(request, `/api/Event/Shortname?shortName=${event}`)).Version ?? 0;

/** Publishes an event whose home has a notice, and one for each instant (ms) at which it opens. */
function publish(folder: string, event: string, { words, doors = [] }: { words: string; doors?: number[] }): void {
  const write = (path: string, value: unknown): void => {
    mkdirSync(join(folder, 'kept', event, 'pages'), { recursive: true });
    writeFileSync(join(folder, 'kept', path), JSON.stringify(value));
  };
  /** In the event's own time, two hours ahead of UTC in May. */
  const local = (instant: number): string => new Date(instant + 2 * HOUR).toISOString().slice(0, 19);
  write('instance.json', { schemaVersion: 1, name: 'Kept (fictional)' });
  write(`${event}/app.json`, {
    schemaVersion: 1,
    event: { name: 'Kept 2027', timeZone: 'Europe/Berlin', languages: ['en-GB'] },
    defaults: { disableAuth: true },
  });
  const placements = [
    { id: 'title', name: 'structure/heading', props: { text: 'News', level: 1 } },
    { id: 'news', name: 'structure/notice', props: { text: words } },
    ...doors.map((instant, nth) => ({
      id: `door-${nth}`,
      name: 'structure/notice',
      props: { text: `Door ${nth}` },
      startTime: local(instant),
    })),
  ];
  write(`${event}/pages/HomePage.json`, { schemaVersion: 1, page: 'HomePage', layers: { page: { grids: [{ id: 'main', placements }] } } });
  execFileSync(process.execPath, ['cli/index.ts', 'publish', folder], {
    cwd: root,
    env: { ...process.env, FOYER_DATA: process.env['FOYER_E2E_DATA'], DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}
