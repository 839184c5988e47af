// Journeys: what guards and policies do to a visitor: holding page, denial as dialog and as page, sign-in, containers, and the preview of it all.
import { homeOf, kardia, pageOf } from './events.ts';
import { expect, expectAccessible, open, settled, test } from './journey.ts';
import { bar, placement } from './preview-bar.ts';

const event = { instance: 'society', event: 'guards27' };
const home = homeOf(event);
const prefix = (name: string): string => `/${name}/${event.instance}/${event.event}/en-GB`;

test('a denied link opens a dialog that says what is missing; closing it leads back to the link', async ({ page }) => {
  await open(page, home);
  const link = page.getByRole('link', { name: 'To the streams' });
  await link.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Full Congress');
  await expect(dialog).toContainText('Day Ticket');
  await expect(page).toHaveURL(home);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await expect(dialog).toHaveCount(0);
  await expect(link).toBeFocused();
});

test('the address of a closed page leads to the page that says why, and on', async ({ page }) => {
  await open(page, prefix('live'));
  await expect(page).toHaveURL(new RegExp(`${prefix('noaccess')}\\?prevPage=LivePage$`));
  await expect(page.getByRole('main')).toContainText('Full Congress');
  await open(page, prefix('news'));
  await expect(page.getByRole('main')).toContainText('3 May 2027, 12:00');
  await expectAccessible(page);
});

test('a browser without scripts is led there by the server', async ({ request }) => {
  const askedFor = async (path: string) => {
    const answer = await request.get(path, { headers: { accept: 'text/html' }, maxRedirects: 0 });
    return [answer.status(), answer.headers()['location']];
  };
  // A page that takes long to render is left to the browser, and there for the next visitor.
  await expect.poll(() => askedFor(prefix('live'))).toEqual([302, `${prefix('noaccess')}?prevPage=LivePage`]);
  await expect
    .poll(() => askedFor(prefix('helpdesk')))
    .toEqual([302, `${prefix('login')}?returnUrl=${encodeURIComponent(prefix('helpdesk'))}`]);
});

test('a page for people who signed in leads to the login page', async ({ page }) => {
  await open(page, home);
  await page.getByRole('link', { name: 'To the help desk' }).click();
  await expect(page).toHaveURL(new RegExp(prefix('login')));
  await settled(page);
  await expect(page.locator('h1:focus, main:focus')).toHaveCount(1);
  await expect(page.getByRole('main')).toContainText(/Sign in to open/);
});

test('the sign-in of a congress says which tickets open the page that was asked for, without scripts, too', async ({ page, request }) => {
  const live = `/live/${kardia.instance}/${kardia.event}/en-GB`;
  await open(page, live);
  await expect(page).toHaveURL(/\/login\/.*returnUrl=/);
  const words = /Sign in to open “Live”\..*It needs one of these tickets: .*Full Congress/s;
  await expect(page.getByRole('main')).toContainText(words);
  await expectAccessible(page);
  await expect
    .poll(async () => (await (await request.get(page.url(), { headers: { accept: 'text/html' } })).text()).replaceAll(/<[^>]*>/g, ' '))
    .toMatch(words);
});

test('before the event its address holds; pages that are always open are open', async ({ page }) => {
  await open(page, `${home}?preview=attendee&at=2027-05-02T12:00`);
  await expect(page).toHaveURL(new RegExp(`${prefix('holding')}\\?`));
  await expect(page.getByRole('main')).toContainText('3 May 2027');
  await expectAccessible(page);
  await open(page, `${pageOf(event, 'page/Imprint')}?preview=attendee&at=2027-05-02T12:00`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Imprint');
});

test('a container stays, and can be left', async ({ page }) => {
  await open(page, `${home}?container=app`);
  await open(page, home);
  await expect(page.locator('html')).toHaveAttribute('data-container', 'app');
  await open(page, `${home}?container=browser`);
  await open(page, home);
  await expect(page.locator('html')).toHaveAttribute('data-container', 'browser');
});

test('the preview of everything shows a closed page, and says where a visitor would be led and why', async ({ page }) => {
  await open(page, `${prefix('live')}?preview`);
  await expect(page).toHaveURL(new RegExp(prefix('live')));
  const route = bar(page).getByRole('button', { name: /^Route/ });
  await route.click();
  const panel = page.getByRole('region', { name: 'Route' });
  await expect(panel).toContainText('access');
  await expect(panel).toContainText('streams');
  await expect(panel).toContainText('EventTicketNamePaid');
});

test('an attendee with a ticket gets in, and sees what a key opens', async ({ page }) => {
  await open(page, `${prefix('live')}?preview=attendee&as=attendee`);
  await expect(page).toHaveURL(new RegExp(prefix('live')));
  await open(page, `${home}?preview=attendee&as=attendee`);
  await expect(placement(page, 'paid')).toBeVisible();
  await open(page, `${home}?preview=attendee`);
  await expect(placement(page, 'paid')).toHaveCount(0);
});

test('an address in another form of the language becomes the proper one without a second page', async ({ page }) => {
  await open(page, home.replace('en-GB', 'de'));
  await expect(page).toHaveURL(home.replace('en-GB', 'de-DE'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
});

test('the older addresses of single items lead to them', async ({ page }) => {
  await open(page, '/program/kardia/kardia2027/en-GB?session=1002');
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await open(page, '/kardia/kardia2027/en-GB/session/1002');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});
