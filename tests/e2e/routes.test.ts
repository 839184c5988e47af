// Every address of the specification opens, for a visitor and for a signed-in attendee: a heading, a title, no trouble, accessible, as wide as its window.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { pageTable } from '../../src/pages/table.ts';
import { kardia } from './events.ts';
import { expect, expectNoSidewaysScroll, open, settled, test } from './journey.ts';

/** Values of parameters that exist at the sample congress. */
const values: Readonly<Record<string, string>> = {
  instance: kardia.instance,
  event: kardia.event,
  language: 'en-GB',
  sessionId: '1002',
  pageName: 'Welcome',
};

/** Addresses of the table; of a path with optional parts the longer one for visitors, the shorter one for attendees. */
const paths = (whole: boolean): string[] => [
  ...new Set(
    pageTable
      .flatMap((row) => row.paths)
      .map((path) => (whole ? path.replace(/\*$/, 'step/2') : path.replaceAll(/\/(:\w+\?|\*)/g, '')))
      .map((path) => path.replaceAll(/:(\w+)\??/g, (_, name: string) => values[name] ?? '1')),
  ),
  `/program/${kardia.instance}/${kardia.event}/en-GB?session=1002`,
  `/program/${kardia.instance}/${kardia.event}/en-GB?user=1`,
  `/program/${kardia.instance}/${kardia.event}/en-GB?presentation=1`,
  `/live/${kardia.instance}/${kardia.event}/en-GB?roomid=1`,
  '/definitely/not/a/page/at/all',
];

/** Opened one after the other in the same window: its files are fetched and read once. */
const AT_ONCE = 12;

// Things of the sample that do not exist under the number 1, and pages that are missing on purpose.
test.use({ expected: [/40[34]|Failed to load resource/] });

/** A visitor at a desk, an attendee on a phone; every page has to fit the width of the other, too. */
const views = {
  desktop: { person: 'visitor', query: '', colorScheme: 'light', widths: [1280, 390] },
  phone: { person: 'attendee', query: 'preview=attendee&as=attendee', colorScheme: 'dark', widths: [390, 1280] },
} as const;

for (let first = 0; first < paths(true).length; first += AT_ONCE) {
  test(`addresses from ${paths(true)[first]} on`, async ({ page, isMobile }) => {
    const some = paths(!isMobile).slice(first, first + AT_ONCE);
    test.setTimeout(AT_ONCE * 15_000);
    const { query, colorScheme, widths } = views[isMobile ? 'phone' : 'desktop'];
    const [own, other] = widths;
    await page.emulateMedia({ colorScheme });
    const judged = new Set<string>();
    for (const path of some) {
      const address = query ? path + (path.includes('?') ? '&' : '?') + query : path;
      await test.step(address, async () => {
        await page.setViewportSize({ width: own, height: 800 });
        await open(page, address);
        await expect(page.getByRole('heading', { level: 1 }), address).toHaveCount(1);
        await expect(page, address).toHaveTitle(/^(Preview: )?.+ - .+|^[^-]+$/);
        await expectNoSidewaysScroll(page);
        // Many addresses end on the same page, for example where one signs in.
        const title = await page.title();
        if (judged.has(title)) return;
        judged.add(title);
        expect.soft(await violations(page), address).toEqual([]);
        await page.setViewportSize({ width: other, height: 800 });
        await settled(page);
        await expectNoSidewaysScroll(page);
      });
    }
  });
}

async function violations(page: Page): Promise<string[]> {
  const found = await new AxeBuilder({ page }).exclude('iframe').analyze();
  return found.violations.map(({ id, help, nodes }) => `${id}: ${help} ${nodes[0]?.html.slice(0, 200) ?? ''}`);
}
