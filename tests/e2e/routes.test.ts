// Every address of the specification opens, for a visitor and for a signed-in attendee: a heading, a title, no trouble, accessible, as wide as its window.
import type { Page } from '@playwright/test';
import { pageTable } from '../../src/pages/table.ts';
import { inWords, violationsOn } from './axe.ts';
import { expect, expectNoSidewaysScroll, test } from './journey.ts';
import { slowness } from '../support/slowness.ts';

/** A small congress with two closed pages: what is looked at here are the platform's own pages. */
const event = { instance: 'society', event: 'guards27' };

/** Values of parameters; things of the congress that are not there say so. */
const values: Readonly<Record<string, string>> = {
  ...event,
  language: 'en-GB',
  pageName: 'Imprint',
};

/** Addresses of the table; of a path with optional parts the longer one for visitors, the shorter one for attendees. */
const paths = (whole: boolean): string[] => [
  ...new Set(
    pageTable
      .flatMap((row) => row.paths)
      .map((path) => (whole ? path.replace(/\*$/, 'step/2') : path.replaceAll(/\/(:\w+\?|\*)/g, '')))
      .map((path) => path.replaceAll(/:(\w+)\??/g, (_, name: string) => values[name] ?? '1')),
  ),
  `/program/${event.instance}/${event.event}/en-GB?session=1`,
  `/program/${event.instance}/${event.event}/en-GB?user=1`,
  `/program/${event.instance}/${event.event}/en-GB?presentation=1`,
  `/live/${event.instance}/${event.event}/en-GB?roomid=1`,
  '/definitely/not/a/page/at/all',
];

/** Pages that only an attendee may open. */
const forTickets = /^\/(live|helpdesk)\//;

/** Opened one after the other in the same window: its files are fetched and read once. */
const AT_ONCE = 12;

// Things of the sample that do not exist under the number 1, and pages that are missing on purpose.
test.use({ expected: [/40[134]|Failed to load resource/] });

/** A visitor at a desktop, an attendee on a phone; every page has to fit the width of the other, too. */
const views = {
  desktop: { person: 'visitor', query: '', colorScheme: 'light', widths: [1280, 390] },
  phone: { person: 'attendee', query: 'preview=attendee&as=attendee', colorScheme: 'dark', widths: [390, 1280] },
} as const;

for (let first = 0; first < paths(true).length; first += AT_ONCE) {
  test(`addresses from ${paths(true)[first]} on`, async ({ page, isMobile }) => {
    const some = paths(!isMobile).slice(first, first + AT_ONCE);
    test.setTimeout(AT_ONCE * 15_000 * slowness);
    const { query, colorScheme, widths } = views[isMobile ? 'phone' : 'desktop'];
    const [own, other] = widths;
    await page.emulateMedia({ colorScheme });
    const judged = new Set<string>();
    for (const [index, path] of some.entries()) {
      // Most pages are the same for both: the attendee opens every second one, and all that need a ticket.
      if (isMobile && index % 2 === 1 && !forTickets.test(path)) continue;
      const address = query ? path + (path.includes('?') ? '&' : '?') + query : path;
      await test.step(address, async () => {
        await page.setViewportSize({ width: own, height: 800 });
        await stand(page, address);
        await expect(page.getByRole('heading', { level: 1 }), address).toHaveCount(1);
        await expect(page, address).toHaveTitle(/^(Preview: )?.+ - .+|^[^-]+$/);
        await expectNoSidewaysScroll(page);
        // Many addresses end on the same page, for example where one signs in.
        const title = await page.title();
        if (judged.has(title)) return;
        judged.add(title);
        // What both may open is judged on the desktop; here what a ticket opens.
        if (!isMobile || forTickets.test(path)) expect.soft((await violationsOn(page)).map(inWords), address).toEqual([]);
        await page.setViewportSize({ width: other, height: 800 });
        await expectNoSidewaysScroll(page);
      });
    }
  });
}

/** Opens an address and checks in every frame whether the page is ready: so many are opened that longer pauses would add up. */
async function stand(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(
    () => document.querySelector('#foyer-main h1') !== null && !document.querySelector('[data-loading], #root [aria-busy="true"]'),
  );
}
