// Journey: the page of a session, by its address.
import { kardia, pageOf } from './events.ts';
import { expect, expectNoSidewaysScroll, open, test } from './journey.ts';
import { emptySpaceIn } from './rendered/empty-space.ts';

test('a session says what, when, where and who', async ({ page }) => {
  await open(page, pageOf(kardia, 'session/1002'));
  const title = 'Kardia 2027 - Aortic valves for a lifetime: planning the second procedure first';
  await expect(page).toHaveTitle(title);
  expect(await (await page.request.get(pageOf(kardia, 'session/1002'), { headers: { accept: 'text/html' } })).text()).toContain(
    `<title>${title}</title>`,
  );
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Aortic valves for a lifetime: planning the second procedure first');
  await expect(main).toContainText('08:30');
  await expect(main).toContainText('Auditorium');
  await expect(main.getByRole('link', { name: /Makena Kamasalat/ }).first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await main
    .getByRole('link', { name: /Makena Kamasalat/ })
    .first()
    .click();
  await expect(page).toHaveTitle(/^Kardia 2027 - .*Makena Kamasalat$/);
});

test('a visitor of a session finds the way in to rate, and no empty space', async ({ page }) => {
  await open(page, pageOf(kardia, 'session/1002'));
  const rating = page.getByRole('region', { name: 'Rate this' });
  const [title, link] = [rating.getByRole('heading'), rating.getByRole('link', { name: 'Sign in to rate' })];
  expect((await link.boundingBox())!.x).toBe((await title.boundingBox())!.x);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('link', { name: 'Sign in to comment' })).toBeVisible();
  await expect.poll(() => emptySpaceIn(page)).toEqual([]);
});
