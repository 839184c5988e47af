// Pages that the server has rendered: the browser takes them over without drawing anew, and they read without JavaScript.
import { kardia, homeOf, pageOf } from './events.ts';
import { expect, open, test as journey } from './journey.ts';
import { serverAt } from './server-at.ts';

/** The second morning: sessions run, some are over, some to come. */
const MORNING = '2027-05-04T09:10:00+02:00';

const test = journey.extend<object, { server: { address: string } }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this pattern.
    async ({}, use) => {
      const { address, stop } = await serverAt(MORNING, { FOYER_RENDER: 'server' });
      await use({ address });
      await stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.address),
});

const paths = [
  homeOf(kardia),
  homeOf(kardia, 'de-DE'),
  `/programlanding/${kardia.instance}/${kardia.event}/en-GB`,
  pageOf(kardia, 'search'),
  pageOf(kardia, 'session/1002'),
  pageOf(kardia, 'session/1002', 'tr-TR'),
  `/login/${kardia.instance}/${kardia.event}/en-GB`,
  `/holding/${kardia.instance}/${kardia.event}/en-GB`,
  `/createaccount/${kardia.instance}/${kardia.event}/de-DE`,
];

/** Addresses of the links in the content of a page, as written. */
const linksIn = (html: string): string[] =>
  [...(/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '').matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );

for (const path of paths) {
  for (const timezoneId of ['Europe/Berlin', 'America/New_York']) {
    test.describe(`in ${timezoneId}`, () => {
      test.use({ timezoneId });
      test(`${path} is taken over as it was drawn`, async ({ page, request }) => {
        const changed: string[] = [];
        page.on('console', (message) => message.text().startsWith('Foyer:') && changed.push(message.text()));
        const asked: string[] = [];
        page.on('request', (one) => asked.push(one.url()));
        await page.addInitScript(() => {
          document.addEventListener('DOMContentLoaded', () => {
            const root = document.getElementById('root')!;
            root.querySelector('main')?.setAttribute('data-first', '');
          });
        });
        const html = await (await request.get(path, { headers: { accept: 'text/html' } })).text();
        expect(html).toContain('id="foyer-state"');
        await open(page, path);
        expect(changed, 'reports of the app').toEqual([]);
        await expect(page.locator('main[data-first]'), 'nothing is drawn anew').toHaveCount(1);
        const links = await page.locator('main a[href]').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
        expect(links, 'attributes are those that were rendered').toEqual(linksIn(html));
        expect(asked.filter((url) => /GetResources|PAG|Dashboard/.test(url))).toEqual([]);
      });
    });
  }
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the programme leads to a session, and that to its other language', async ({ page }) => {
    await page.goto(homeOf(kardia));
    await page.locator('[data-placement="days"]').getByRole('link').first().click();
    const session = page.locator('main a[href*="/session/"]').first();
    const title = (await session.textContent())!.trim();
    await session.click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.getByRole('button', { name: /EN/ }).click();
    await page.getByRole('link', { name: 'Deutsch' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
    await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toHaveCount(1);
  });
});

test.describe('with code that does not arrive', () => {
  test.use({ expected: [/lazy-guards/] });
  test('the page stays as it came, and its links lead on', async ({ page }) => {
    await page.route(/\/lazy-guards-/, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await page.goto(homeOf(kardia));
    await failed;
    await expect(page.locator('[data-placement="days"] a').first()).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.locator('[data-placement="days"] a').first().click();
    await expect(page).toHaveURL(/day=/);
  });
});
