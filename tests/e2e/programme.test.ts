// Journey: find a session in a programme, by a misspelt word, by room, by track, by day; the address keeps it all.
import type { Page } from '@playwright/test';
import { kardia, pageOf, realProgrammes } from './events.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, open, settled, skipWithoutShared, test } from './journey.ts';

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search the programme' });
const rows = (page: Page) => page.getByRole('tabpanel').getByRole('article');
const chosen = (page: Page) => page.getByRole('group', { name: 'Chosen filters' });

/** Opens a filter, ticks its first value and gives that value's words. */
async function tickFirst(page: Page, filter: 'Room' | 'Track'): Promise<string> {
  const filters = page.getByRole('group', { name: 'Filters', exact: true });
  if (!(await filters.isVisible())) await page.getByRole('button', { name: /^Filters/ }).click();
  await filters.getByRole('button', { name: new RegExp(`^${filter}`) }).click();
  const panel = page.getByRole('dialog', { name: filter });
  const first = panel.getByRole('group').locator('label').first();
  const value = await first.locator('span').first().innerText();
  await first.click();
  // Drawn in small steps: until then the panel may grow or shrink with its options.
  await expect(chosen(page)).toContainText(value);
  await panel.getByRole('button', { name: /^Show \d+$/ }).click();
  await expect(panel).toBeHidden();
  return value;
}

for (const known of [kardia, ...realProgrammes]) {
  test(`programme of ${known.event}`, async ({ page, isMobile }) => {
    skipWithoutShared(known !== kardia);
    test.skip(isMobile && realProgrammes.slice(1).some(({ event }) => event === known.event), 'one real programme is enough for phones');
    await open(page, pageOf(known, 'search'));
    await expect(rows(page).first()).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await test.step('a misspelt word finds the session on whatever day it is', async () => {
      await search(page).fill(known.misspelt);
      await expect(rows(page).getByRole('link', { name: known.title })).toBeVisible();
      await expect(page).toHaveURL(/[?&]q=/);
      await search(page).press('Escape');
      await expect(page).not.toHaveURL(/[?&]q=/);
    });

    await test.step('a room shows its sessions only', async () => {
      await page.getByRole('tab', { name: /^All days/ }).click();
      const room = await tickFirst(page, 'Room');
      await expect(page).toHaveURL(/[?&]room=/);
      await expect(rows(page).first()).toBeVisible();
      for (const row of await rows(page).all()) await expect(row).toContainText(room);
      await chosen(page)
        .getByRole('link', { name: /^Remove filter/ })
        .click();
      await expect(page).not.toHaveURL(/[?&]room=/);
      await expect(chosen(page)).toBeHidden();
    });

    const track = await test.step('a track shows its sessions only', async () => {
      const value = await tickFirst(page, 'Track');
      await expect(page).toHaveURL(/[?&]track=/);
      await expect(rows(page).first()).toBeVisible();
      for (const row of await rows(page).all()) await expect(row).toContainText(value);
      return value;
    });

    await test.step('another day is chosen, and the address brings all of it back', async () => {
      const day = page
        .getByRole('tab')
        .filter({ hasNotText: /^All days/ })
        .filter({ hasNotText: /\b0 sessions/ })
        .last();
      const words = await day.innerText();
      await day.click();
      await expect(day).toHaveAttribute('aria-selected', 'true');
      await page.reload();
      await settled(page);
      await expect(page.getByRole('tab', { selected: true })).toHaveText(words.replaceAll(/\s+/g, ' '), {
        useInnerText: true,
        ignoreCase: true,
      });
      await expect(chosen(page)).toContainText(track);
    });

    await test.step('a session opens, and going back finds the list as it was', async () => {
      const address = page.url();
      const link = rows(page).first().getByRole('link').first();
      const title = await link.innerText();
      await link.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await settled(page);
      await expectAccessible(page);
      await page.goBack();
      await expect(page).toHaveURL(address);
      await expect(chosen(page)).toContainText(track);
      await expect(rows(page).getByRole('link', { name: title }).first()).toBeVisible();
    });
  });
}

test('a chosen view is drawn as the part of one control, without a radio button in it', async ({ page }) => {
  await open(page, pageOf(kardia, 'search'));
  const views = page.getByRole('group', { name: 'View', exact: true });
  if (!(await views.isVisible())) await page.getByRole('button', { name: /^Filters/ }).click();
  const radio = views.getByRole('radio', { name: 'Cards' });
  await radio.click();
  await expect(radio).toBeChecked();
  await expect(radio).toBeFocused();
  expect(await radio.evaluate((one) => getComputedStyle(one).opacity)).toBe('0');
  await expect(page).toHaveURL(/view=cards/);
  await page.keyboard.press('ArrowLeft');
  await expect(views.getByRole('radio', { name: 'List' })).toBeChecked();
});

test('a row that gets the focus backwards is not beneath what stays in sight', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has no Shift+Tab');
  await open(page, pageOf(kardia, 'search'));
  await rows(page).nth(20).getByRole('link').first().focus();
  for (let step = 0; step < 20; step++) {
    await page.keyboard.press('Shift+Tab');
    const [top, days] = await Promise.all([
      page.evaluate(() => document.activeElement!.getBoundingClientRect().top),
      page.getByRole('tablist').first().boundingBox(),
    ]);
    expect(top).toBeGreaterThanOrEqual(days!.y + days!.height);
  }
});

test('on paper the list stands in two columns, the grid lies across; nothing says now, and no icons are left', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'phones print the same');
  await open(page, pageOf(kardia, 'search'));
  await expect(rows(page).first()).toBeVisible();
  const columns = () => rows(page).evaluateAll((all) => new Set(all.map((one) => Math.round(one.getBoundingClientRect().left))).size);
  expect(await columns()).toBe(1);
  await page.emulateMedia({ media: 'print' });
  expect(await columns()).toBe(2);
  // The words have all of a column: half a sheet has no room for badges beside them.
  const parts = await rows(page).evaluateAll((all) => all.map((one) => one.firstElementChild!.clientWidth / one.clientWidth));
  expect(Math.min(...parts)).toBeGreaterThan(0.85);
  const icons = page.getByRole('banner').getByRole('link', { name: /Notifications|Search/ });
  for (const icon of await icons.all()) await expect(icon).toBeHidden();
  await expect(page.getByText(/^Now, \d/).filter({ visible: true })).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  await open(page, `${pageOf(kardia, 'search')}?view=grid`);
  await expect(page.getByRole('tabpanel').getByRole('link').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).page)).toBe('sheet');
});

test('on paper a session begins on the first sheet, however long it is', async ({ page, isMobile }) => {
  test.skip(isMobile, 'phones print the same');
  await open(page, pageOf(kardia, 'session/1032'));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const article = page.getByRole('article').filter({ has: page.getByRole('heading', { level: 1 }) });
  expect(await article.evaluate((one) => getComputedStyle(one).breakInside)).toBe('auto');
});

test('on paper a table wider than its column fits, and loses nothing', async ({ page, isMobile }) => {
  test.skip(isMobile, 'phones print the same');
  await open(page, pageOf(kardia, 'presentation/103202'));
  const table = page.locator('.prose table');
  await expect(table).toBeVisible();
  for (const words of [4, 8]) {
    // So wide that it shrinks; then that its words break, too.
    await table.evaluate(
      (one, count) => one.querySelectorAll('th, td').forEach((cell) => (cell.textContent = '1234567890'.repeat(count))),
      words,
    );
    await page.setViewportSize({ width: 620 - words, height: 900 });
    await expect(table).toHaveAttribute('tabindex', '0');
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: 688, height: 900 });
    const [outer, inner] = await table.evaluate((one) => [one.closest('.prose')!.getBoundingClientRect(), one.getBoundingClientRect()]);
    expect(inner.right).toBeLessThanOrEqual(outer.right + 1);
    expect(await table.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(1);
    expect(await table.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize))).toBeGreaterThanOrEqual(7.9);
    await page.emulateMedia({ media: 'screen' });
  }
});

test('on paper what a page is about follows its logo at the same edge, without the room of what is not printed', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'phones print the same');
  await open(page, pageOf(kardia, 'search'));
  await page.emulateMedia({ media: 'print' });
  const box = async (one: ReturnType<Page['getByRole']>) => (await one.boundingBox())!;
  const logo = await box(page.locator('header').getByRole('img', { name: 'Kardia 2027' }).first());
  const title = await box(page.getByRole('heading', { level: 1 }));
  expect(title.y - (logo.y + logo.height)).toBeLessThan(60);
  expect(Math.abs(title.x - logo.x)).toBeLessThan(8);
});
