// Journey: a server answers with something unusable; what was good stays, is reported, and is replaced as soon as possible.
import type { Page } from '@playwright/test';
import { CLOCK, homeOf } from './events.ts';
import { expect, expectAccessible, loadsNoMore, open } from './journey.ts';
import { journeyAt } from './server-at.ts';

// A rendered page brings the configuration along.
const test = journeyAt(CLOCK, { FOYER_RENDER: 'browser' });

const home = homeOf({ instance: 'society', event: 'windows27' });
const login = { contentType: 'text/html', body: '<!doctype html><title>Login</title>' };
const copyNotice = (page: Page) => page.getByRole('complementary', { name: 'Notice' });
const resources = /\/api\/modules\/GetResources/i;

test.use({ expected: [/status of 500|^500 .*GetResources/] });

test('after a reload the copy of this device is shown, until the server answers again', async ({ page }) => {
  await open(page, home);
  await expect.poll(() => page.evaluate(async () => (await (await caches.open('foyer-last-good')).keys()).length)).toBe(1);
  await page.route(resources, (route) => route.fulfill(login));
  const told = page.waitForRequest(/\/api\/Core\/Diagnostics/i);
  await open(page, home);
  await expect(page.getByRole('heading', { level: 1, name: 'Doors' })).toBeVisible();
  await expect(copyNotice(page)).toContainText('You see the last version this device had');
  await told;
  await expectAccessible(page);
  await page.unroute(resources);
  await copyNotice(page).getByRole('button', { name: 'Try again' }).click();
  await expect(copyNotice(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Doors' })).toBeVisible();
});

test('without a copy it is an error with a way to try again', async ({ page }) => {
  await page.route(resources, (route) => route.fulfill(login));
  await page.goto(home);
  await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible();
  await page.unroute(resources);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Doors' })).toBeVisible();
});

test('an open page keeps its configuration when a newer version is unreadable, and reports it once', async ({ page, request }) => {
  await open(page, home);
  const info = (await (await request.get('/api/Event/Shortname?shortName=windows27&language=en-GB')).json()) as { Version: number };
  let asked = 0;
  const reports: string[] = [];
  page.on('request', (sent) => void (/\/api\/Core\/Diagnostics/i.test(sent.url()) && reports.push(sent.url())));
  await page.route(/\/api\/Event\/Shortname/i, (route) => route.fulfill({ json: { ...info, Version: info.Version + 1 } }));
  await page.route(resources, (route) => {
    asked += 1;
    return route.fulfill({ status: 500, body: 'no' });
  });
  // What watches for a new version comes when the page is idle.
  await loadsNoMore(page);
  const look = (): Promise<void> => page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
  await look();
  await expect.poll(() => reports.length).toBe(1);
  const before = asked;
  await look();
  // It sends another request, and continues with what it has.
  await expect.poll(() => asked).toBeGreaterThan(before);
  await expect(page.getByRole('heading', { level: 1, name: 'Doors' })).toBeVisible();
  await expect(copyNotice(page)).toHaveCount(0);
  expect(reports).toHaveLength(1);
});
