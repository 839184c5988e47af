// Journey: a page opened before a new build was put in its place asks for files that are gone (quality F10).
import type { Locator, Page } from '@playwright/test';
import { homeOf, kardia, pageOf } from './events.ts';
import { expect, lateLayerDrawn, loadsNoMore, open, settled, test } from './journey.ts';

test.use({ expected: [/404|Failed to fetch dynamically imported module/] });

const search = (page: Page) =>
  page
    .getByRole('banner')
    .locator(`a[href^="${pageOf(kardia, 'search')}"]`)
    .first();

/** Without a pointer that rests on the link first: the page it leads to is not fetched ahead. */
const press = (link: Locator): Promise<void> => link.dispatchEvent('click');

/** Takes the files of the build away; with `isReplaced` a page loaded from now on finds those of another one. Counts the pages loaded. */
async function takeAway(page: Page, isReplaced: boolean): Promise<() => number> {
  // What the page at hand loads by itself is there, and so is what would load it anew.
  await lateLayerDrawn(page);
  await loadsNoMore(page);
  let loaded = 0;
  page.on('request', (request) => void (request.isNavigationRequest() && request.frame() === page.mainFrame() && loaded++));
  await page.route(/\/static\/.*\.js$/, (route) =>
    isReplaced && loaded > 0 ? route.continue() : route.fulfill({ status: 404, contentType: 'text/plain', body: 'gone' }),
  );
  return () => loaded;
}

test('a page that misses code is loaded anew, once, and shows what was asked for', async ({ page }) => {
  await open(page, homeOf(kardia));
  const loaded = await takeAway(page, true);
  await press(search(page));
  await expect.poll(loaded).toBe(1);
  await expect(page).toHaveURL(new RegExp(pageOf(kardia, 'search')));
  await settled(page);
  await expect(page.getByRole('searchbox')).toBeVisible();
  expect(loaded()).toBe(1);
});

test('where the new page misses it as well, the reader is told, and nothing goes round', async ({ page }) => {
  await open(page, homeOf(kardia));
  const loaded = await takeAway(page, false);
  await press(search(page));
  await expect.poll(loaded).toBe(1);
  // As the server has rendered it, with links that lead on.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForTimeout(1500);
  expect(loaded()).toBe(1);
});

test('what is written is kept: the reader decides', async ({ page }) => {
  await open(page, pageOf(kardia, 'search'));
  await takeAway(page, true);
  await page.getByRole('searchbox').fill('half a');
  await page.evaluate(() => dispatchEvent(new Event('vite:preloadError')));
  const message = page.getByText('There is a new version of this page.');
  await expect(message).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('half a');
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(message).toHaveCount(0);
  await settled(page);
  await expect(page.getByRole('searchbox')).toBeVisible();
});
