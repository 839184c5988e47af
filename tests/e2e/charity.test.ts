// Journey: an attendee takes a challenge by keyboard; the highscore on somebody else's open page follows, and what was done stays done.
import { attendees, signInAs } from './attendees.ts';
import { kardia, pageOf } from './events.ts';
import { expect, expectAccessible, open, settled, test } from './journey.ts';

const charity = pageOf(kardia, 'charity');

test('a challenge is taken once, for a project, and another page learns of it', async ({ page, browser, baseURL }, testInfo) => {
  const names = ['Ida', 'Jon'].map((name) => `${name}${testInfo.project.name}${testInfo.retry}`);
  const cookies = attendees(`charity-${testInfo.project.name}-${testInfo.retry}`, ...names);
  const [ida = '', jon = ''] = names;
  const context = await browser.newContext({ baseURL: baseURL! });
  const watching = await context.newPage();
  await signInAs(watching, cookies[jon]!, baseURL!);
  await open(watching, charity);
  await signInAs(page, cookies[ida]!, baseURL!);
  await open(page, charity);
  const participants = watching.getByRole('group', { name: 'Participants' });
  await expect(participants).toBeVisible();
  await expectAccessible(page);

  const company = page.getByRole('link', { name: 'Ventrivant' }).first();
  await company.press('Enter');
  await expect(page).toHaveURL(/\/profile\/703$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Ventrivant' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/charity$/);
  await expect(company).toBeVisible();

  const opener = page.getByRole('button', { name: /^Take the challenge ?: Know your rhythm$/ });
  await opener.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Know your rhythm' });
  await dialog.getByRole('radio', { name: 'The echo boat' }).press('Space');
  await dialog.getByRole('button', { name: 'Start' }).press('Enter');
  await dialog.getByRole('radio', { name: 'QT' }).press('Space');
  await dialog.getByRole('radio', { name: '150 per minute' }).press('Space');
  await dialog.getByText('No', { exact: true }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Submit' }).press('Enter');
  await expect(dialog.getByText('3 of 3 answers are right.')).toBeVisible();
  await expect(dialog.getByText('60 points for The echo boat')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await expect(participants.getByText(`${ida} Sample`)).toBeVisible({ timeout: 15_000 });
  await page.reload();
  await settled(page);
  await expect(page.getByText('3 of 3 answers are right. 60 points for The echo boat')).toBeVisible();
  await expect(opener).toHaveCount(0);

  await page.getByRole('link', { name: 'The echo boat' }).first().click();
  await expect(page).toHaveURL(/\/charity\/project\/echo-boat$/);
  await expect(page.getByRole('heading', { level: 2, name: 'The echo boat' })).toBeVisible();
  await expect(page.getByText(/Earned for this project so far/)).toBeVisible();
  await expectAccessible(page);
  await context.close();
});
