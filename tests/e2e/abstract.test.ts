// Journey: an abstract by id and by poster number, with formula, table, poster, session, neighbours; an unknown one is not found.
import { kardia, pageOf } from './events.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, open, test } from './journey.ts';

const main = 'main';

test('an abstract shows its formula, authors, keywords, and leads to its session and the next one', async ({ page }) => {
  await open(page, pageOf(kardia, 'abstract/103903'));
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toContainText('social isolation');
  await expect(page.locator(`${main} math msup`).first()).toBeVisible();
  await expect(page.getByText('Poster P-003').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Keywords' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('navigation', { name: 'Before and after in the programme' }).getByRole('link').last().click();
  await expect(page).toHaveURL(/\/abstract\/103904$/);
  await expect(title).not.toContainText('social isolation');
  await page.getByRole('link', { name: /^Posters · Acute heart failure/ }).click();
  await expect(page).toHaveURL(/\/session\/1039$/);
});

test('a poster number names it, and a table stands in it', async ({ page }) => {
  await open(page, pageOf(kardia, 'abstract/P-002'));
  await expect(page.getByRole('table', { name: 'Participants by year of inclusion' })).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('its poster is drawn under the policy of pages, read as text, zoomed by keys and turned, once the reader comes near', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.setViewportSize({ width: 390, height: 320 });
  await open(page, pageOf(kardia, 'abstract/P-001'));
  expect(asked.filter((path) => /pdf/i.test(path))).toEqual([]);
  await page.getByRole('heading', { name: 'Poster', exact: true }).scrollIntoViewIfNeeded();
  const poster = page.getByRole('region', { name: /^Poster: / });
  await expect(poster.locator('canvas')).toBeVisible();
  await expect(poster).toContainText('Residual congestion, percent of patients');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await poster.focus();
  await page.keyboard.press('+');
  await expect(page.getByText('150 %')).toBeVisible();
  await page.getByRole('button', { name: 'Page after' }).click();
  await expect(poster).toContainText('Table of results');
  await expect(page.getByText('Page 2 of 2').first()).toBeVisible();
});

test('an unknown abstract is not found', async ({ request }) => {
  const answer = await request.get(pageOf(kardia, 'abstract/nothing'), { headers: { accept: 'text/html' } });
  expect(answer.status()).toBe(404);
});
