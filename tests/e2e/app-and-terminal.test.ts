// Journey: the sample congress in its app, with bar and sliding menu, and on the terminal in its hall.
import { homeOf, kardia, pageOf } from './events.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, open, settled, test } from './journey.ts';

const home = homeOf(kardia);

test('the app: bar at the bottom, one header without a second menu button, the menu slides in and closes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `${home}?container=app`);
  const bar = page.getByRole('navigation', { name: 'App navigation' });
  await expect(bar.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Menu' })).toHaveCount(0);

  await bar.getByRole('link', { name: 'Programme' }).click();
  await expect(page).toHaveURL(/\/search\?container=app$/);
  // Something lies behind this page now.
  await bar.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/home\//);
  await page.evaluate(() => window.scrollTo(0, 900));
  await bar.getByRole('button', { name: 'To the top' }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

  await bar.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'App menu' });
  await expect(menu.getByText('Welcome to Leipzig')).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Login' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await bar.getByRole('button', { name: 'Menu' }).click();
  await menu.getByRole('link', { name: 'Legal notice' }).click();
  await expect(page).toHaveURL(/\/page\/Legal-notice/);
  await expect(menu).toHaveCount(0);
});

test('the terminal: large targets, no way out, a countdown that a touch stops, and a start without traces', async ({ page }) => {
  await page.clock.install({ time: '2027-05-03T08:10:00Z' });
  await page.setViewportSize({ width: 1080, height: 1440 });
  await open(page, `${pageOf(kardia, 'page/Contact')}?container=terminal`);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Mastodon' });
  expect((await link.boundingBox())!.height).toBeGreaterThanOrEqual(64);
  await link.click();
  const elsewhere = page.getByRole('dialog', { name: 'This opens on your own device' });
  await expect(elsewhere).toContainText('https://social.example.org/@kardia');
  await expectAccessible(page);
  await elsewhere.getByRole('button', { name: 'Close' }).first().click();
  await expect(page).toHaveURL(/page\/Contact/);

  // The hall on its plan, from the start page.
  await page.goto(`${home}?container=terminal`);
  await settled(page);
  await page.getByRole('main').getByRole('link', { name: 'Exhibitors on the plan' }).click();
  await expect(page).toHaveURL(/page\/Partners.*container=terminal/);
  await expect(
    page
      .getByRole('main')
      .getByRole('group', { name: /^Plan of/ })
      .first(),
  ).toBeVisible();
  await page.evaluate(() => sessionStorage.setItem('foyer.something', 'of the last person'));
  await page.clock.runFor(47_000);
  const countdown = page.getByRole('dialog', { name: 'Are you still there?' });
  await expect(countdown).toBeVisible();
  await page.mouse.move(500, 700);
  await page.mouse.down();
  await page.mouse.up();
  await page.clock.runFor(1000);
  await expect(countdown).toHaveCount(0);

  await page.clock.runFor(61_000);
  await expect(page).toHaveURL(/\/home\//);
  expect(await page.evaluate(() => sessionStorage.getItem('foyer.something'))).toBeNull();
  await settled(page);
  await page.clock.runFor(61_000);
  await expect(page.getByRole('dialog', { name: 'Touch to begin' })).toBeVisible();
});
