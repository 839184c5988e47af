// Journey: a site of files without server, at the root of a host and below a folder: home, search, session, person, languages, a missing page.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ExportedSite, exportSite } from '../support/exported-site.ts';
import { homeOf, kardia, pageOf } from './events.ts';
import { expect, expectAccessible, open, settled, test as journey } from './journey.ts';
import { isLate, SHORT_OF_TIME } from '../support/late.ts';
import { slowness } from '../support/slowness.ts';

/** Exporting takes so long at most, ms: a site below a folder is built first. */
const PATIENCE = 300_000 * slowness;

let site: ExportedSite | undefined;
/** The host of the site takes the place of the server. */
const test = journey.extend<{ host: string }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this pattern.
  host: async ({}, use) => use(site?.origin ?? ''),
  baseURL: async ({ host }, use) => use(host),
});

/** The session whose page the journeys read. */
const READ = '1002';
/** Sessions of the site: those the journeys look for, and one of so many others. */
const ONE_OF = 40;
const isKept = ({ Id, Name }: { Id: string; Name: unknown }, index: number): boolean =>
  Id === READ || JSON.stringify(Name).includes(kardia.title) || index % ONE_OF === 0;

/** Sessions of the site that have a time and may be listed. */
const sessionsOfSite = (): number =>
  (
    JSON.parse(readFileSync(join(import.meta.dirname, '../../sample-configs/kardia/kardia2027/data/sessions.json'), 'utf8')) as {
      rows: { Id: string; Name: unknown; StartDateTime?: string; HideOnScheduler?: boolean }[];
    }
  ).rows
    .filter(isKept)
    .filter(({ StartDateTime, HideOnScheduler }) => StartDateTime && !HideOnScheduler).length;

for (const below of ['/', '/congress/']) {
  test.describe(`a site at ${below}`, () => {
    // One after the other: the first exports the site for all.
    test.describe.configure({ mode: 'serial' });
    test.skip(({ isMobile }) => isMobile, 'the files are the same for phones');
    // Below a folder is all that is at the root, and more.
    const isLeftOut = (): boolean => below === '/' && isLate();
    test.skip(isLeftOut, SHORT_OF_TIME);
    // oxlint-disable-next-line no-empty-pattern -- as above
    test.beforeAll(async ({}, info) => {
      if (info.project.name === 'phone' || isLeftOut()) return;
      info.setTimeout(PATIENCE);
      site = await exportSite('sample-configs/kardia/kardia2027', below, '2027-05-03T10:10', isKept);
    });
    test.afterAll(() => site?.close());
    // Without a server the device's clock counts: the first morning of the congress.
    test.beforeEach(({ page }) => page.clock.setFixedTime('2027-05-03T10:10:00+02:00'));
    const at = (path: string): string => below + path.slice(1);

    test('the root leads home, and everything on it comes from files', async ({ page, host }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await open(page, at('/'));
      await expect(page).toHaveURL(host + at(homeOf(kardia)));
      await expect(page).toHaveTitle('Kardia 2027 - Home');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page);
      const own = asked.filter((url) => url.startsWith(host));
      expect(own.filter((url) => url.includes('?') || !url.startsWith(host + below))).toEqual([]);
      // What the page shows is in it; the rest of the configuration, and the advertisements, follow when the page is idle.
      await expect
        .poll(() => asked.filter((url) => url.includes('/api/')).every((url) => /\/(getresources|eventadvertisement)\//.test(url)))
        .toBe(true);
      expect(new Set(own.filter((url) => url.includes('/api/'))).size).toBe(own.filter((url) => url.includes('/api/')).length);
    });

    for (const path of [
      homeOf(kardia),
      pageOf(kardia, 'search', 'de-DE'),
      pageOf(kardia, `session/${READ}`),
      pageOf(kardia, 'page/Venue-and-travel'),
    ])
      test(`${path} is taken over as it was written`, async ({ page }) => {
        const changed: string[] = [];
        page.on('console', (message) => message.text().startsWith('Foyer:') && changed.push(message.text()));
        await page.addInitScript(() =>
          document.addEventListener('DOMContentLoaded', () => document.querySelector('main')?.setAttribute('data-first', '')),
        );
        await open(page, at(path));
        await expect(page.locator('#root[data-rendered]'), 'the app has taken over').toHaveCount(0);
        expect(changed, 'reports of the app').toEqual([]);
        await expect(page.locator('main[data-first]'), 'nothing is drawn anew').toHaveCount(1);
      });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('the programme leads to a session, that to a person, and pages to their other language', async ({ page, host }) => {
        await page.goto(at('/'));
        await expect(page).toHaveTitle('Kardia 2027 - Home');
        await page.goto(at(pageOf(kardia, 'search')));
        const session = page.locator('main a[href*="/session/"]').first();
        const title = (await session.textContent())!.trim();
        await session.click();
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
        await page.goto(at(pageOf(kardia, `session/${READ}`)));
        await page
          .getByRole('main')
          .getByRole('link', { name: /Makena Kamasalat/ })
          .first()
          .click();
        await expect(page.getByRole('heading', { level: 1 })).toContainText('Makena Kamasalat');
        expect(page.url()).toContain(`${host}${below}`);
        await page.getByRole('button', { name: /Language: / }).click();
        await page.getByRole('link', { name: 'Deutsch' }).click();
        await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
        await expect(page.getByRole('heading', { level: 1 })).toContainText('Makena Kamasalat');
      });

      test('a page whose guards lead elsewhere leads there', async ({ page }) => {
        await page.goto(at(`/live/${kardia.instance}/${kardia.event}/en-GB`));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      });
    });

    test('the programme is searched, a session and a person are opened', async ({ page }) => {
      await open(page, at(pageOf(kardia, 'search')));
      await page.getByRole('searchbox').fill(kardia.misspelt);
      await page.getByRole('link', { name: kardia.title }).first().click();
      await settled(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(kardia.title);
      await page
        .getByRole('main')
        .getByRole('link', { name: /^\p{L}/u })
        .filter({ hasNotText: 'Programme' })
        .first()
        .waitFor();
      await open(page, at(pageOf(kardia, `session/${READ}`)));
      await page
        .getByRole('main')
        .getByRole('link', { name: /Makena Kamasalat/ })
        .first()
        .click();
      await settled(page);
      await expect(page).toHaveURL(/\/faculty\//);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Makena Kamasalat');
      await page.reload();
      await settled(page);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Makena Kamasalat');
    });

    test('another language is the same page in other words; one the event does not have is the nearest', async ({ page, host }) => {
      await open(page, `${at(pageOf(kardia, 'search'))}?day=2027-05-04`);
      await page
        .getByRole('banner')
        .getByRole('button', { name: /Language: / })
        .click();
      await page.getByRole('link', { name: 'Deutsch' }).click();
      await expect(page).toHaveURL(`${host}${at(pageOf(kardia, 'search', 'de-DE'))}?day=2027-05-04`);
      await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
    });

    test('the programme goes into a calendar', async ({ page, request }) => {
      await open(page, at(homeOf(kardia)));
      const link = page.getByRole('link', { name: 'Download as a calendar file' });
      const calendar = await request.get((await link.getAttribute('href')) ?? '');
      expect(calendar.headers()['content-type']).toBe('text/calendar');
      const uids = (await calendar.text()).match(/^UID:.*$/gm) ?? [];
      expect(new Set(uids).size, 'each session of the site is an event of its own').toBe(sessionsOfSite());
    });

    test.describe('what is not there', () => {
      test.use({ expected: [/404/] });

      test('a page the event does not have says so, and leads home', async ({ page, host }) => {
        const answer = await page.goto(at(pageOf(kardia, 'page/Nowhere')));
        expect(answer?.status()).toBe(404);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page does not exist');
        await page.getByRole('link', { name: 'Go to the home page' }).click();
        await expect(page).toHaveURL(host + at(homeOf(kardia)));
      });

      test('an address of no event says so', async ({ page }) => {
        await page.goto(at('/home/kardia/kardia1999/en-GB'));
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page does not exist');
        await expectAccessible(page);
      });

      test('a language the event does not have leads to the nearest it has', async ({ page, host }) => {
        await page.goto(at(pageOf(kardia, 'search', 'de-AT')));
        await expect(page).toHaveURL(host + at(pageOf(kardia, 'search', 'de-DE')));
      });
    });

    test('nothing on the site is a question a policy or the browser refuses', async ({ page }) => {
      for (const path of [
        pageOf(kardia, 'page/Venue-and-travel'),
        pageOf(kardia, 'page/Posters-and-abstracts', 'tr-TR'),
        '/programlanding/kardia/kardia2027/fr-FR',
      ])
        await open(page, at(path));
    });
  });
}
