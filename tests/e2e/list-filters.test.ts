// Journey: the filters of jobs and of the exhibitors, by keyboard: behind a button on a phone, open on a desktop, in the address, and a form where there is no script.
import type { Page } from '@playwright/test';
import { attendees, signInAs } from './attendees.ts';
import { kardia, pageOf } from './events.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, open, settled, test } from './journey.ts';

const main = (page: Page) => page.getByRole('main');
const opener = (page: Page) => main(page).getByRole('button', { name: /^Filters/ });
const positions = (page: Page) => main(page).locator('a[href*="/jobs/"]');

test('jobs: a filter is chosen, counted, taken away, and the list stands in the first screen', async ({ page, isMobile }) => {
  await open(page, pageOf(kardia, 'jobs'));
  const all = await positions(page).count();
  await expect(positions(page).first()).toBeInViewport();
  const field = page.getByRole('combobox', { name: 'Field' });
  await expect(opener(page)).toBeVisible({ visible: isMobile });
  await expect(field).toBeVisible({ visible: !isMobile });
  if (isMobile) {
    await opener(page).press('Enter');
    await page.keyboard.press('Tab');
    await expect(field).toBeFocused();
  }
  await field.selectOption('Nursing');
  await expect(page).toHaveURL(/field=Nursing/);
  const some = await positions(page).count();
  expect(some).toBeLessThan(all);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  if (isMobile) {
    await page.getByRole('button', { name: `Show ${some}` }).press('Enter');
    await expect(field).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await expect(opener(page)).toHaveText('Filters (1)');
    await page.getByRole('link', { name: 'Remove filter Field: Nursing' }).press('Enter');
    await expect(opener(page)).toBeFocused();
  } else {
    await page.getByRole('link', { name: 'Clear all filters' }).press('Enter');
    await expect(field).toBeFocused();
  }
  await expect(page).not.toHaveURL(/field=/);
  await expect(positions(page)).toHaveCount(all);
  await page.goBack();
  await expect(positions(page)).toHaveCount(some);
});

test('exhibitors: the order is no filter, and all filters go at once', async ({ page, isMobile, baseURL }, testInfo) => {
  const ada = `Lists${testInfo.project.name}${testInfo.retry}`;
  await signInAs(page, attendees(`lists-${testInfo.project.name}-${testInfo.retry}`, ada)[ada]!, baseURL!);
  await open(page, pageOf(kardia, 'list/exhibitors?sort=booth&hall=agora&tag=Nursing'));
  await expect(main(page).getByText('Exhibitors: 1', { exact: true }).first()).toBeVisible();
  if (isMobile) {
    await expect(opener(page)).toHaveText('Filters (2)');
    await expectAccessible(page);
    await opener(page).press('Enter');
    await page.getByRole('combobox', { name: 'Hall' }).press('Escape');
    await expect(opener(page)).toBeFocused();
    await expect(opener(page)).toHaveAttribute('aria-expanded', 'false');
  }
  await page.getByRole('link', { name: 'Clear all filters' }).press('Enter');
  await expect(page).toHaveURL(/\?sort=booth$/);
  await settled(page);
  await expect(page.getByRole('link', { name: 'Clear all filters' })).toHaveCount(0);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('jobs: the filters stand open, are sent, and cleared', async ({ page }) => {
    await page.goto(pageOf(kardia, 'jobs?of=campaign'));
    const all = await positions(page).count();
    await page.getByRole('combobox', { name: 'Field' }).selectOption('Nursing');
    await main(page).getByRole('button', { name: 'Show', exact: true }).click();
    await expect(page).toHaveURL(/of=campaign.*field=Nursing/);
    await expect(page.getByRole('combobox', { name: 'Field' })).toHaveValue('Nursing');
    expect(await positions(page).count()).toBeLessThan(all);
    await page.getByRole('link', { name: 'Clear all filters' }).click();
    await expect(page).not.toHaveURL(/field=/);
    await expect(page).toHaveURL(/of=campaign/);
    await expect(positions(page)).toHaveCount(all);
  });
});
