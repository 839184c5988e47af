// Journey: presentations and abstracts as things of their own lists: found by their text, by institute and number, with the words marked; every list comes back as it was left.
import type { Page } from '@playwright/test';
import { attendees, signInAs } from './attendees.ts';
import { kardia, pageOf, realProgrammes } from './events.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, open, settled, skipWithoutShared, test } from './journey.ts';

const rows = (page: Page) => page.getByRole('tabpanel').getByRole('article');
const search = (page: Page) => page.getByRole('searchbox', { name: /^Search the (abstracts|presentations)$/ });

test('abstracts: a word of the text is marked in a snippet, the row leads to the abstract, and back keeps the search', async ({ page }) => {
  await open(page, pageOf(kardia, 'abstractSearch'));
  await expect(rows(page).first()).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await search(page).fill('backwards outlive invasive filling pressure');
  await expect(rows(page).first().locator('mark').first()).toBeVisible();
  await expect(page).toHaveURL(/[?&]q=/);
  await search(page).fill('P-003');
  const row = rows(page).getByRole('link', { name: /social isolation/ });
  await expect(row).toBeVisible();
  await expect(page).toHaveURL(/q=P-003/);
  await row.click();
  await expect(page).toHaveURL(/\/abstract\/103903$/);
  await page.goBack();
  await expect(search(page)).toHaveValue('P-003');
  await expect(row).toBeVisible();
});

test('presentations are listed as themselves and lead to their page', async ({ page }) => {
  await open(page, pageOf(kardia, 'presentationSearch'));
  await expect(rows(page).first().locator('a[href*="/presentation/"]')).toBeVisible();
  await expect(page.getByRole('tab', { name: /^All days/ })).toContainText('Entries: ');
  await expectNoSidewaysScroll(page);
});

test('a search in the address is answered without a script', async ({ request }) => {
  const html = await (
    await request.get(`${pageOf(kardia, 'abstractSearch')}?q=handheld+ultrasound+wet`, { headers: { accept: 'text/html' } })
  ).text();
  expect(html).toContain('<mark');
  expect(html).toContain('/abstract/103901');
});

test('a real programme: its talks with a text are abstracts', async ({ page }) => {
  const known = realProgrammes[0]!;
  skipWithoutShared();
  await open(page, pageOf(known, 'abstractSearch'));
  await search(page).fill(known.misspelt);
  await expect(rows(page).getByRole('link', { name: known.title }).first()).toBeVisible();
});

/** Lists, with what their rows lead to; that of exhibitors is for attendees, and something follows it: its rows are in the `shares` of the page. */
const lists: Readonly<Record<string, { path: string; leads: RegExp; isClosed?: true; shares?: readonly number[] }>> = {
  sessions: { path: pageOf(kardia, 'search'), leads: /\/session\// },
  presentations: { path: pageOf(kardia, 'presentationSearch'), leads: /\/presentation\// },
  abstracts: { path: pageOf(kardia, 'abstractSearch'), leads: /\/abstract\// },
  people: { path: pageOf(kardia, 'facultySearch'), leads: /\/faculty\// },
  exhibitors: { path: pageOf(kardia, 'industryLanding'), leads: /\/profile\//, isClosed: true, shares: [0.2, 0.4] },
};
for (const [name, { path, leads, isClosed, shares = [0.3, 0.6] }] of Object.entries(lists))
  test(`back on the list of ${name}: the place and the row are as they were left`, async ({ page, baseURL }, { retry }) => {
    if (isClosed) await signInAs(page, attendees(`lists-${retry}`, 'Doctor')['Doctor']!, baseURL!);
    await page.setViewportSize({ width: 1280, height: 600 });
    await open(page, path);
    const links = page.getByRole('main').locator('a[href]');
    await expect(links.filter({ hasText: /\p{L}/u }).first()).toBeVisible();
    const hrefOf = (): Promise<string | null> =>
      links.evaluateAll((all, kind) => {
        const seen = all.find((link) => {
          const { top, bottom } = link.getBoundingClientRect();
          return (
            new RegExp(kind).test(link.getAttribute('href')!) && link.textContent.trim() !== '' && top > 250 && bottom < innerHeight - 60
          );
        });
        return seen?.getAttribute('href') ?? null;
      }, leads.source);
    let href: string | null = null;
    // Rows far down are drawn when they come into view.
    for (const share of shares) {
      await page.evaluate((part) => scrollTo(0, (document.documentElement.scrollHeight - innerHeight) * part), share);
      await expect.poll(async () => (href = await hrefOf()), `a row of ${name}`).not.toBeNull();
    }
    expect(await page.evaluate(() => scrollY), 'the list is longer than its window').toBeGreaterThan(100);
    const address = page.url();
    const row = page
      .getByRole('main')
      .locator(`a[href="${String(href)}"]`)
      .filter({ hasText: /\p{L}/u })
      .first();
    const topOf = (): Promise<number> => row.evaluate((link) => Math.round(link.getBoundingClientRect().top));
    // Once in the same document, and once from one that was loaded anew in between.
    for (const isLoadedAnew of [false, true]) {
      // Rows above that are measured move it a moment longer, and so does the page that comes back.
      let top = NaN;
      await expect.poll(async () => top === (top = await topOf()), { intervals: [400] }).toBe(true);
      // A press of the pointer alone: a click of the test would scroll by itself where a transition covers the row.
      const { x, y } = (await row.boundingBox())!;
      await page.mouse.click(x + 8, y + 8);
      await expect(page).toHaveURL(leads);
      await settled(page);
      if (isLoadedAnew) await page.reload();
      await settled(page);
      await page.goBack();
      await expect(page).toHaveURL(address);
      await expect(row).toBeInViewport();
      await expect.poll(async () => Math.abs((await topOf()) - top), `px from ${top}`).toBeLessThan(40);
    }
  });
