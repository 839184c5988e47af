// Pages that the server has rendered stay where they are while code, fonts and pictures arrive, and while the browser takes them over.
import { attendees, signInAs } from './attendees.ts';
import { homeOf, kardia, pageOf, realProgrammes } from './events.ts';
import { expect, skipWithoutShared } from './journey.ts';
import { layoutShiftsIn, MOST_SHIFT } from './rendered/layout-shifts.ts';
import { journeyAt } from './server-at.ts';
import { phoneWindow, slowDown } from '../support/slow-phone.ts';
import { slowness } from '../support/slowness.ts';

/** The second morning: sessions run, some are over, some to come. */
const MORNING = '2027-05-04T09:10:00+02:00';

const test = journeyAt(MORNING, { FOYER_RENDER: 'server' });

const pages = [
  homeOf(kardia),
  pageOf(kardia, 'search'),
  pageOf(kardia, 'session/1002'),
  pageOf(kardia, 'faculty/50273'),
  `/programlanding/${kardia.instance}/${kardia.event}/de-DE`,
  `/program/${kardia.instance}/${kardia.event}/en-GB?day=2027-05-03`,
];

for (const { name, some, ...use } of [
  // Elsewhere than the congress: its times are drawn again for the visitor, into places kept for them.
  { name: 'a slow phone in another zone', some: pages, viewport: phoneWindow, isMobile: true, timezoneId: 'America/New_York' },
  { name: 'a desktop', some: pages.slice(0, 3), viewport: { width: 1280, height: 800 }, isMobile: false, timezoneId: 'Europe/Berlin' },
  {
    name: 'a terminal',
    some: pages.slice(0, 2).map((address) => `${address}?container=terminal`),
    viewport: { width: 1080, height: 1920 },
    isMobile: false,
    timezoneId: 'Europe/Berlin',
  },
]) {
  test.describe(name, () => {
    test.use(use);
    test('nothing jumps', async ({ page }) => {
      test.setTimeout(some.length * 20_000 * slowness);
      if (use.isMobile) await slowDown(page);
      const shiftsOf = await layoutShiftsIn(page);
      for (const address of some) {
        const { sum, shifts } = await shiftsOf(address);
        expect.soft(sum, `${address}\n${shifts.join('\n')}`).toBeLessThanOrEqual(MOST_SHIFT);
      }
    });
  });
}

test.describe('a slow phone of an attendee', () => {
  test.use({ viewport: phoneWindow, isMobile: true, timezoneId: 'Europe/Berlin' });
  test('nothing jumps', async ({ page, baseURL }) => {
    test.setTimeout(60_000 * slowness);
    await signInAs(page, attendees('shift', 'Ada')['Ada']!, baseURL!);
    await slowDown(page);
    const shiftsOf = await layoutShiftsIn(page);
    for (const address of [`/industrylandingpage/${kardia.instance}/${kardia.event}/en-GB`, pageOf(kardia, 'survey')]) {
      const { sum, shifts } = await shiftsOf(address);
      expect.soft(sum, `${address}\n${shifts.join('\n')}`).toBeLessThanOrEqual(MOST_SHIFT);
    }
  });
});

test.describe('a wide desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, timezoneId: 'Europe/Berlin' });
  test('nothing jumps while a search of a thousand sessions finds people and rooms, too', async ({ page }) => {
    skipWithoutShared();
    test.setTimeout(30_000 * slowness);
    const shiftsOf = await layoutShiftsIn(page);
    const { sum, shifts } = await shiftsOf(pageOf(realProgrammes[0]!, 'search?q=climate'));
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    expect(sum, shifts.join('\n')).toBeLessThanOrEqual(MOST_SHIFT);
  });
});

test.describe('letters of twice the size', () => {
  test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, timezoneId: 'Europe/Berlin' });
  test('nothing jumps in the programme', async ({ page }) => {
    test.setTimeout(30_000 * slowness);
    // As chosen in the settings of the browser: lengths of conditions grow with it, too.
    const browser = await page.context().newCDPSession(page);
    await browser.send('Page.enable');
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    const shiftsOf = await layoutShiftsIn(page);
    const { sum, shifts } = await shiftsOf(pageOf(kardia, 'search'));
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    expect(sum, shifts.join('\n')).toBeLessThanOrEqual(MOST_SHIFT);
  });
});

test('a font that comes after the first paint is left out, whatever else is loaded: lines break where they did', async ({ page }) => {
  await page.route('**/fonts/**', async (route) => {
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
    await route.continue();
  });
  await page.goto(pageOf(kardia, 'session/1002'));
  const widthOf = (): Promise<number> =>
    page.evaluate(async () => {
      const title = document.querySelector('h1')!;
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      const words = document.createRange();
      words.selectNodeContents(title);
      return [...words.getClientRects()].reduce((sum, { width }) => sum + width, 0);
    });
  const before = await widthOf();
  await expect.poll(() => page.evaluate(() => document.fonts.check("1em 'Source Serif 4 Variable'"))).toBe(true);
  /** A sheet before all others has the browser read them, and the fonts in them, again. */
  const readStylesAgain = (): Promise<void> =>
    page.evaluate(async () => {
      const { href } = document.querySelector<HTMLLinkElement>('link[data-precedence=theme]')!;
      const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
      const come = new Promise((resolve) => link.addEventListener('load', resolve));
      document.head.prepend(link);
      await come;
    });
  await readStylesAgain();
  expect(await widthOf()).toBe(before);
  await page.evaluate(() => delete document.documentElement.dataset['lateFonts']);
  await readStylesAgain();
  expect(await widthOf(), 'the font would change the lines').not.toBe(before);
});
