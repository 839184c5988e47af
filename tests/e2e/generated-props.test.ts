// Every component with props made from its own schema, in a real browser: nothing is thrown, nothing is wider than the window, WCAG A and AA hold.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { writeGeneratedEvent } from '../properties/generated-event.ts';
import { seed } from '../support/seed.ts';
import { violationsOn } from './axe.ts';
import { expect, open, settled, test } from './journey.ts';
import { slowness } from '../support/slowness.ts';

const root = join(import.meta.dirname, '../..');
/** Windows, CSS pixels. */
const [PHONE, DESKTOP, HEIGHT] = [390, 1280, 800];
/** Placements of each component. */
const DRAWS = 3;
/**
 * Levels the specification of the look asks of content. Best practices are left out here: they judge the page as a whole (one h1,
 * headings in order, landmarks once), and a page of random parts has no outline; the journeys hold real pages to them.
 */
const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What makes the page scroll sideways: the widest parts and their placements; none where it does not. */
const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('#root *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map(
        (element) =>
          `${element.closest('[data-placement]')?.id} ${element.tagName} ${element.className} ${element.textContent.slice(0, 60)}`,
      )
      .slice(0, 12);
  });

// Nobody named a session or a person in the address of such a page.
test.use({ expected: [/404.*(sessionid|authorid)=(&|$)/] });

test('whatever a schema accepts looks right', async ({ page, request }, testInfo) => {
  test.setTimeout(240_000 * slowness);
  const [instance, event] = ['generated', `props-${testInfo.project.name}`];
  const folder = testInfo.outputPath('configuration');
  const pages = await writeGeneratedEvent(folder, instance, event, DRAWS);
  // Unchecked: that an anchor leads nowhere is no fault of a component.
  execFileSync(process.execPath, ['tests/e2e/publish-unchecked.ts', process.env['FOYER_E2E_DATA']!, folder], { cwd: root });
  await expect.poll(async () => (await request.get(`/api/Event/Shortname?shortName=${event}`)).status()).toBe(200);
  for (const [index, [name, components]] of [...pages].entries()) {
    await test.step(`${name}, seed ${seed}: ${components.join(', ')}`, async () => {
      // Each has to fit both widths; axe looks at every second page on a phone.
      const widths = index % 2 === 0 ? [PHONE, DESKTOP] : [DESKTOP, PHONE];
      await page.setViewportSize({ width: widths[0]!, height: HEIGHT });
      await open(page, `/${instance}/${event}/en-GB/page/${name}`);
      await expect(page.getByText('This page could not be shown')).toHaveCount(0);
      const violations = await violationsOn(page, { only: levels });
      const found = violations.flatMap(({ id, nodes }) => nodes.slice(0, 4).map(({ html, target }) => `${id} ${target} ${html}`));
      expect.soft(found, `${name} of seed ${seed}, ${widths[0]} px`).toEqual([]);
      for (const width of widths) {
        await page.setViewportSize({ width, height: HEIGHT });
        await settled(page);
        expect.soft(await tooWide(page), `${name} of seed ${seed} makes the page wider than its window of ${width} px`).toEqual([]);
      }
    });
  }
});
