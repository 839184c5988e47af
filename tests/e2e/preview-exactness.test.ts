// "As attendee at T" is what that person will see: the same placements as the rules say, the same words as a server that lives at T.
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { readFolder } from '../../server/store/read-folder.ts';
import { foldersNamed, openEvent } from '../../server/open-event.ts';
import { visitorContext } from '../../src/rules/context.ts';
import { eventRules } from '../../src/rules/event-rules.ts';
import { explainPage } from '../../src/rules/explain.ts';
import { personaNames, personas } from '../../src/rules/personas.ts';
import { whoOf } from '../../src/rules/principal.ts';
import { homeOf } from './events.ts';
import { expect, open, settled, test } from './journey.ts';
import { serverAt } from './server-at.ts';

const root = join(import.meta.dirname, '../..');
const home = homeOf({ instance: 'society', event: 'preview27' });

/** Both sides of boundaries, and some in between; half minutes, so that nothing changes while the page is read. */
const instants = ['2027-05-03T08:59:30', '2027-05-03T09:00:30', '2027-05-03T11:59:30', '2027-05-03T12:00:30', '2027-05-04T00:00:30'];

/** Ids of what is drawn: nothing inside a grid that is hidden. */
const drawn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-placement]')]
      .filter((element) => !element.closest('.grid[hidden]'))
      .map((element) => element.dataset['placement']!),
  );

test('the placements of every persona at every instant are those the rules say', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same placements at every size');
  test.slow();
  const { files } = await readFolder(join(root, 'tests/e2e/fixtures/checked'));
  const event = openEvent(files, foldersNamed(files, 'society/preview27')[0]!, 'en-GB');
  const model = event.page('HomePage')!;
  for (const name of personaNames) {
    for (const at of instants) {
      await open(page, `${home}?preview=attendee&at=${at}&as=${name}`);
      const now = Date.parse(`${at}+02:00`);
      const context = { ...visitorContext({ page: 'HomePage' }, { now, timeZone: event.timeZone }), who: whoOf(personas[name], now) };
      const visible = explainPage(model, eventRules(event.model, event.timeZone), context).flatMap(({ id, outcome }) =>
        outcome === 'show' ? [id] : [],
      );
      expect((await drawn(page)).sort(), `${name} at ${at}`).toEqual(visible.sort());
    }
  }
});

test('the words of the page are those of a server that lives at that instant', async ({ page, browser, isMobile }) => {
  test.skip(isMobile, 'the same words at every size');
  test.slow();
  const context = await browser.newContext();
  try {
    for (const at of instants) {
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
