// A pressed title moves to its page, a day slides in from its side; focus and position are as ever, and nothing moves for those who ask for less.
import type { Page } from '@playwright/test';
import { kardia, pageOf } from './events.ts';
import { expect, open, test } from './journey.ts';

declare global {
  interface Window {
    /** Ends of the view transitions so far. */
    transitions: string[];
    /** First keyframe of each animation by script. */
    slides: unknown[];
  }
}

/** Notes what the browser is asked to move. A busy machine handles a press late and needs longer for a page than what the transition waits: it gets the time. */
const watch = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    window.transitions = [];
    window.slides = [];
    const later = window.setTimeout;
    window.setTimeout = ((work: () => void, delay = 0) => later(work, delay === 100 ? 20_000 : delay)) as typeof window.setTimeout;
    Object.defineProperty(Event.prototype, 'timeStamp', { get: () => performance.now() });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      transition.ready.then(
        () => window.transitions.push(getComputedStyle(document.documentElement, '::view-transition-group(foyer-title)').animationDuration),
        () => window.transitions.push('skipped'),
      );
      return transition;
    };
    // oxlint-disable-next-line unbound-method -- Called with its element.
    const { animate } = Element.prototype;
    Element.prototype.animate = function animateNoted(frames, options) {
      window.slides.push((frames as Keyframe[])[0]?.['transform']);
      return animate.call(this, frames, options);
    };
  });
};
const moved = (page: Page) => page.evaluate(() => [window.transitions, window.slides]);
const row = (page: Page) => page.getByRole('main').locator('article a[href*="/session/"]').first();
const headline = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a title becomes the headline, and going back leads to where it was', async ({ page }) => {
    await watch(page);
    await open(page, pageOf(kardia, 'search?day=2027-05-04'));
    const link = row(page);
    const name = (await link.textContent())!;
    await link.click();
    await expect(headline(page)).toHaveText(name);
    // A page that is long in coming has it itself.
    await expect(page.locator('#foyer-main:focus, #foyer-main h1:focus')).toHaveCount(1);
    await expect.poll(async () => (await moved(page))[0]).toEqual(['0.16s']);
    // Nothing is left behind that a later press would stumble over.
    await expect(page.locator('[style*="view-transition-name"]')).toHaveCount(0);
    await page.goBack();
    await expect(row(page)).toHaveText(name);
    await row(page).click();
    await expect(headline(page)).toHaveText(name);
    await expect.poll(async () => (await moved(page))[0]).toEqual(['0.16s', '0.16s']);
  });

  test('a later day comes from the end of the line, an earlier one from its beginning', async ({ page }) => {
    await watch(page);
    await open(page, pageOf(kardia, 'search?day=2027-05-03'));
    await page.getByRole('tab', { name: /4 May/ }).click();
    await expect.poll(async () => (await moved(page))[1]).toEqual(['translateX(1.5rem)']);
    await page.getByRole('tab', { name: /3 May/ }).click();
    await expect.poll(async () => (await moved(page))[1]).toEqual(['translateX(1.5rem)', 'translateX(-1.5rem)']);
  });
});

test('nothing moves for those who ask for less motion', async ({ page }) => {
  await watch(page);
  await open(page, pageOf(kardia, 'search?day=2027-05-03'));
  const before = (await row(page).textContent())!;
  await page.getByRole('tab', { name: /4 May/ }).click();
  await expect(row(page)).not.toHaveText(before);
  const name = (await row(page).textContent())!;
  await row(page).click();
  await expect(headline(page)).toHaveText(name);
  expect(await moved(page)).toEqual([[], []]);
});
