// Journey: what is used is counted without consent and without a person; services that measure get nothing before consent, the right calls after it, nothing after it is withdrawn.
import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { type Collector, startCollector } from '../support/collector.ts';
import { slowness } from '../support/slowness.ts';
import { CLOCK, homeOf } from './events.ts';
import { expect, open, test as journey } from './journey.ts';
import { serverAt } from './server-at.ts';

const root = join(import.meta.dirname, '../..');
const measured = { instance: 'society', event: 'measured27' };

/** An event with every service there is, all of them at one address. */
const filesOf = (address: string): Record<string, object> => ({
  'society/instance.json': { schemaVersion: 1, name: 'Society', dataInsight: `${address}/insight` },
  'society/measured27/app.json': {
    schemaVersion: 1,
    event: { name: 'Measured', timeZone: 'Europe/Berlin', startDate: '2027-05-03', endDate: '2027-05-05', languages: ['en-GB'] },
    showCookieBanner: false,
    analyticsProviders: [
      { provider: 'matomo', settings: { url: `${address}/matomo`, siteId: '12' } },
      { provider: 'google-tag-manager', settings: { url: address, containerId: 'GTM-TEST1' } },
      { provider: 'boothguru', settings: { url: `${address}/booth` } },
    ],
    gtagConfig: { id: 'G-TEST1', url: address },
  },
  'society/measured27/footer-model.json': {
    schemaVersion: 1,
    Links: [{ Name: 'More', Links: [{ Name: 'Write to us', Url: 'page:contact' }] }],
  },
  'society/measured27/pages/HomePage.json': {
    schemaVersion: 1,
    page: 'HomePage',
    title: 'Welcome',
    layers: { page: { grids: [{ id: 'main', placements: [{ id: 'title', name: 'structure/heading', props: { text: 'Welcome' } }] }] } },
  },
});

type Site = { collector: Collector; data: string; address: string };

const test = journey.extend<object, { site: Site }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this pattern.
    async ({}, use) => {
      const collector = await startCollector();
      const folder = mkdtempSync(join(tmpdir(), 'foyer-measured-'));
      for (const [path, document] of Object.entries(filesOf(collector.address))) {
        mkdirSync(dirname(join(folder, 'event', path)), { recursive: true });
        writeFileSync(join(folder, 'event', path), JSON.stringify(document));
      }
      const data = join(folder, 'data');
      execFileSync(process.execPath, ['tests/e2e/publish-unchecked.ts', data, join(folder, 'event')], { cwd: root });
      const { address, stop } = await serverAt(CLOCK, { FOYER_DATA: data });
      await use({ collector, data, address });
      await stop();
      await collector.close();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  // Consent is what these journeys are about.
  hasAnswered: false,
  baseURL: async ({ site }, use) => use(site.address),
  // A browser that calls itself headless counts as a program.
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
});
test.describe.configure({ mode: 'serial' });
test.beforeEach(async ({ page, site }) => {
  site.collector.requests.length = 0;
  // The one host besides this site that may be reached.
  await page.context().route(
    (url) => url.origin === site.collector.address,
    (route) => route.continue(),
  );
});

const home = homeOf(measured);
const follow = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Write to us' }).click();
/** The first report to the event's own server. */
const reported = (page: Page) => page.waitForResponse((response) => response.url().includes('/api/Core/TrackingActions'));

test('without consent nothing foreign is called; the event counts by itself, and foyer stats says it in words', async ({ page, site }) => {
  const report = reported(page);
  await open(page, home);
  await follow(page);
  await expect(page).toHaveURL(/contact/);
  expect((await report).status()).toBe(200);
  const stats = async (): Promise<string> => {
    const env = { ...process.env, FOYER_DATA: site.data, DATABASE_URL: '', NO_COLOR: '1' };
    const { stdout } = await promisify(execFile)(process.execPath, ['cli/index.ts', 'stats', 'society/measured27'], { cwd: root, env });
    return stdout.replaceAll(/ +/g, ' ');
  };
  await expect.poll(stats, { timeout: 20_000 * slowness, intervals: [3000] }).toMatch(/Welcome 1 1\n[^]*Contact 1 1\n/);
  expect(site.collector.requests).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
});

test('with consent every service gets what happens, and after it is withdrawn nothing more', async ({ page, site }) => {
  const { requests } = site.collector;
  const cookie = { name: 'society.measured27.analytics', url: site.address };
  await page.context().addCookies([{ ...cookie, value: 'accepted' }]);
  await open(page, home);
  const of = (path: string) => requests.filter((one) => one.path === path).map(({ body }) => body);
  await expect.poll(() => of('/matomo/matomo.php').length).toBeGreaterThan(0);
  await follow(page);
  await expect(page).toHaveURL(/contact/);
  const click = { Action: 'Click', Entity: 'FooterLink', ActionContext: 'page:contact' };
  await expect
    .poll(() => of('/matomo/matomo.php').map((body) => new URLSearchParams(body).get('e_n') ?? new URLSearchParams(body).get('url')))
    .toEqual([`${site.address}${home}`, 'page:contact', expect.stringContaining('/contact/society/measured27/en-GB')]);
  for (const path of ['/booth', '/insight'])
    await expect.poll(() => of(path).map((body) => JSON.parse(body) as unknown)).toContainEqual(expect.objectContaining(click));
  // The tags ran under the policy of the page, and took what is in the data layer.
  expect(
    requests
      .filter(({ method }) => method === 'GET')
      .map(({ path }) => path)
      .sort(),
  ).toEqual(['/gtag/js', '/gtm.js']);
  const seen = () => of('/seen').map((body) => JSON.parse(body) as unknown);
  await expect.poll(seen).toContainEqual(expect.objectContaining({ event: 'foyer', ...click }));
  await expect.poll(seen).toContainEqual(['event', 'footerlink_click', expect.objectContaining({ item_id: 'page:contact' })]);

  await page.context().addCookies([{ ...cookie, value: 'declined' }]);
  await page.goto('about:blank');
  requests.length = 0;
  const report = reported(page);
  await open(page, home);
  await follow(page);
  await report;
  expect(requests).toEqual([]);
});
