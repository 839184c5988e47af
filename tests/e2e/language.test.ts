// Journey: another language is the same page in other words.
import { homeOf, kardia, pageOf } from './events.ts';
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

test('on an Arabic page English words keep their full stop at their end, and stay on the side of the page', async ({ page }) => {
  await open(page, homeOf({ instance: 'qa', event: 'qashell' }, 'ar-EG'));
  const looks = await page.evaluate(() => {
    const prose = Object.assign(document.createElement('div'), { className: 'prose' });
    const written = Object.assign(document.createElement('p'), { textContent: 'From an organiser.' });
    prose.append(written);
    const said = Object.assign(document.createElement('p'), { dir: 'auto', textContent: 'From a person.' });
    const typed = Object.assign(document.createElement('input'), { dir: 'auto', value: 'Typed.' });
    document.querySelector('main')!.append(prose, said, typed);
    return [written, said, typed].map((one) => {
      const { unicodeBidi, direction, textAlign } = getComputedStyle(one);
      return [unicodeBidi === 'plaintext' || direction === 'ltr', textAlign];
    });
  });
  expect(looks).toEqual([
    [true, 'right'],
    [true, 'right'],
    [true, 'start'],
  ]);
});
