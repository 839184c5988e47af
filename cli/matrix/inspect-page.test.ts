// What is read from a page inside the browser: whether it is ready, and what of it is wider than its window.
// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { inspectPage, isSettled } from './inspect-page.ts';

const show = (html: string): void => void (document.body.innerHTML = `<div id="root">${html}</div>`);
const main = (inside: string): string => `<main id="foyer-main">${inside}</main>`;

afterEach(() => {
  document.body.replaceChildren();
  for (const name of ['scrollWidth', 'clientWidth']) delete (document.documentElement as unknown as Record<string, unknown>)[name];
});

test.each([
  ['nothing yet', '', false],
  ['a page', main('<p>x</p>'), true],
  ['code on its way', main('<div data-loading aria-busy="true"></div>'), false],
  ['data on their way', main('<ul aria-busy="true"></ul>'), false],
  ['a marked place without more', main('<div data-loading></div>'), false],
  ['what has come', main('<ul aria-busy="false"></ul>'), true],
])('%s: settled %s', (_, html, settled) => {
  show(html);
  expect(isSettled()).toBe(settled);
});

test('a page wider than its window says by how much, and what reaches furthest out', () => {
  show(main('<section data-placement="days"><p id="near">x</p><table id="far"><tbody></tbody></table></section>'));
  const sized = (scroll: number, client: number) => {
    Object.defineProperty(document.documentElement, 'scrollWidth', { value: scroll, configurable: true });
    Object.defineProperty(document.documentElement, 'clientWidth', { value: client, configurable: true });
  };
  for (const [id, right] of [
    ['near', 395],
    ['far', 420],
  ] as const)
    document.getElementById(id)!.getBoundingClientRect = () => ({ right }) as DOMRect;
  sized(420, 390);
  expect(inspectPage()).toMatchObject({ sideways: 30, widest: 'table#far days' });
  sized(390, 390);
  expect(inspectPage()).toMatchObject({ sideways: 0, widest: '' });
});

test('links are reported once and in full, and every place an anchor can lead to', () => {
  show(main('<a href="/a#x">1</a><a href="/a#x">2</a><a>3</a><a name="old">4</a><p id="new">5</p>'));
  const { links, ids } = inspectPage();
  expect([links, ids]).toEqual([[`${location.origin}/a#x`], ['root', 'foyer-main', 'old', 'new']]);
});
