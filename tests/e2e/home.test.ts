// Journey: the home of the sample congress on its first morning.
import { homeOf, kardia } from './events.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, open, test } from './journey.ts';
import { emptySpaceIn } from './rendered/empty-space.ts';

test('the home says what is on now and what comes next', async ({ page }) => {
  await open(page, homeOf(kardia));
  await expect(page).toHaveTitle(/Kardia 2027/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const now = page.getByRole('region', { name: 'On stage' });
  await expect(now.getByText(/^(On now|Next)$/).first()).toBeVisible();
  await expect(now.getByRole('heading', { name: 'In the other halls' })).toBeVisible();
  await expect(now.getByRole('link').first()).toBeVisible();
  await expectAccessible(page);
});

test('nothing of the home is much taller than what stands in it', async ({ page }) => {
  await open(page, homeOf(kardia));
  await expect(page.getByRole('region', { name: 'People to meet' })).toBeVisible();
  await expect.poll(() => emptySpaceIn(page)).toEqual([]);
});

test('the home fits the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, homeOf(kardia));
  await expectNoSidewaysScroll(page);
});

test('the first address of a server leads to the default event', async ({ page }) => {
  await open(page, '/');
  await expect(page).toHaveURL(/\/home\/release\/foyer\/en-GB$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
