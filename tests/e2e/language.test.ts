// Journey: another language is the same page in other words.
import { kardia, pageOf } from './events.ts';
import { expect, open, test } from './journey.ts';

test('the language changes, the page stays', async ({ page, isMobile }) => {
  await open(page, `${pageOf(kardia, 'search')}?day=2027-05-04`);
  await page
    .getByRole('banner')
    .getByRole('button', { name: isMobile ? 'Menu' : /Language: / })
    .click();
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(new RegExp(`${pageOf(kardia, 'search', 'de-DE')}\\?day=2027-05-04$`));
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
  await expect(page.getByRole('tab', { selected: true })).toContainText('4');
  await expect(page.getByRole('searchbox')).not.toHaveAccessibleName('Search the programme');
});

test('a language the event does not have leads to the nearest it has', async ({ page }) => {
  await page.goto(pageOf(kardia, 'search', 'de-AT'));
  await expect(page).toHaveURL(pageOf(kardia, 'search', 'de-DE'));
});
