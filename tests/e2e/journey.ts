// Common parts of all journeys: the server's address, a network limited to this machine, and a record of all errors.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test as base } from '@playwright/test';
import { inWords, ofColours, violationsOn } from './axe.ts';
import { answerOtherHosts } from './other-hosts.ts';
import { isLate, isOutOfTime, OUT_OF_TIME, SHORT_OF_TIME } from '../support/late.ts';
import { hasShared } from '../support/shared.ts';

const samples = join(import.meta.dirname, '../../sample-configs');

type Journey = {
  /** Whether the visitor has answered the cookie notice of every event before; false meets it. */
  hasAnswered: boolean;
  /** Troubles that this journey causes on purpose. */
  expected: readonly RegExp[];
  /** Watches the page; its record of errors must be empty at the end. */
  trouble: string[];
};

/** The beginning of the names of the cookies of every sample event (A §3). */
const sampleScopes = readdirSync(samples, { withFileTypes: true }).flatMap((instance) =>
  instance.isDirectory()
    ? readdirSync(join(samples, instance.name), { withFileTypes: true })
        .filter((event) => event.isDirectory())
        .map(({ name }) => `${instance.name}.${name}`)
    : [],
);

export const test = base.extend<Journey>({
  expected: [[], { option: true }],
  hasAnswered: [true, { option: true }],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this pattern.
  baseURL: async ({}, use) => use(process.env['FOYER_E2E_URL']),
  trouble: [
    async ({ page, baseURL, expected, hasAnswered }, use, info) => {
      // Phones come last, and look at what the desktop has looked at in a window of another width.
      info.skip(info.project.name === 'phone' && isLate(), SHORT_OF_TIME);
      info.skip(isOutOfTime(), OUT_OF_TIME);
      if (hasAnswered) {
        // Of the samples before the first request, so that the server writes their pages without the notice; of others once a page is there.
        if (baseURL)
          await page.context().addCookies(sampleScopes.map((scope) => ({ name: `${scope}.analytics`, value: 'declined', url: baseURL })));
        await page.addInitScript(answerNotice);
      }
      const seen: string[] = [];
      page.on('console', (message) => message.type() === 'error' && seen.push(`console: ${message.text()} ${message.location().url}`));
      page.on('pageerror', (error) => seen.push(`error: ${error.message}`));
      page.on('response', (response) => response.status() >= 400 && seen.push(`${response.status()} ${response.url()}`));
      await page.exposeFunction('reportViolation', (text: string) => seen.push(`policy: ${text}`));
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
          (window as unknown as { reportViolation: (text: string) => void }).reportViolation(
            `${violatedDirective} ${blockedURI} ${sample}`,
          );
        });
      });
      await answerOtherHosts(page, baseURL);
      await use(seen);
      expect(seen.filter((text) => !expected.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Runs in the page: declines what the notice of its event asks. The event is two neighbours of the address, whatever stands before. */
function answerNotice(): void {
  const parts = location.pathname.split('/').filter((part) => /^[\w-]+$/.test(part));
  for (const [index, part] of parts.entries()) {
    for (const kind of ['analytics', 'fonts']) document.cookie = `${part}.${parts[index + 1]}.${kind}=declined; path=/`;
  }
}

/** Addresses of other hosts that the page asks for from now on; they are answered here (`trouble`). */
export function foreignRequests(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== '127.0.0.1') seen.push(request.url());
  });
  return seen;
}

export { expect } from '@playwright/test';

/** A test on the programmes of `../shared`; named as skipped where they are missing. */
export const skipWithoutShared = (needed = true): void => test.skip(needed && !hasShared, '../shared is missing');

/** Opens an address and waits until nothing is on its way any more. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await settled(page);
}

/** Waits until the page is ready: it is the browser's own, no component loads, no placeholder is left. Checked in every frame, so that no pause adds up. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.getElementById('foyer-main')?.checkVisibility() === true &&
      document.querySelector('#root:is([data-rendered], [data-rest])') === null &&
      document.querySelector('[data-loading], #root [aria-busy="true"]') === null,
  );
}

/** Waits until the late layer is drawn, too: overlays, notices, what stands at the end of the window. */
export const lateLayerDrawn = (page: Page): Promise<void> => page.locator('[data-layer="overlay"]').waitFor({ state: 'attached' });

/** Waits until nothing is loaded any more, in idle moments either: nothing new came for over a second. */
export const loadsNoMore = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const loaded = (): number => performance.getEntriesByType('resource').length;
    for (let before = -1; before !== loaded();) {
      before = loaded();
      await new Promise((resolve) => setTimeout(resolve, 1500));
      // On a page where nothing is drawn any more Chromium may begin no idle period at all.
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }));
    }
  });

/** No axe finding of any level of WCAG 2.2 AA or best practice, and none of colours in the other scheme. */
export async function expectAccessible(page: Page, schemes: readonly ('light' | 'dark')[] = ['light', 'dark']): Promise<void> {
  for (const [nth, colorScheme] of schemes.entries()) {
    await page.emulateMedia({ colorScheme });
    const found = await violationsOn(page, nth > 0 ? { only: ofColours } : {});
    expect(found.map(inWords), `${page.url()} in ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
}

/** The page fits its window: nothing makes it scroll sideways. Parts that follow a changed width do so a moment later, so the check is repeated. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const wider = (): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(wider, { message: `${page.url()} is wider than its window, px` }).toBeLessThanOrEqual(0);
}
