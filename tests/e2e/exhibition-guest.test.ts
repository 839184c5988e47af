// Journey: a visitor without an account opens the one exhibitor whose profile is open to everybody, leaves details by keyboard, confirms them with the link of the letter, and its staff see them; they are taken back with the same link.
import { attendees, signInAs } from './attendees.ts';
import { homeOf, kardia, pageOf } from './events.ts';
import { expect, expectAccessible, open, test } from './journey.ts';

test('from the partners on the home page to details that are given without an account, confirmed, read and taken back', async ({
  page,
  browser,
  baseURL,
}, testInfo) => {
  const mark = `${testInfo.project.name}${testInfo.retry}`;
  const email = `guest-${mark}@guests.example.org`;
  await open(page, homeOf(kardia));
  await page
    .getByRole('link', { name: /Tannhof/ })
    .first()
    .press('Enter');
  await expect(page).toHaveURL(/\/profile\/714/);
  await expect(page.getByRole('heading', { level: 1, name: /Tannhof/ })).toBeVisible();
  await page.getByRole('button', { name: 'Without an account' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Your details for Tannhof/ });
  await expectAccessible(page);
  await dialog.getByRole('textbox', { name: /^First name/ }).fill('Gerta');
  await dialog.getByRole('textbox', { name: /^Surname/ }).fill(`Guest${mark}`);
  await dialog.getByRole('textbox', { name: /^Message/ }).fill('Samples, please.');
  await dialog.getByRole('checkbox').press('Space');
  await dialog.getByRole('button', { name: 'Send' }).press('Enter');
  await expect(dialog.getByRole('textbox', { name: /^E-?mail/i })).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByRole('textbox', { name: /^E-?mail/i }).fill(email);
  await dialog.getByRole('button', { name: 'Send' }).press('Enter');
  await expect(dialog.getByText(/^We have sent a letter to/)).toBeVisible();

  const context = await browser.newContext({ baseURL: baseURL! });
  const work = await context.newPage();
  const staff = `Staff714x${mark}`;
  await signInAs(work, attendees(`guest-${mark}`, staff)[staff]!, baseURL!);
  await open(work, pageOf(kardia, 'profile/714/leads'));
  await expect(work.getByText(/^(No visitor has left their details yet|Leads: )/)).toBeVisible();
  await expect(work.getByText(`Guest${mark}`)).toHaveCount(0);

  await page.goto('/dev/mail');
  const letter = page.locator('article, li, section').filter({ hasText: email }).first();
  const link = new URL((await letter.locator('a[href*="contact="]').first().getAttribute('href'))!, page.url());
  await open(page, link.pathname + link.search);
  const confirming = page.getByRole('main');
  await expect(confirming.getByRole('heading', { level: 1, name: /^Your details for Tannhof/ })).toBeVisible();
  await expectAccessible(page);
  await confirming.getByRole('button', { name: 'Confirm' }).press('Enter');
  await expect(confirming.getByText(/has your details/)).toBeVisible();
  await expect(work.getByRole('heading', { name: `Gerta Guest${mark}` })).toBeVisible();
  await confirming.getByRole('button', { name: 'Take back' }).press('Enter');
  await expect(confirming.getByText('Your details were taken back.')).toBeVisible();
  await work.reload();
  await expect(work.getByText(/^(No visitor has left their details yet|Leads: )/)).toBeVisible();
  await expect(work.getByText(`Guest${mark}`)).toHaveCount(0);
  await context.close();
});

test('the other exhibitors stay closed to visitors', async ({ page }) => {
  await open(page, pageOf(kardia, 'profile/703'));
  await expect(page).toHaveURL(/\/login\//i);
});
