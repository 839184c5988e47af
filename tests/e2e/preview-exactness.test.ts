// "As attendee at T" is what that person will see: the same placements as the rules say, the same words as a server that lives at T.
import type { Page } from '@playwright/test';
import { personaNames } from '../../src/rules/personas.ts';
import { expect, open, settled, test } from './journey.ts';
import { home, verdictsOfHome } from './preview-bar.ts';
import { serverAt } from './server-at.ts';

/** Both sides of boundaries, and some in between; half minutes, so that nothing changes while the page is read. */
const instants = ['2027-05-03T08:59:30', '2027-05-03T09:00:30', '2027-05-03T11:59:30', '2027-05-03T12:00:30', '2027-05-04T00:00:30'];

/** Ids of what is drawn: nothing inside a grid that is hidden. */
const drawn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-placement]')]
      .filter((element) => !element.closest('.grid[hidden]'))
      .map((element) => element.dataset['placement']!),
  );

test('the placements of every persona at every instant are those the rules say', async ({ page }) => {
  test.slow();
  const verdictsOf = await verdictsOfHome();
  for (const name of personaNames) {
    for (const at of instants) {
      await open(page, `${home}?preview=attendee&at=${at}&as=${name}`);
      const visible = verdictsOf(name, at).flatMap(({ id, isShown }) => (isShown ? [id] : []));
      // The late layer is drawn once the page has loaded.
      await expect.poll(async () => (await drawn(page)).sort(), `${name} at ${at}`).toEqual(visible.sort());
    }
  }
});

test('the words of the page are those of a server that lives at that instant', async ({ page, browser }) => {
  test.slow();
  const context = await browser.newContext();
  try {
    // A server for each: both sides of one boundary, and one afternoon.
    for (const at of [instants[0]!, instants[1]!, instants[3]!]) {
      await open(page, `${home}?preview=attendee&at=${at}`);
      const previewed = await page.getByRole('main').innerText();
      const server = await serverAt(`${at}+02:00`);
      try {
        const plain = await context.newPage();
        await plain.goto(server.address + home);
        await settled(plain);
        expect(previewed, at).toBe(await plain.getByRole('main').innerText());
        await plain.close();
      } finally {
        await server.stop();
      }
    }
  } finally {
    await context.close();
  }
});
