// Journey: a rendered page brings the icons it shows, and what is shown later loads the few it lacks.
import type { Page } from '@playwright/test';
import { homeOf, kardia, pageOf } from './events.ts';
import { expect, open, test } from './journey.ts';

/** Most bytes of one file of icons, as sent: a quarter of the set, by first letters. */
const ONE_FILE = 4000;

/** The files of icons that a page loads from now on: the first and last letter of their icons, and their size as sent. */
function iconsLoaded(page: Page): Promise<{ first: string; last: string; size: number }>[] {
  const files: Promise<{ first: string; last: string; size: number }>[] = [];
  page.on('requestfinished', (one) => {
    const [, first = '', last = ''] = /\/static\/icons-([a-z])([a-z])-/.exec(one.url()) ?? [];
    if (first !== '') files.push(one.sizes().then(({ responseBodySize: size }) => ({ first, last, size })));
  });
  return files;
}

/** Names of the icons that the page shows, without the collection. */
const namesShown = async (page: Page): Promise<string[]> =>
  (await page.locator('svg[data-icon]').evaluateAll((all) => all.map((one) => (one as SVGElement).dataset['icon']!))).map((name) =>
    name.replace(/^lucide-/, ''),
  );

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

test('the next page loads the files with the icons it lacks, and no other', async ({ page }) => {
  const loaded = iconsLoaded(page);
  await open(page, pageOf(kardia, 'session/1002'));
  const before = new Set(await namesShown(page));
  await page.locator('header a[href^="/home/"]').first().click();
  await expect(page.locator('main svg[data-icon="lucide-train-front"] path').first()).toBeAttached();
  await page.waitForLoadState('networkidle');
  const lacking = (await namesShown(page)).filter((name) => !before.has(name));
  const files = await Promise.all(loaded);
  expect(files.length).toBeGreaterThan(0);
  for (const { first, last, size } of files) {
    expect(
      lacking.some((name) => name[0]! >= first && name[0]! <= last),
      `${first} to ${last} for ${lacking.join()}`,
    ).toBe(true);
    expect(size).toBeLessThan(ONE_FILE);
  }
  expect(new Set(files.map(({ first }) => first)).size, 'none twice').toBe(files.length);
});
