// Every page of the platform on screen, as a visitor of a German event without any text of its own sees it: whole, titled once, in German.
import { expect, test } from 'vitest';
import { answersOf, publishFiles } from '../../tests/support/event-server.ts';
import { showEvent } from '../../tests/support/render-event.tsx';
import { eventInfo } from '../../server/published/event-info.ts';
import { textsByLanguage } from '../i18n/platform-files.ts';
import { pagePath } from '../pages/match.ts';
import { neededParams, NOT_FOUND_PAGE, pageTable } from '../pages/table.ts';

const folder = { instance: 'demo', event: 'demo27' };
const language = 'de-DE';
const app = {
  schemaVersion: 1,
  event: { name: 'Demo', languages: ['de-DE', 'en-GB'], timeZone: 'Europe/Berlin', startDate: '2027-05-03', endDate: '2027-05-05' },
  defaults: { disableAuth: true },
};
/** The event; because it has a venue, a first visit of the home page is redirected there. */
const eventWith = (venueEnabled: boolean) =>
  publishFiles([{ path: 'demo/demo27/app.json', text: JSON.stringify({ ...app, venueEnabled }) }], folder);
const now = Date.UTC(2027, 4, 4, 10);
const keys = pageTable.flatMap(({ page }) => (page.startsWith(':') ? [] : [page]));

const texts = textsByLanguage();
const german = new Set(Object.values(texts['de-DE']!));
/** English texts of the platform that are no German ones as well. */
const english = new Set(Object.values(texts['en-GB']!).filter((text) => !german.has(text)));
/** What stands on the screen in one piece, and what a screen reader says instead. */
const wordsOf = (root: Element): string[] =>
  [...root.querySelectorAll('*')].flatMap((element) => [
    ...(element.childElementCount === 0 ? [element.textContent.trim()] : []),
    element.getAttribute('aria-label') ?? '',
    element.getAttribute('placeholder') ?? '',
  ]);

test.each(keys)('%s', { timeout: 20_000 }, async (key) => {
  const event = eventWith(key === 'VenuePage');
  const info = eventInfo(event, language);
  const params = Object.fromEntries(neededParams(key).map((name) => [name, '7']));
  const path = pagePath(key, { ...folder, language }, params);
  const shown = await showEvent({ info, path, now, fetch: answersOf(event, (words) => expect.fail(words)) });
  try {
    expect(shown.loaded.kind).toBe('page');
    expect(shown.ready!.page.page).toBe(key === NOT_FOUND_PAGE ? NOT_FOUND_PAGE : key);
    expect(shown.thrown).toEqual([]);
    expect(shown.reported).toEqual([]);
    const main = shown.container.querySelector('main')!;
    expect(main.querySelectorAll('h1')).toHaveLength(1);
    expect(main.textContent.trim().length).toBeGreaterThanOrEqual(20);
    // A button or link leads on, unless there is content.
    expect(main.querySelectorAll('a[href], button, input').length).toBeGreaterThan(0);
    expect(wordsOf(document.body).filter((words) => english.has(words))).toEqual([]);
    for (const { textContent } of main.querySelectorAll('h1')) expect(textContent).not.toMatch(/^\s*$|pages\./);
  } finally {
    shown.unmount();
  }
});
