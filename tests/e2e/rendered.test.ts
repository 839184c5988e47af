// Pages that the server has rendered: the browser takes them over without drawing anew, and they read without JavaScript.
import { JSDOM } from 'jsdom';
import { kardia, homeOf, pageOf } from './events.ts';
import { expect, open } from './journey.ts';
import { journeyAt } from './server-at.ts';

/** The second morning: sessions run, some are over, some to come. */
const MORNING = '2027-05-04T09:10:00+02:00';

const test = journeyAt(MORNING);

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

/** The first of them show times. */
const WITH_TIMES = 6;

/** Addresses of the links in the content of a page, as written, but for what is folded as soon as it is taken over. */
const linksIn = (html: string): (string | null)[] => {
  const main = new JSDOM(html).window.document.querySelector('main')!;
  for (const folded of main.querySelectorAll('[data-over]')) folded.remove();
  return [...main.querySelectorAll('a[href]')].map((link) => link.getAttribute('href'));
};

/** When the page was painted and loaded, and when each script was asked for, ms; runs in the browser. */
const beginnings = () => ({
  painted: performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
  loaded: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventEnd,
  scripts: performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.endsWith('.js'))
    .map(({ startTime }) => startTime),
});

for (const [nth, path] of paths.entries()) {
  // What has no times is the same everywhere.
  for (const timezoneId of nth < WITH_TIMES ? ['Europe/Berlin', 'America/New_York'] : ['America/New_York']) {
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
        // The rest of the configuration, and of a long programme, follows when the page is idle.
        const later = path.endsWith('/search') ? /PAGSessions/ : /^$/;
        expect(asked.filter((url) => /GetResources.*page=|PAG|Dashboard/.test(url) && !later.test(url))).toEqual([]);
      });
    });
  }
}

test('a page carries what it shows of the programme; the rest comes by itself, and changes nothing', async ({ page, request }) => {
  const state = async (path: string): Promise<string> =>
    /id="foyer-state">([^<]*)</.exec(await (await request.get(path, { headers: { accept: 'text/html' } })).text())![1]!;
  const search = pageOf(kardia, 'search');
  const whole = await (await request.get(`/api/Modules/PAGSessionsV2?eventid=${kardia.instance}/${kardia.event}`)).text();
  expect((await state(search)).length).toBeLessThan(whole.length / 2);
  const rest = page.waitForResponse((response) => response.url().includes('PAGSessionsV2'));
  await open(page, search);
  const drawn = (): Promise<string> => page.locator('main').innerHTML();
  const before = await drawn();
  await (await rest).finished();
  await page.waitForTimeout(300);
  expect(await drawn()).toBe(before);
});

test('what waits for its layout below the window is laid out once the page is taken over', async ({ page, request }) => {
  for (const path of [homeOf(kardia), pageOf(kardia, 'search')]) {
    expect(await (await request.get(path, { headers: { accept: 'text/html' } })).text()).toContain('data-rest=""');
    await open(page, path);
    const waiting = await page
      .locator('.grid, [data-group]')
      .evaluateAll((all) =>
        all.filter((one) => getComputedStyle(one).contentVisibility === 'auto' || (one as HTMLElement).style.contentVisibility !== ''),
      );
    expect(waiting, path).toEqual([]);
  }
});

test('scripts are asked for after the page is on screen, and not before', async ({ page }) => {
  for (const path of [homeOf(kardia), pageOf(kardia, 'search'), pageOf(kardia, 'session/1002')]) {
    await open(page, path);
    const { painted, scripts } = await page.evaluate(beginnings);
    expect(scripts.length, path).toBeGreaterThan(5);
    expect(Math.min(...scripts), path).toBeGreaterThan(painted);
  }
});

test('a page that is opened in the background is taken over there', async ({ page, context }) => {
  await page.addInitScript(() => Object.defineProperty(document, 'hidden', { get: () => true }));
  // Nothing tells of a paint that does not happen.
  await context.addInitScript(() => (PerformanceObserver.prototype.observe = () => undefined));
  await open(page, homeOf(kardia));
  const { loaded, scripts } = await page.evaluate(beginnings);
  expect(Math.min(...scripts)).toBeLessThan(loaded);
});

test('the container that an address names is drawn at once: the page is loaded and drawn once', async ({ page }) => {
  const loads: string[] = [];
  page.on('request', (one) => one.isNavigationRequest() && loads.push(new URL(one.url()).search));
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => document.querySelector('#root main')?.setAttribute('data-first', ''));
  });
  for (const container of ['app', 'terminal', 'browser']) {
    await open(page, `${homeOf(kardia)}?container=${container}`);
    await expect(page.locator('main[data-first]'), `${container}: nothing is drawn anew`).toHaveCount(1);
    // A reload would begin before the page is idle.
    await page.waitForLoadState('networkidle');
  }
  expect(loads).toEqual(['?container=app', '?container=terminal', '?container=browser']);
});

test('a page that is in order is taken over without the code of checks; parts that only show come once it reacts, checks after them', async ({
  page,
}) => {
  await open(page, homeOf(kardia));
  /** When files of such a name were asked for, ms. */
  const asked = (name: RegExp): Promise<number[]> =>
    page.evaluate(
      (source) =>
        performance
          .getEntriesByType('resource')
          .flatMap((one) => (new RegExp(source).test(one.name) ? [one.startTime] : []))
          .sort((one, other) => one - other),
      name.source,
    );
  const checks = /\/(late|[a-z]+-checks)-[^/]+\.js$/;
  await expect.poll(async () => (await asked(checks)).length).toBeGreaterThan(1);
  const [entry = Infinity] = await asked(/\/app-[^/]+\.js$/);
  const [later = 0] = await asked(/\/[a-z]+-later-[^/]+\.js$/);
  expect(later).toBeGreaterThan(entry);
  expect((await asked(checks))[0]).toBeGreaterThan(later);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the programme leads to a session, and that to its other language', async ({ page }) => {
    await page.goto(homeOf(kardia));
    await page.locator('[data-placement="days"]').getByRole('link').first().click();
    const session = page.locator('main a[href*="/session/"]').first();
    const title = (await session.textContent())!.trim();
    await session.click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.getByRole('button', { name: /Language: / }).click();
    await page.getByRole('link', { name: 'Deutsch' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
    await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toHaveCount(1);
  });
});

test.describe('with code that does not arrive', () => {
  test.use({ expected: [/app-/] });
  test('the page stays as it came, and its links lead on', async ({ page }) => {
    await page.route(/\/app-/, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await page.goto(homeOf(kardia));
    await failed;
    await expect(page.locator('[data-placement="days"] a').first()).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.locator('[data-placement="days"] a').first().click();
    await expect(page).toHaveURL(/day=/);
  });
});
