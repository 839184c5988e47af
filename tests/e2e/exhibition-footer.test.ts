// Journey: from the partners in the footer to the profile of one, and to a file it hands out, by keyboard.
import { attendees, signInAs } from './attendees.ts';
import { homeOf, kardia, pageOf } from './events.ts';
import { expect, expectAccessible, open, test } from './journey.ts';

test('partners stand at the end of every page; one leads to its profile, whose file is asked for when it is taken', async ({
  page,
  baseURL,
}, testInfo) => {
  const ida = `Footer${testInfo.project.name}${testInfo.retry}`;
  await signInAs(page, attendees(`footer-${testInfo.project.name}-${testInfo.retry}`, ida)[ida]!, baseURL!);
  await open(page, pageOf(kardia, 'page/Contact'));
  const partners = page.getByRole('contentinfo').getByRole('region', { name: 'With the support of' });
  const names = await partners.locator('a img').evaluateAll((logos) => logos.map((logo) => logo.getAttribute('alt') ?? ''));
  expect(names).toHaveLength(8);
  expect(names).toEqual([...names.slice(0, 3).toSorted(), ...names.slice(3).toSorted()]);
  await expectAccessible(page);
  await partners.getByRole('link', { name: 'Nordpuls Medical' }).press('Enter');
  await page.getByRole('navigation', { name: 'Parts of the profile' }).getByRole('link', { name: 'Downloads' }).press('Enter');
  const asked = page.waitForResponse((response) => response.url().includes('/api/exhibition/GetDistributionFile'));
  const file = page.waitForRequest((request) => /\/assets\/.*\/nordpuls-guide\.pdf$/.test(new URL(request.url()).pathname));
  await page.getByRole('link', { name: 'Implant guide' }).press('Enter');
  expect((await asked).status()).toBe(200);
  await file;
});

test('the home page shows them once, in its own place', async ({ page }) => {
  await open(page, homeOf(kardia));
  await expect(page.getByRole('region', { name: 'With the support of' })).toHaveCount(1);
});
