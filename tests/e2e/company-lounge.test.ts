// Journey: staff of a company come to its lounge once after they sign in, those of others stay where they are; what is not published stays closed but for four seconds after login, super users excepted.
import { attendees, signInAs } from './attendees.ts';
import { kardia, pageOf } from './events.ts';
import { expect, expectAccessible, open, test } from './journey.ts';

const home = '/home/kardia/kardia2027/en-GB';
const marker = 'foyer.initialLogin.kardia/kardia2027';

test('the lounge once after login, for the company that is named alone', async ({ page, browser, baseURL }, testInfo) => {
  const mark = `lounge-${testInfo.project.name}-${testInfo.retry}`;
  const cookies = attendees(mark, 'Staff706', 'Staff701');
  await signInAs(page, cookies['Staff706']!, baseURL!);
  await open(page, `${home}?companyLoungeRedirectDisabled=true`);
  await expect(page).toHaveURL(/\/home\//);
  await page.goto(home);
  await expect(page).toHaveURL(/\/profile\/706\/lounge$/);
  await expect(page.getByText('Welcome to the lounge of Lumenwick Imaging')).toBeVisible();
  await expectAccessible(page);
  await open(page, home);
  await expect(page).toHaveURL(/\/home\//);

  const context = await browser.newContext({ baseURL: baseURL! });
  const other = await context.newPage();
  await signInAs(other, cookies['Staff701']!, baseURL!);
  await open(other, home);
  await expect(other).toHaveURL(/\/home\//);
  await context.close();
});

test('a profile that is not published is seen for four seconds after login, and by super users', async ({
  page,
  browser,
  baseURL,
}, testInfo) => {
  const mark = `soon-${testInfo.project.name}-${testInfo.retry}`;
  const cookies = attendees(mark, 'Staff708', 'Chair');
  const products = pageOf(kardia, 'profile/708/products');
  const soon = (heading: string) => page.getByRole('heading', { level: 2, name: heading, exact: true });
  await signInAs(page, cookies['Staff708']!, baseURL!);
  await open(page, products);
  await expect(soon('Coming soon')).toBeVisible();
  // The marker is far enough ahead for the page to be drawn before the seconds are over.
  const { ServerTime } = (await (await page.request.get('/api/Core/ServerTime')).json()) as { ServerTime: string };
  const at = String(Date.parse(ServerTime) + 12_000);
  await page.evaluate(([key, value]) => localStorage.setItem(key!, value!), [marker, at]);
  await page.reload();
  await expect(soon('Products')).toBeVisible();
  await expect(soon('Coming soon')).toBeVisible({ timeout: 30_000 });
  await expect(soon('Products')).toHaveCount(0);

  const context = await browser.newContext({ baseURL: baseURL! });
  const chair = await context.newPage();
  await signInAs(chair, cookies['Chair']!, baseURL!);
  await chair.addInitScript(() => localStorage.setItem('foyer.sUser.kardia', 'true'));
  await open(chair, products);
  await expect(chair.getByRole('heading', { level: 2, name: 'Products', exact: true })).toBeVisible();
  await context.close();
});
