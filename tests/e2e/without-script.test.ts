// Without JavaScript: every public page reads and leads on, the search is a form, and signing in posts one.
import type { APIRequestContext, Page } from '@playwright/test';
import { account, makeAccount, PASSWORD, prefix, signIn } from './account.ts';
import { homeOf, kardia, pageOf } from './events.ts';
import { expect } from './journey.ts';
import { journeyAt } from './server-at.ts';

/** The first morning, shortly before the opening. */
const test = journeyAt('2027-05-03T10:10:00+02:00', { FOYER_MAIL: 'mailbox' });
test.use({ javaScriptEnabled: false });

// A page that takes long to render, on a busy machine, is left to the browser, and there for the next visitor.
const afterWarmUp = async ({ request }: { request: APIRequestContext }): Promise<void> => {
  await expect
    .poll(async () => (await request.get(homeOf(kardia), { headers: { accept: 'text/html' } })).text(), { timeout: 30_000 })
    .toContain('id="foyer-state"');
};
test.beforeEach(afterWarmUp);

const main = (page: Page) => page.getByRole('main');
const sessions = (page: Page) => main(page).locator('a[href*="/session/"]');
const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('the programme by day leads to a session, a person and back, and the calendar is a file', async ({ page, request }) => {
  await page.goto(pageOf(kardia, 'search'));
  const first = await sessions(page).first().textContent();
  await page.getByRole('tab', { name: /4 May/ }).click();
  await expect(page).toHaveURL(/day=2027-05-04/);
  await expect(page.getByRole('tab', { selected: true })).toContainText('4 May');
  expect(await sessions(page).first().textContent()).not.toBe(first);
  const programme = page.url();
  await page.goto(pageOf(kardia, 'session/1014'));
  await expect(main(page)).toContainText('Abstract');
  await expect(main(page).locator('.prose').first()).not.toBeEmpty();
  const calendar = await request.get((await page.getByRole('link', { name: 'Add to calendar' }).getAttribute('href'))!);
  expect(await calendar.text()).toContain('BEGIN:VEVENT');
  const person = main(page).locator('a[href*="/faculty/"]').first();
  const name = (await person.textContent())!.trim();
  await person.click();
  await expect(title(page)).toHaveText(new RegExp(name.split(' ').at(-1)!));
  await sessions(page).first().click();
  await expect(page).toHaveURL(/\/session\//);
  await page.goto(programme);
  await page.getByRole('tab', { name: /All days/ }).click();
  await expect(sessions(page)).toHaveCount(187);
});

test('the search is a form: what it finds, what it does not, and the way back', async ({ page }) => {
  await page.goto(pageOf(kardia, 'search'));
  const field = page.getByRole('searchbox');
  await field.fill(kardia.misspelt);
  await field.press('Enter');
  await expect(page).toHaveURL(/[?&]q=pulsd/);
  await expect(field).toHaveValue(kardia.misspelt);
  await expect(sessions(page)).toHaveText([kardia.title]);
  await expect(main(page).locator('mark').first()).toBeVisible();
  await field.fill('qqqqzzzz');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(main(page)).toContainText('Nothing fits “qqqqzzzz”.');
  await page.getByRole('link', { name: 'Clear search and filters' }).click();
  await expect(page).not.toHaveURL(/q=/);
  expect(await sessions(page).count()).toBeGreaterThan(20);
});

test('filters are chosen, sent, kept with a day, and cleared', async ({ page }) => {
  await page.goto(pageOf(kardia, 'search?day=2027-05-04'));
  const all = await sessions(page).count();
  await page.getByRole('button', { name: 'Track' }).click();
  const tracks = page.getByRole('dialog', { name: 'Track' }).getByRole('checkbox');
  await tracks.nth(0).check();
  await tracks.nth(1).check();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page).toHaveURL(/day=2027-05-04.*track=.*track=/);
  await expect(page.getByRole('button', { name: /^Track\s*2/ })).toBeVisible();
  const some = await sessions(page).count();
  expect(some).toBeGreaterThan(0);
  expect(some).toBeLessThan(all);
  await page.getByRole('tab', { name: /5 May/ }).click();
  await expect(page.getByRole('button', { name: /^Track\s*2/ })).toBeVisible();
  await page.getByRole('link', { name: 'Clear all filters' }).click();
  await expect(page).not.toHaveURL(/track=/);
});

test('people are found by the same kind of form', async ({ page }) => {
  await page.goto(pageOf(kardia, 'facultySearch'));
  expect(await main(page).locator('a[href*="/faculty/"]').count()).toBeGreaterThan(300);
  await page.getByRole('searchbox').fill('Wachtelstater');
  await page.getByRole('searchbox').press('Enter');
  await expect(main(page).locator('a[href*="/faculty/"]').first()).toContainText('Wachtelstätter');
});

test('menus open, sub-menus lead on, and the language changes on the same page', async ({ page, isMobile }) => {
  await page.goto(homeOf(kardia));
  const banner = page.getByRole('banner');
  if (isMobile) {
    await banner.getByRole('button', { name: /menu/i }).click();
    const menu = page.getByRole('dialog');
    await menu.getByText('Your visit').click();
    await menu.getByRole('link', { name: 'Venue and travel' }).click();
    await banner.getByRole('button', { name: /menu/i }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Deutsch' }).click();
  } else {
    await banner.getByRole('button', { name: 'Your visit' }).click();
    await banner.getByRole('link', { name: 'Venue and travel' }).click();
    const button = banner.getByRole('button', { name: /Language: / });
    await button.click();
    const german = banner.getByRole('link', { name: 'Deutsch' });
    const [place, list] = [await button.boundingBox(), await german.boundingBox()];
    expect(Math.abs(list!.x - place!.x), 'the list is below its button').toBeLessThan(250);
    await german.click();
  }
  await expect(page).toHaveURL(pageOf(kardia, 'page/Venue-and-travel', 'de-DE'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
  await expect(main(page).locator('.prose').first()).not.toBeEmpty();
});

test('texts, tabs and films of a content page are there to read', async ({ page }) => {
  await page.goto(pageOf({ instance: 'release', event: 'foyer' }, 'page/Write-an-event'));
  await page.getByRole('tab', { name: 'Publish' }).click();
  await expect(page).toHaveURL(/#panel-/);
  const panels = main(page).locator('[id^="panel-"]');
  for (const panel of await panels.all()) await expect(panel).toBeVisible();
  expect(await panels.count()).toBeGreaterThan(4);
  await page.goto(pageOf({ instance: 'release', event: 'foyer' }, 'page/Components'));
  await expect(
    main(page)
      .getByRole('link', { name: /^Play: / })
      .first(),
  ).toHaveAttribute('href', /./);
});

test('what needs a script says so in place', async ({ page }) => {
  await page.goto(`/createaccount/${kardia.instance}/${kardia.event}/de-DE`);
  // Playwright reads no text in this element.
  await expect(main(page).locator('noscript p')).toBeVisible();
  expect(await main(page).locator('noscript p').innerText()).toContain('Dieses Formular braucht JavaScript.');
  await expect(main(page).locator('form button[type="submit"]')).toBeDisabled();
});

test('signing in posts a form: wrong, right, back to the page asked for, and out again', async ({ page, browser, baseURL }, info) => {
  const email = `plain.${info.project.name}.${process.pid}@example.org`;
  const scripted = await (await browser.newContext({ baseURL: baseURL!, javaScriptEnabled: true })).newPage();
  await makeAccount(scripted, email);
  await scripted.context().close();

  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await page.goto(prefix('helpdesk'));
  await expect(page, 'what the page demands leads to where it is given').toHaveURL(/returnUrl=/);
  await signIn(page, email, 'not the password at all');
  await expect(page).toHaveURL(/problem=wrong/);
  await expect(main(page)).toContainText('The email address or the password is not right.');
  await signIn(page, email);
  await expect(page).toHaveURL(new RegExp(`${prefix('helpdesk')}|noaccess`));
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name.includes('foyer-session'))).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  expect(sent.filter((url) => url.includes(encodeURIComponent(PASSWORD)) || url.includes('password'))).toEqual([]);

  await page.goto(prefix('logout'));
  await main(page).getByRole('button', { name: 'Sign out' }).click();
  await expect(account(page)).toHaveCount(0);
  expect((await page.context().cookies()).some(({ name }) => name.includes('foyer-session'))).toBe(false);
});

/** The event of all languages, while it runs. */
const inArabic = journeyAt('2030-06-15T12:00:00+02:00');
inArabic.use({ javaScriptEnabled: false });
inArabic.beforeEach(afterWarmUp);

inArabic('a page from right to left reads and leads on', async ({ page, isMobile }) => {
  await page.goto('/home/qa/qaservicechecks/ar-EG');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  expect((await main(page).innerText()).length).toBeGreaterThan(100);
  if (isMobile) {
    await page.getByRole('banner').locator('button[commandfor]:visible').first().click();
    await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
  }
  await page.goto(pageOf({ instance: 'qa', event: 'qaservicechecks' }, 'search', 'ar-EG'));
  await sessions(page).first().click();
  await expect(title(page)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
});
