// Every page of the service checks at its fixed instant, in English and Arabic, on desktop and phone: quiet, as wide as its window, accessible.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { inWords, violationsOn } from './axe.ts';
import { expect, expectNoSidewaysScroll, foreignRequests, open, settled } from './journey.ts';
import { journeyAt } from './server-at.ts';
import { slowness } from '../support/slowness.ts';

const root = join(import.meta.dirname, '../..');

/** The instant around which the event is written. */
const CLOCK = '2030-06-15T12:00:00+02:00';

/** A server at the fixed instant, on the store that all journeys share; one for each worker. */
const test = journeyAt(CLOCK);

// Pictures, a session and a person that do not exist are part of the event, and so is a sign-on nobody has begun.
const absent =
  /\/no-such-(picture\.jpg|logo\.svg)|404.*(sessionid=nowhere|authorid=nobody|(session|presentation)\/nowhere|faculty\/nobody)|401.*\/external\/correlate/;
test.use({ expected: [absent] });

const where = (language: string, event = 'qaservicechecks'): string => `/qa/${event}/${language}`;
const homeOf = (language: string, event = 'qaservicechecks'): string => `/home${where(language, event)}`;

const contentPages = readdirSync(join(root, 'sample-configs/qa/qaservicechecks/pages'))
  .map((file) => file.replace(/\.json$/, ''))
  .filter((page) => !/^(HomePage|EveryPage|Pag.*)$/.test(page))
  .map((page) => `page/${page}`);

/** Addresses behind instance, event and language. */
const addresses: readonly ((language: string) => string)[] = [
  (language) => homeOf(language),
  ...['qaempty', 'qabefore', 'qaafter', 'qashell'].map((event) => (language: string) => homeOf(language, event)),
  ...['qabefore', 'qaafter'].map((event) => (language: string) => `${where(language, event)}/page/Programme`),
  ...[
    ...contentPages,
    'search',
    'search?q=zzzzzzzz',
    'search?q=presentaton',
    'search?day=2030-06-15&view=grid',
    'session/full',
    'session/now-live',
    'session/talks',
    'session/forty',
    'session/compound',
    'session/abstract',
    'session/nowhere',
    'presentation/talk-1',
    'presentation/talk-3',
    'presentation/nowhere',
    'faculty/full',
    'faculty/nothing',
    'faculty/long',
    'faculty/nobody',
  ].map((path) => (language: string) => `${where(language)}/${path}`),
];

/** Desktop and phone share the work: every second page is opened in English in light, the others in Arabic in dark; each has to fit both widths. */
const views = {
  desktop: { language: 'en-GB', colorScheme: 'light', widths: [1280, 320] },
  phone: { language: 'ar-EG', colorScheme: 'dark', widths: [320, 1280] },
} as const;

/** Pages looked at one after the other in the same window: its files are fetched and read once. */
const AT_ONCE = 6;

for (let first = 0; first < addresses.length; first += AT_ONCE) {
  const some = addresses.slice(first, first + AT_ONCE);
  test(`pages ${first + 1} to ${first + some.length}: ${some[0]!('en-GB')} …`, async ({ page, isMobile }) => {
    test.setTimeout(some.length * 20_000 * slowness);
    const { language, colorScheme, widths } = views[isMobile ? 'phone' : 'desktop'];
    const [judged, other] = widths;
    const foreign = foreignRequests(page);
    await page.emulateMedia({ colorScheme });
    for (const [index, addressOfPage] of some.entries()) {
      if ((index % 2 === 0) === isMobile) continue;
      await test.step(addressOfPage(language), async () => {
        await page.setViewportSize({ width: judged, height: 700 });
        await open(page, addressOfPage(language));
        await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar-EG' ? 'rtl' : 'ltr');
        await expectNoSidewaysScroll(page);
        expect.soft(await violations(page), page.url()).toEqual([]);
        await page.setViewportSize({ width: other, height: 700 });
        await settled(page);
        await expectNoSidewaysScroll(page);
        expect.soft(foreign, 'requests to other hosts before consent').toEqual([]);
      });
    }
  });
}

/** Ids of the notes a visitor sees; each id says whether it should be seen. */
const notes = async (page: Page): Promise<string[]> =>
  page
    .locator('[data-placement^="seen-"]:visible, [data-placement^="hidden-"]:visible')
    .evaluateAll((found) => found.map((element) => (element as HTMLElement).dataset['placement']!));

/** Ids a page of the event writes with a beginning. */
const written = (name: string, beginning: string): string[] => [
  ...new Set(
    [...readFileSync(join(root, `sample-configs/qa/qaservicechecks/pages/${name}.json`), 'utf8').matchAll(/"id": "([^"]+)"/g)]
      .map(([, id]) => id!)
      .filter((id) => id.startsWith(beginning)),
  ),
];

for (const name of ['Windows', 'Rules']) {
  test(`${name} shows at noon what it promises`, async ({ page }) => {
    await open(page, `${where('en-GB')}/page/${name}`);
    expect(await notes(page)).toEqual(written(name, 'seen-'));
  });
}

test('a container shows what is for it', async ({ page }) => {
  await open(page, `${where('en-GB')}/page/Rules?container=terminal`);
  expect(await notes(page)).toEqual(expect.arrayContaining(['hidden-terminal', 'seen-not-in-app']));
  expect(await notes(page)).not.toEqual(expect.arrayContaining(['seen-browser']));
  await open(page, `${where('en-GB')}/page/Rules?container=app`);
  const inApp = await notes(page);
  expect(inApp).toEqual(expect.arrayContaining(['hidden-app', 'hidden-by-container', 'seen-not-terminal']));
  expect(inApp.filter((id) => ['seen-browser', 'hidden-terminal', 'seen-not-in-app'].includes(id))).toEqual([]);
});

test.describe('where a component is broken', () => {
  test('visitors see its fallback, then the neighbours', async ({ page }) => {
    await open(page, homeOf('en-GB', 'qabroken'));
    const words = await page.getByRole('main').locator('h1, h2, p').allInnerTexts();
    expect(words.filter((text) => !/^(Note|Good news|Please mind)$/.test(text))).toEqual([
      'Broken, with a fallback',
      'Fallback of an unknown component.',
      'Fallback of props that do not fit.',
      'Fallback of a fallback.',
      'A neighbour in a slot',
      'Only these words stay.',
      'The last one stands.',
    ]);
    expect(await violations(page)).toEqual([]);
  });
});

/** Pages whose components ask the server for the programme. */
const asking = ['Programme-days', 'Programme-highlights', 'Programme-now', 'Programme-people', 'Programme-list'];

/** Where the programme comes from. */
const data = /\/api\/(Modules|Public)\//;

// A rendered page brings its data along.
const drawn = journeyAt(CLOCK, { FOYER_RENDER: 'browser' });

drawn('data that never come leave a page with placeholders', async ({ page }) => {
  await page.route(data, () => {});
  for (const name of asking) {
    await page.goto(`${where('en-GB')}/page/${name}`, { waitUntil: 'commit' });
    await expect(page.locator('#foyer-main [aria-busy="true"]').first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
  expect(await violations(page)).toEqual([]);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

drawn.describe('a server in trouble', () => {
  drawn.use({ expected: [/^503 |status of 503/] });
  drawn('data that fail leave a sentence and a way to try again', async ({ page }) => {
    await page.route(data, (route) => route.fulfill({ status: 503, json: {} }));
    // Each is requested three times before it fails.
    for (const name of ['Programme-highlights', 'Programme-list']) {
      await page.goto(`${where('en-GB')}/page/${name}`);
      await expect(page.getByRole('button', { name: /^(Try again|Retry)$/ }).first()).toBeVisible({ timeout: 20_000 * slowness });
      await expectNoSidewaysScroll(page);
    }
    expect(await violations(page)).toEqual([]);
  });
});

/** Tables of running text scroll where they are too wide, and cannot be reached by keyboard in every browser yet. */
const known = (id: string, target: string): boolean => id === 'scrollable-region-focusable' && target.endsWith('.prose > table');

/** A page of states shows a component many times, each with the same name; pages of real events are judged by this rule, too. */
const violations = async (page: Page): Promise<string[]> =>
  (await violationsOn(page, { without: ['landmark-unique'] })).flatMap((found) => {
    const nodes = found.nodes.filter(({ target }) => !known(found.id, target));
    return nodes.length > 0 ? [inWords({ ...found, nodes })] : [];
  });
