// Journey: answers that never come, are no JSON, end too soon or are 10 MB large; every other part of the page stands, and what failed says so (quality F07, F08).
import type { Page, Route } from '@playwright/test';
import { CLOCK, homeOf, kardia, pageOf } from './events.ts';
import { expect, expectAccessible } from './journey.ts';
import { slowness } from '../support/slowness.ts';
import { journeyAt } from './server-at.ts';

const test = journeyAt(CLOCK, { FOYER_RENDER: 'browser' });
test.use({ expected: [/./] });

/** Pages that ask for data of their own, in the app's own drawing. */
const pages = [
  homeOf(kardia),
  ...['search', 'session/1002', 'presentation/100201', 'faculty/50273', 'facultySearch', 'poster'].map((page) => pageOf(kardia, page)),
  `/notifications/${kardia.instance}/${kardia.event}/en-GB`,
];
/** What a page cannot be drawn without: each fails as a whole, and says so. */
const needed = ['/api/modules/GetResources', '/api/Event/Shortname'];

const faults: Record<string, (route: Route) => unknown> = {
  hangs: () => undefined,
  'is a page of a proxy': (route) => route.fulfill({ contentType: 'text/html', body: '<h1>502 Bad Gateway</h1><script>alert(1)</script>' }),
  'ends too soon': async (route) => {
    const body = await (await route.fetch()).text();
    await route.fulfill({ contentType: 'application/json', body: body.slice(0, Math.max(1, Math.floor(body.length / 2))) });
  },
  'has another shape': (route) => route.fulfill({ contentType: 'application/json', body: '[null,{"__proto__":{"SessionId":7}},"x"]' }),
  'is 10 MB large': (route) => route.fulfill({ contentType: 'application/json', body: JSON.stringify(['x'.repeat(10_000_000)]) }),
};

/** What a component shows, in distinction to what stays behind a page: counts, notifications, who is there. The order of rooms is no content: lists do without. */
const isContent = (path: string): boolean => /^\/api\/(Modules|Public)\/(?!PAGRooms)/i.test(path);

/** What the footer and the strip of the stage show on every page, and leave out where it does not come; the home has both in the page, too. */
const isOfFrame = (path: string): boolean => /^\/api\/(Public\/CompanyAccounts|Modules\/PAGNowAndNext)$/i.test(path);

/** Paths of the API that a page asks for, each once. */
async function askedBy(page: Page, address: string): Promise<string[]> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.add(pathname.split('/').slice(0, 4).join('/'));
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  page.removeAllListeners('request');
  await expect(page.getByRole('main')).not.toContainText('This page does not exist');
  return [...asked];
}

/** A list that begins elsewhere. */
const turned = <T>(list: readonly T[], by: number): T[] => list.map((_, index) => list[(index + by) % list.length]!);

for (const address of pages)
  test(`${address}: whatever one answer is, the rest stands`, async ({ page }) => {
    const asked = await askedBy(page, address);
    expect(asked.length).toBeGreaterThan(0);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('dialog', (dialog) => errors.push(`dialog ${dialog.message()}`));
    // What every page asks for is tried on the first, with three of the faults; the others' own answers have two of them; each time others.
    const isFirst = address === pages[0];
    const tried = asked.filter((one) => !needed.includes(one) && (isFirst || (isContent(one) && !isOfFrame(one))));
    for (const [nth, path] of tried.entries())
      for (const [fault, answer] of turned(Object.entries(faults), nth + pages.indexOf(address)).slice(0, isFirst ? 3 : 2)) {
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        await page.route((url) => url.pathname.startsWith(path), answer);
        await page.goto(address, { waitUntil: 'commit' });
        const what = `${path} ${fault}`;
        await expect(page.getByRole('banner').getByRole('link').first(), what).toBeVisible();
        await expect(page.getByRole('contentinfo'), what).toBeVisible();
        await expect.poll(() => page.getByRole('main').innerText(), { message: what }).toMatch(/\w{3}/);
        if (isContent(path) && fault !== 'hangs')
          await expect(
            page
              .getByRole('main')
              .getByRole('button', { name: /^(Try again|Retry)$/ })
              .first(),
            what,
          ).toBeVisible();
      }
    expect(errors).toEqual([]);
  });

test('an answer that never comes is given up within ten seconds, and asked again by a button', async ({ page }) => {
  await page.route(
    (url) => url.pathname.startsWith('/api/Modules/PAGAuthors'),
    () => undefined,
  );
  await page.goto(pageOf(kardia, 'facultySearch'), { waitUntil: 'commit' });
  const main = page.getByRole('main');
  await expect(main.getByText('The people are loading')).toBeAttached();
  await page.getByRole('banner').getByRole('button').first().focus();
  const again = main.getByRole('button', { name: 'Retry' });
  await expect(again).toBeVisible({ timeout: 12_000 * slowness });
  await expectAccessible(page, ['light']);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await again.click();
  await expect(main.getByRole('link', { name: /Rania/ }).first()).toBeVisible();
});
