// Journey: the first view comes with the page. Where the browser draws it, it takes two round trips, the page and everything it needs; nothing waits for a third.
import type { Page, Route } from '@playwright/test';
import { CLOCK, homeOf, kardia, pageOf, realProgrammes } from './events.ts';
import { expect, skipWithoutShared, test as rendered } from './journey.ts';
import { journeyAt } from './server-at.ts';

const test = journeyAt(CLOCK, { FOYER_RENDER: 'browser' });

/** Quiet that ends a round of requests, ms. */
const QUIET = 700;

/** Holds every answer; `release` lets one round go and gives its addresses, once no more requests come. */
async function holdAnswers(page: Page, origin: string): Promise<{ release: () => Promise<string[]>; waiting: () => string[] }> {
  let held: Route[] = [];
  let last = performance.now();
  await page.route(
    (url) => url.origin === origin,
    (route) => {
      held.push(route);
      last = performance.now();
    },
  );
  const addresses = (routes: readonly Route[]): string[] => routes.map((route) => new URL(route.request().url()).pathname);
  return {
    waiting: () => addresses(held),
    async release() {
      await expect.poll(() => held.length > 0 && performance.now() - last > QUIET, { intervals: [100] }).toBe(true);
      const round = held;
      held = [];
      await Promise.all(round.map((route) => route.continue()));
      return addresses(round);
    },
  };
}

for (const [what, address, shown] of [
  ['home', homeOf(kardia), 'Next'],
  ['programme', pageOf(kardia, 'search'), 'Opening of Kardia 2027'],
  ['session', pageOf(kardia, 'session/1002'), 'Makena Kamasalat'],
  ['programme of a thousand sessions', pageOf(realProgrammes[0]!, 'search'), '38C3: Opening Ceremony'],
] as const) {
  if (!address.startsWith('/ccc/'))
    rendered(`${what}: the rendered page shows it with nothing but its theme`, async ({ page, baseURL }) => {
      // Pages are rendered in the background where it takes long, and then kept until the next minute.
      await expect
        .poll(async () => (await page.request.get(address, { headers: { accept: 'text/html' } })).text())
        .toContain('foyer-state');
      await page.route(
        (url) => url.origin === baseURL,
        (route) =>
          route.request().resourceType() === 'document' || route.request().url().includes('/theme/') ? route.continue() : undefined,
      );
      await page.goto(address, { waitUntil: 'commit' });
      await expect(page.getByRole('main').getByText(shown).first()).toBeVisible();
      await expect(page.getByRole('banner').getByRole('link').filter({ visible: true }).first()).toBeVisible();
      await expect(page.locator('[data-loading], #root [aria-busy="true"]')).toHaveCount(0);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
  test(`${what}: drawn by the browser, everything after the page is asked for at once`, async ({ page, baseURL }) => {
    skipWithoutShared(address.startsWith('/ccc/'));
    const answers = await holdAnswers(page, baseURL!);
    const loading = page.goto(address, { waitUntil: 'commit' });
    expect(await answers.release()).toEqual([address]);
    await loading;
    const second = await answers.release();
    expect(second.filter((path) => path.startsWith('/static/')).length).toBeGreaterThan(1);
    expect(second.filter((path) => path.startsWith('/api/')).length).toBeGreaterThan(0);
    // Every later request is held back for ever: what is on screen now came in two round trips.
    await expect(page.getByRole('main').getByText(shown).first()).toBeVisible();
    await expect(page.getByRole('banner').getByRole('button').first()).toBeVisible();
    // What is drawn late belongs to no view.
    const missing = page.locator('[data-layer]:not([data-layer="overlay"]) :is([data-loading], [aria-busy="true"])');
    await expect(missing, `waiting for ${answers.waiting().join(' ')}`).toHaveCount(0);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}
