// Axe on one state of the shell: at three widths, in light and in dark, without loading the page again.
import type { Page } from '@playwright/test';
import { inWords, violationsOn } from '../axe.ts';
import { expect, expectNoSidewaysScroll } from '../journey.ts';

/** Where layouts change: a small phone, a tablet, a desktop. */
export const WIDTHS = [320, 768, 1440] as const;
const HEIGHT = 900;

type Scheme = 'light' | 'dark';
/** A state: its name, the part of the page that it is, and the widths at which it exists. */
export type State = { name: string; part?: string; widths?: readonly number[] };

/**
 * No finding in this state, whatever the window, nothing that moves, and nothing to press beyond its edge. Colours alone are looked at again in the other
 * scheme, in the last of the windows; they do not depend on the direction of writing.
 */
export async function expectStateAccessible(page: Page, { name, part = ':root', widths = WIDTHS }: State): Promise<void> {
  const found: string[] = [];
  const isRtl = await page.evaluate(() => document.dir === 'rtl');
  // Between the smallest and the widest nothing is mirrored that is not mirrored there.
  const all = isRtl && widths.length > 2 ? [widths[0]!, widths.at(-1)!] : widths;
  let schemes: readonly Scheme[] = ['light', 'dark'];
  for (const width of all) {
    await page.setViewportSize({ width, height: HEIGHT });
    const isLast = width === all.at(-1);
    for (const [nth, colorScheme] of schemes.slice(0, isRtl || !isLast ? 1 : 2).entries()) {
      await page.emulateMedia({ colorScheme });
      const violations = await violationsIn(page, part, nth > 0);
      found.push(...violations.map((text) => `${name}, ${width} px, ${colorScheme}: ${text}`));
    }
    // The next width is looked at in the other scheme.
    schemes = schemes.toReversed();
    found.push(...(await beyondEdge(page, part)).map((html) => `${name}, ${width} px: beyond the edge of the window: ${html}`));
    await expectNoSidewaysScroll(page);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  expect.soft(found, page.url()).toEqual([]);
}

async function violationsIn(page: Page, part: string, isOnlyColours: boolean): Promise<string[]> {
  const isShown = await page.evaluate(
    (selector) => [...document.querySelectorAll(selector)].some((element) => element.checkVisibility()),
    part,
  );
  if (!isShown) return [`nothing is shown of ${part}`];
  const found = await violationsOn(page, { ...(part !== ':root' && { part }), ...(isOnlyColours && { only: ['color-contrast'] }) });
  // The visitor wants no motion.
  const moving = await page.evaluate(() =>
    document.getAnimations().map((animation) => `moves: ${(animation as CSSAnimation).animationName ?? 'a transition'}`),
  );
  return [...moving, ...found.map(inWords)];
}

/** Links and buttons that stand beyond the edge of the window, unless what they are in can be scrolled. */
const beyondEdge = (page: Page, part: string): Promise<string[]> =>
  page.evaluate((selector) => {
    const scrolls = (element: Element | null): boolean =>
      element !== null && ((element.scrollWidth > element.clientWidth && element.clientWidth > 0) || scrolls(element.parentElement));
    return [...document.querySelectorAll(selector)]
      .flatMap((element) => [...element.querySelectorAll('a, button, summary')])
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        const isOutside = width > 0 && (left < -1 || right > document.documentElement.clientWidth + 1);
        return element.checkVisibility() && isOutside && !scrolls(element.parentElement);
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 200));
  }, part);
