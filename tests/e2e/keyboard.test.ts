// Journey: home, programme and session with the keyboard alone; the focus is always seen.
import type { Locator, Page } from '@playwright/test';
import { homeOf, kardia, pageOf } from './events.ts';
import { expect, open, settled, test } from './journey.ts';

/** Most stops before something counts as out of reach. */
const FURTHEST = 60;

/** Tabs forward until the target has the focus, and sees that the focus is marked. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < FURTHEST; stop++) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) {
      const { outlineStyle, boxShadow } = await target.evaluate((element) => {
        const own = getComputedStyle(element);
        const behind = getComputedStyle(element, '::after');
        return { outlineStyle: own.outlineStyle !== 'none' ? own.outlineStyle : behind.outlineStyle, boxShadow: own.boxShadow };
      });
      expect(outlineStyle !== 'none' || boxShadow !== 'none', 'the focus is marked').toBe(true);
      return;
    }
  }
  throw new Error(`${String(target)} is out of reach of ${FURTHEST} tabs`);
}

test('home, programme, session, speaker, and back', async ({ page, isMobile }) => {
  await open(page, homeOf(kardia));
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  if (isMobile) {
    await tabTo(page, page.getByRole('button', { name: 'Menu' }));
    await page.keyboard.press('Enter');
  }
  await tabTo(page, page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Programme', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(pageOf(kardia, 'search'));
  await settled(page);
  const session = page.getByRole('tabpanel').getByRole('article').first().getByRole('link').first();
  const title = await session.innerText();
  await tabTo(page, session);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  // The focus follows the page: to its heading, or to its content where the heading was still loading.
  await expect(page.locator('h1:focus, main:focus')).toHaveCount(1);
  await settled(page);
  const speaker = page.locator('main a[href*="/faculty/"]').first();
  await tabTo(page, speaker);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/faculty\/[^/]+$/);
  await settled(page);
  await expect(page.locator('h1:focus, main:focus')).toHaveCount(1);
  // All the way back, as the browser's own key does it, which a page cannot press; each page is the one that was left.
  for (const address of [/\/session\/[^/]+$/, new RegExp(`${pageOf(kardia, 'search')}$`), new RegExp(`${homeOf(kardia)}$`)]) {
    await page.goBack();
    await expect(page).toHaveURL(address);
    await settled(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});
