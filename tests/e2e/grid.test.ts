// The grid of rooms and times: it scrolls with the page, its heads stay, and a press opens a sheet beside it.
import type { Page } from '@playwright/test';
import { kardia, pageOf } from './events.ts';
import { expect, open, test } from './journey.ts';

const address = `${pageOf(kardia, 'search')}?view=grid&day=2027-05-04`;
const grid = (page: Page) => page.getByRole('group', { name: /^Sessions of Tuesday/ });
const sessions = (page: Page) => grid(page).locator('[data-session]');
const leftOf = (page: Page, text: string) =>
  page
    .getByText(text, { exact: true })
    .first()
    .evaluate((one) => one.getBoundingClientRect().left);

test.beforeEach(async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has a timeline');
  await open(page, address);
  await expect(sessions(page).first()).toBeVisible();
});

test('search, days, rooms and hours stay in sight while the page scrolls, and the page is not wider than the window', async ({ page }) => {
  await page.evaluate(() => window.scrollTo({ top: 1_100, behavior: 'instant' }));
  const room = grid(page).locator('[aria-hidden] >> text=Auditorium').first();
  await expect(room).toBeInViewport();
  await expect(page.getByRole('tab', { name: /^Tuesday/ })).toBeInViewport();
  const search = await page.getByRole('searchbox', { name: 'Search the programme' }).boundingBox();
  const [tab, head] = await Promise.all([page.getByRole('tablist').first().boundingBox(), room.boundingBox()]);
  expect(search!.y).toBeGreaterThanOrEqual(0);
  expect(tab!.y).toBeGreaterThanOrEqual(search!.y + search!.height - 1);
  expect(head!.y).toBeGreaterThanOrEqual(tab!.y + tab!.height - 1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  const { left, right, layer } = await grid(page).evaluate((one) => ({
    ...one.getBoundingClientRect().toJSON(),
    layer: one.closest('[data-layer]')!.clientWidth,
  }));
  expect([left, right]).toEqual([0, layer]);
});

test('the names of the rooms are above their sessions wherever the rooms are scrolled', async ({ page }) => {
  const beside = (): Promise<number> =>
    grid(page).evaluate((one) => {
      const head = [...one.querySelectorAll('[aria-hidden] span')].find(({ textContent }) => textContent === 'Sinus')!;
      const section = [...one.querySelectorAll('section')].find((room) => room.querySelector('h3')?.textContent === 'Sinus')!;
      return Math.abs(head.parentElement!.getBoundingClientRect().left - section.getBoundingClientRect().left);
    });
  expect(await beside()).toBeLessThan(1.5);
  const hour = await leftOf(page, '10:00');
  for (const left of [300, 100_000]) {
    await sessions(page)
      .first()
      .evaluate((one, to) => {
        let scroller: HTMLElement = one as HTMLElement;
        while (getComputedStyle(scroller).overflowX !== 'auto') scroller = scroller.parentElement!;
        scroller.scrollLeft = to;
      }, left);
    await expect.poll(beside).toBeLessThan(1.5);
  }
  expect(await leftOf(page, '10:00')).toBe(hour);
});

test('a press opens the sheet of a session; arrows lead on in it, Escape closes it and gives the focus back', async ({ page }) => {
  const first = sessions(page).first();
  await first.click();
  const sheet = page.getByRole('dialog');
  const heading = sheet.getByRole('heading');
  await expect(heading).toBeFocused();
  await expect(page).toHaveURL(/view=grid/);
  const title = await heading.textContent();
  await page.keyboard.press('ArrowDown');
  await expect(heading).not.toHaveText(title!);
  await expect(heading).toBeFocused();
  const next = await heading.textContent();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(sessions(page).filter({ hasText: next! }).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading).toHaveText(next!);
  // A press outside closes it; one with a modifier is the browser's.
  await page.getByRole('heading', { level: 1 }).click();
  await expect(sheet).toBeHidden();
  await first.click();
  await sheet.getByRole('link', { name: 'Open page' }).click();
  await expect(page).toHaveURL(/\/session\//);
});

test('beside the open sheet the arrows lead to the last room, and each session they reach is in sight', async ({ page }) => {
  await sessions(page).first().click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toBeVisible();
  const { x: edge } = (await sheet.boundingBox())!;
  await sessions(page).first().focus();
  const rooms = await grid(page).locator('section').count();
  for (let room = 1; room < rooms; room += 1) {
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => page.evaluate(() => document.activeElement!.getBoundingClientRect().right)).toBeLessThanOrEqual(edge);
  }
  const focused = page.locator('[data-session]:focus');
  const room = grid(page).locator('section').filter({ has: focused });
  const head = grid(page)
    .locator('[aria-hidden]')
    .getByText((await room.getByRole('heading', { level: 3 }).textContent())!, { exact: true });
  expect(Math.abs((await head.boundingBox())!.x - (await focused.boundingBox())!.x)).toBeLessThan(20);
});

test('the mouse drags the rooms and follows no link while it does', async ({ page }) => {
  await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }));
  const link = sessions(page).nth(6);
  await link.scrollIntoViewIfNeeded();
  const { x, y } = (await link.boundingBox())!;
  await page.mouse.move(x + 60, y + 20);
  await page.mouse.down();
  await page.mouse.move(x - 40, y + 20, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => (await link.boundingBox())!.x).toBeLessThan(x - 50);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/view=grid/);
});
