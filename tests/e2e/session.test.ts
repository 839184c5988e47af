// Journey: the page of a session, by its address.
import { kardia, pageOf } from './events.ts';
import { expect, expectNoSidewaysScroll, open, test } from './journey.ts';

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
