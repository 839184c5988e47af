// Empty space in a page: placements that are much taller than what stands in them.
import type { Page } from '@playwright/test';

/** Most that a placement may be taller than its content, CSS pixels: a margin and the space of a card. */
const MOST = 120;

/** Each placement of the page's own layer with more empty space below its content: `people: 670 px`. */
export const emptySpaceIn = (page: Page): Promise<string[]> =>
  page.evaluate((most) => {
    const lowestIn = (placed: Element): number => {
      const range = document.createRange();
      let lowest = placed.getBoundingClientRect().top;
      const nodes = document.createTreeWalker(placed, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
      for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
        const isContent =
          node instanceof Element
            ? node.matches('img, svg, video, iframe, canvas, input, textarea, button, hr') && node.checkVisibility()
            : (node.textContent ?? '').trim() !== '' && node.parentElement?.checkVisibility() === true;
        if (!isContent) continue;
        if (node instanceof Element) range.selectNode(node);
        else range.selectNodeContents(node);
        lowest = Math.max(lowest, range.getBoundingClientRect().bottom);
      }
      return lowest;
    };
    const placements = [...document.querySelectorAll('[data-layer="page"] [data-placement]')];
    return placements.flatMap((placed) => {
      const { bottom, height } = placed.getBoundingClientRect();
      const empty = Math.round(bottom - lowestIn(placed));
      return height > 0 && placed.checkVisibility() && empty > most ? [`${placed.getAttribute('data-placement')}: ${empty} px`] : [];
    });
  }, MOST);
