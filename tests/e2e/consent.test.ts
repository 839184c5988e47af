// Journey: the cookie notice of the sample congress, its settings in the footer, and content of another host.
import type { Page } from '@playwright/test';
import { homeOf, kardia, pageOf } from './events.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, foreignRequests, open, test } from './journey.ts';

// Axe reads style sheets of other hosts by a call of its own, which the policy refuses.
test.use({ hasAnswered: false, expected: [/(connect-src |Connecting to ')https:\/\/fonts\.example\.org/] });

const notice = (page: Page) => page.getByRole('region', { name: 'Cookie notice' });
const answers = async (page: Page): Promise<Record<string, string>> =>
  Object.fromEntries(
    (await page.context().cookies())
      .filter(({ name }) => name.startsWith('kardia.'))
      .map(({ name, value }) => [name.slice('kardia.kardia2027.'.length), value]),
  );
/** Whether what is loaded next is another document. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { marked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window);

test('the notice takes no focus and covers nothing; accept necessary stays on the page', async ({ page, isMobile }) => {
  const foreign = foreignRequests(page);
  if (isMobile) await page.setViewportSize({ width: 320, height: 640 });
  await open(page, homeOf(kardia));
  await expect(notice(page)).toBeVisible();
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  // The end of the page can be read above it, once the app has taken the page over.
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const end = (await page.getByRole('contentinfo').boundingBox())!;
    expect(end.y + end.height).toBeLessThanOrEqual((await notice(page).boundingBox())!.y + 1);
  }).toPass();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, [isMobile ? 'dark' : 'light']);
  await mark(page);
  // The page ends above it, what has the focus is scrolled above it, and what floats stands above it; the root element, whose style the whole page inherits, stays as it is.
  const room = () =>
    page.evaluate(() => [
      parseFloat(getComputedStyle(document.body).paddingBlockEnd) + 1,
      parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockEnd),
      parseFloat(getComputedStyle(document.querySelector('#back-to-top')!).insetBlockEnd),
    ]);
  const height = (await notice(page).boundingBox())!.height;
  await expect.poll(async () => Math.min(...(await room()))).toBeGreaterThan(height);
  expect(await page.evaluate(() => document.documentElement.style.length)).toBe(0);
  await notice(page).getByRole('button', { name: 'Accept necessary' }).click();
  await expect(notice(page)).toBeHidden();
  await expect.poll(async () => Math.max(...(await room()))).toBeLessThan(height);
  expect(await isMarked(page)).toBe(true);
  expect(await answers(page)).toEqual({ analytics: 'declined', fonts: 'declined', 'analytics-opt-out': 'true' });
  const { expires } = (await page.context().cookies()).find(({ name }) => name === 'kardia.kardia2027.analytics')!;
  expect(Math.round((expires - Date.now() / 1000) / 3600)).toBe(14 * 24);
  await open(page, pageOf(kardia, 'search'));
  await expect(page.getByRole('button', { name: 'Cookie settings' })).toBeVisible();
  await expect(notice(page)).toBeHidden();
  expect(foreign).toEqual([]);
});

test('the notice comes with the page, and is painted before any script; a visitor who has answered gets a page without it', async ({
  page,
  baseURL,
}) => {
  const html = (cookie = '') =>
    page.request.get(homeOf(kardia), { headers: { accept: 'text/html', cookie } }).then((answer) => answer.text());
  await expect.poll(() => html()).toContain('aria-label="Cookie notice"');
  const answered = 'kardia.kardia2027.analytics=declined';
  await expect.poll(() => html(answered)).toContain('foyer-state');
  expect(await html(answered)).not.toContain('aria-label="Cookie notice"');
  await page.route(
    (url) => url.origin === baseURL,
    (route) => (['document', 'stylesheet'].includes(route.request().resourceType()) ? route.continue() : undefined),
  );
  await page.goto(homeOf(kardia), { waitUntil: 'commit' });
  await expect(notice(page).getByRole('button', { name: 'Accept necessary' })).toBeVisible();
  await page.unrouteAll();
});

test('the settings come back from the footer by keyboard, and a new choice loads the page anew', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same on a phone');
  const foreign = foreignRequests(page);
  const kit = () => foreign.filter((url) => url === 'https://fonts.example.org/kardia2027.css').length;
  await open(page, homeOf(kardia));
  expect(foreign).toEqual([]);
  await mark(page);
  await notice(page).getByRole('button', { name: 'Accept all' }).click();
  await page.waitForFunction(() => !('marked' in window));
  expect(await answers(page)).toEqual({ analytics: 'accepted', fonts: 'accepted' });
  await expect(page.locator('#root[data-rendered]')).toHaveCount(0);
  await expect.poll(kit).toBeGreaterThan(0);
  const settings = page.getByRole('button', { name: 'Cookie settings' });
  await settings.focus();
  await page.keyboard.press('Enter');
  await expect(notice(page)).toBeFocused();
  await expectAccessible(page, ['dark']);
  await page.keyboard.press('Escape');
  await expect(settings).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('checkbox', { name: 'Analytics' }).uncheck();
  await mark(page);
  await page.getByRole('button', { name: 'Save my choice' }).click();
  await page.waitForFunction(() => !('marked' in window));
  expect(await answers(page)).toEqual({ analytics: 'declined', fonts: 'accepted', 'analytics-opt-out': 'true' });
  await expect(page.locator('#root[data-rendered]')).toHaveCount(0);
  await expect(page.locator('link[href^="https://fonts.example.org/"]')).toHaveCount(1);
  const before = kit();
  // Without the fonts nothing of them is left, and nothing is asked for again.
  await settings.click();
  await notice(page).getByRole('button', { name: 'Accept necessary' }).click();
  await expect(page.locator('link[href^="https://fonts.example.org/"]')).toHaveCount(0);
  await open(page, homeOf(kardia));
  expect(kit()).toBe(before);
});

test('content of another host is asked for once, in the same room, and can be withdrawn', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same on a phone');
  const foreign = foreignRequests(page);
  const address = '/release/foyer/en-GB/page/Components';
  await open(page, address);
  const place = page.locator('[data-placement="iframe-live"]');
  const before = (await place.boundingBox())!.height;
  expect(foreign).toEqual([]);
  await place.getByRole('button', { name: 'Load content of map.example.org' }).click();
  await expect(place.locator('iframe')).toBeVisible();
  expect((await place.boundingBox())!.height).toBe(before);
  await expect.poll(() => foreign.length).toBeGreaterThan(0);
  await open(page, address);
  await expect(place.locator('iframe')).toBeAttached();
  await place.getByRole('button', { name: 'Hide content of map.example.org' }).click();
  await expect(place.locator('iframe')).toHaveCount(0);
  foreign.length = 0;
  // A film asks before it plays.
  const film = page.locator('[data-placement="video-live"]');
  await film.getByRole('button', { name: /^Play:/ }).click();
  await expect(film.getByRole('button', { name: 'Load content of video.example.org' })).toBeFocused();
  expect(foreign).toEqual([]);
});
