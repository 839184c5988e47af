// The documentation at the server of the samples: from the home of the showcase to a page, by the search to another, without a fault.
import { homeOf } from './events.ts';
import { expect, test } from './journey.ts';

const foyer = { instance: 'release', event: 'foyer' };

test('the home of the showcase leads to the documentation, which is searched and read', async ({ page }) => {
  await page.goto(homeOf(foyer));
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Documentation/ })
    .click();
  await expect(page).toHaveURL(/\/docs\/reference$/);
  await expect(page).toHaveTitle('Reference · Foyer');
  const search = page.getByRole('searchbox', { name: 'Search the documentation' });
  await search.fill('itemsPerLine');
  await search.press('Enter');
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-current="page"]')).toHaveCount(1);
});
