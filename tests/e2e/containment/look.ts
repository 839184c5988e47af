// Looks at a broken event's page as a visitor and as an organiser.
import type { Locator, Page } from '@playwright/test';
import { expect } from '../journey.ts';

/** Opens the home page of an event of the harness, and waits until it is ready; its main part may be empty. */
export async function openBroken(page: Page, event: string, query = ''): Promise<void> {
  await page.goto(`/home/workshop/${event}/en-GB${query}`);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.locator('[data-loading], #root:is([data-rendered], [data-rest])')).toHaveCount(0);
}

/** The lines a visitor reads in the page's main part. */
export const linesOf = async (page: Page): Promise<string[]> =>
  (await page.getByRole('main').innerText()).split(/\n+/).filter((line) => line !== '');

/** The cards of broken placements, in preview. */
export const cards = (page: Page): Locator => page.getByRole('region', { name: /^Problem in/ });

/** The preview's count of problems. */
export const problemCount = (page: Page): Locator => page.getByRole('button', { name: /^Problems: / });

/** What replaces a page that could not be shown. */
export const notice = (page: Page): Locator => page.getByRole('heading', { level: 1, name: 'This page could not be shown' });

/** Runs in the page: what somebody may have written into every object, and what an injected handler would have left. */
export function polluted(): unknown[] {
  const plain: Record<string, unknown> = {};
  return [plain['polluted'], plain['disableAuth'], plain['superUser'], String(plain), document.querySelectorAll('img[src="x"]').length];
}
