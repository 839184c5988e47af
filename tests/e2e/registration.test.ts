// A newcomer makes an account on the way, registers, pays where nobody is charged, and opens a page that needs the ticket.
import { fillNewAccount, signIn } from './account.ts';
import { kardia, pageOf } from './events.ts';
import { expect, expectAccessible, open, settled, test } from './journey.ts';

const registration = pageOf(kardia, 'registration');
const live = `/live/${kardia.instance}/${kardia.event}/en-GB`;

test('from the list of tickets to a page that needs one', async ({ page }) => {
  const email = `newcomer.${process.pid}@example.org`;
  await open(page, registration);
  await expect(page.getByText('Not sold any more')).toBeVisible();
  await expect(page.getByText('€790.00')).toBeVisible();
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page.getByLabel('First name')).toBeVisible();
  await fillNewAccount(page, email);
  await signIn(page, email);
  await expect(page).toHaveURL(registration);
  await settled(page);

  await page.getByRole('radio', { name: /Full congress €790/ }).check();
  await page.getByLabel('Country').first().selectOption('AT');
  await page.getByLabel('Street and number').fill('Ring 1');
  await page.getByLabel('Postal code').fill('1010');
  await page.getByLabel('City').fill('Vienna');
  await page.getByLabel('Country').last().selectOption('AT');
  await page.getByRole('radio', { name: /Online, at once/ }).check();
  await page.getByRole('checkbox', { name: /Terms of registration/ }).check();
  await expectAccessible(page, ['light']);
  await page.getByRole('button', { name: 'Register with this ticket' }).click();
  await expect(page.getByText('Nobody is charged')).toBeVisible();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();

  await expect(page.getByRole('heading', { name: 'You are registered' })).toBeVisible();
  await expect(page.getByText('Thank you, your payment has arrived.')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Code of your ticket' })).toBeVisible();
  await open(page, live);
  await expect(page).toHaveURL(live);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/dev/mail');
  await expect(page.getByText(/you are registered/).first()).toBeVisible();
});
