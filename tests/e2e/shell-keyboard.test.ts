// Journey: a signed-in person goes through the whole shell with the keyboard alone; the focus is always seen, and never lost.
import type { Locator, Page } from '@playwright/test';
import { homeOf } from './events.ts';
import { expect, open, test } from './journey.ts';
import { signInByCalls } from './shell/person.ts';

const event = { instance: 'society', event: 'shell27' };

test.use({
  hasAnswered: false,
  // The ticker moves.
  contextOptions: { reducedMotion: 'no-preference' },
});

/** Most stops before something counts as out of reach. */
const FURTHEST = 60;

/** Presses a key; afterwards the focus is on something that can be seen, and it is marked there. */
async function press(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  await expectFocusSeen(page, key);
}

async function expectFocusSeen(page: Page, after: string): Promise<void> {
  const look = () =>
    page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return 'lost';
      if (!element.checkVisibility({ visibilityProperty: true })) return `hidden on ${element.outerHTML.slice(0, 120)}`;
      const marks = [element, ...element.querySelectorAll('*')]
        .slice(0, 1)
        .flatMap((one) => [getComputedStyle(one), getComputedStyle(one, '::after')]);
      // A place that only scripts give the focus to, as the content of the page, needs no mark.
      const isMarked = marks.some(({ outlineStyle, boxShadow }) => outlineStyle !== 'none' || boxShadow !== 'none');
      return isMarked || element.getAttribute('tabindex') === '-1' ? '' : `not marked on ${element.outerHTML.slice(0, 120)}`;
    });
  await expect.poll(look, { message: `the focus after ${after}` }).toBe('');
}

async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < FURTHEST; stop++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await press(page, key);
  }
  throw new Error(`${String(target)} is out of reach of ${FURTHEST} tabs`);
}

/** Opens what a button opens, goes to its first stop, and closes it: the focus is back. */
async function openAndClose(page: Page, button: Locator, opened: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await tabTo(page, button);
  await press(page, 'Enter');
  await expect(opened).toBeVisible();
  await press(page, key);
  await expect(opened.locator(':focus')).toHaveCount(1);
  await press(page, 'Escape');
  await expect(opened).toBeHidden();
  await expect(button).toBeFocused();
}

test('overlays, skip link, menus, ticker, dialogs, footer, notice, launchers, back to the top', async ({ page, baseURL }) => {
  await signInByCalls(page, baseURL!, 'society/shell27', `keys-${crypto.randomUUID()}@example.org`);
  await open(page, homeOf(event));
  // What nobody asked for, one after the other; which comes first depends on what the server answers first.
  const dialog = page.locator('dialog[open]');
  const professional = dialog.filter({ has: page.getByRole('checkbox') });
  const message = page.getByRole('dialog', { name: 'Change of halls' });
  const closing = [
    { dialog: professional, at: professional.getByRole('checkbox'), key: 'Escape' },
    { dialog: message, at: message.getByRole('button', { name: 'Got it' }), key: 'Enter' },
  ];
  await expect(dialog).toHaveCount(1);
  if (await message.isVisible()) closing.reverse();
  const [first, last] = [closing[0]!, closing[1]!];
  await tabTo(page, first.at);
  await page.keyboard.press(first.key);
  await expect(first.dialog).toBeHidden();
  // The next one takes the focus; behind the last the page begins.
  await expect(last.dialog).toBeVisible();
  await expectFocusSeen(page, first.key);
  await tabTo(page, last.at);
  await page.keyboard.press(last.key);
  await expect(dialog).toHaveCount(0);

  const skip = page.getByRole('link', { name: 'Skip to content' });
  // The overlays stand at the end of the document: a press on an empty corner of the announcement makes the focus begin at the top.
  await page.mouse.click(1, 1);
  await press(page, 'Shift+Tab');
  await expect(skip).toBeFocused();
  await press(page, 'Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.evaluate(() => scrollTo(0, 0));
  await skip.focus();

  const close = page.getByRole('region', { name: /Early registration/ }).getByRole('button');
  await tabTo(page, close);
  await press(page, 'Enter');
  await expect(close).toBeHidden();
  await skip.focus();

  const header = page.getByRole('banner');
  const panel = page.locator(':popover-open');
  await openAndClose(page, header.getByRole('navigation', { name: 'Main menu' }).getByRole('button').first(), panel);
  await openAndClose(page, header.getByRole('button', { name: 'My Congress' }), panel);
  await openAndClose(page, header.getByRole('button', { name: 'English' }), panel);
  await openAndClose(page, header.getByRole('button', { name: 'Mira Aydin' }), panel);

  const ticker = page.getByRole('region', { name: 'News' });
  await tabTo(page, ticker.getByRole('button', { name: 'Pause the news' }));
  await press(page, 'Enter');
  await expect(ticker.getByRole('button', { name: 'Continue the news' })).toBeFocused();

  // A refused page: what is missing is said over the page on screen.
  await openAndClose(page, page.getByRole('main').getByRole('link', { name: 'To the streams' }), dialog);
  // Its company and hall are asked for with the first press: until they have come there is one stop, the button at its end.
  const plan = dialog.filter({ has: page.getByRole('link') });
  await openAndClose(page, page.getByRole('main').getByRole('button', { name: 'Show on the floor plan' }), plan, 'Shift+Tab');
  await tabTo(page, page.getByRole('contentinfo').getByRole('link', { name: 'Legal notice' }));

  const notice = page.getByRole('region', { name: 'Cookie notice' });
  const settings = page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' });
  await tabTo(page, notice.getByRole('button', { name: 'Accept necessary' }));
  await press(page, 'Enter');
  await expect(notice).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  await tabTo(page, settings);
  await press(page, 'Enter');
  await expect(notice).toBeFocused();
  await press(page, 'Escape');
  await expect(settings).toBeFocused();

  for (const name of ['Support chat', 'Congress TV']) {
    const button = page.getByRole('button', { name, exact: true });
    await tabTo(page, button);
    await press(page, 'Enter');
    await expect(page.getByRole('region', { name })).toBeFocused();
    await press(page, 'Escape');
    await expect(button).toBeFocused();
  }
  // The strip of widgets is the last of the page.
  await tabTo(page, page.getByRole('button', { name: /^(Back )?to (the )?top$/i }), 'Shift+Tab');
  await press(page, 'Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});
