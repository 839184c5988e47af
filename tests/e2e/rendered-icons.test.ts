// Journey: a rendered page brings the icons it shows, and what is shown later loads the few it lacks.
import type { Page } from '@playwright/test';
import { homeOf, kardia, pageOf } from './events.ts';
import { expect, open, test } from './journey.ts';

/** Most bytes of icons, as sent, that the next page loads: the whole set has ten times as many. */
const NEXT_PAGE = 9000;

/** Sizes of the files of icons that a page loads from now on, as sent. */
function iconsLoaded(page: Page): Promise<number>[] {
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (one) => {
    if (/\/static\/icons?-/.test(one.url())) sizes.push(one.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  return sizes;
}

/** How many icons with a name the page shows, but for what is drawn late: overlays, the strip of widgets. */
const named = (page: Page): Promise<number> => page.locator('svg[data-icon]:not([data-layer="overlay"] *, body > aside *)').count();

for (const path of [homeOf(kardia), pageOf(kardia, 'search'), pageOf(kardia, 'session/1002')]) {
  test(`${path} needs no file of icons`, async ({ page, request }) => {
    const loaded = iconsLoaded(page);
    await open(page, path);
    await page.waitForLoadState('networkidle');
    const html = await (await request.get(path, { headers: { accept: 'text/html' } })).text();
    const drawn = html.match(/<svg\b[^<>]* data-icon=/g)?.length ?? 0;
    expect(drawn).toBeGreaterThan(0);
    expect(await named(page)).toBe(drawn);
    expect(loaded).toHaveLength(0);
  });
}

test('the next page loads the icons it lacks, not the whole set', async ({ page }) => {
  const loaded = iconsLoaded(page);
  await open(page, pageOf(kardia, 'session/1002'));
  await page.locator('header a[href^="/home/"]').first().click();
  await expect(page.locator('main svg[data-icon="lucide-train-front"] path').first()).toBeAttached();
  await page.waitForLoadState('networkidle');
  const sizes = await Promise.all(loaded);
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(NEXT_PAGE);
});
