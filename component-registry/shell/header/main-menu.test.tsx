// The menu of a wide header where not all of it fits: what is in its line, and what is behind "More".
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showHeader, windowOf } from './header.fixture.tsx';

const items = ['One', 'Two', 'Three', 'Four'];
/** The width of a link, and that of the line, px. */
const LINK = 100;
let room = 0;

/** Links that flow into lines of that width, as a browser lays them out. */
beforeEach(() => {
  windowOf(1440);
  const isRow = (element: Element): boolean => element.localName === 'ul' && element.parentElement?.localName === 'nav';
  const at = (item: Element): number => [...item.parentElement!.children].indexOf(item);
  const perLine = (): number => Math.max(1, Math.floor(room / LINK));
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
    return this.parentElement && isRow(this.parentElement) ? Math.floor(at(this) / perLine()) * 40 : 0;
  });
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    if (isRow(this)) return new DOMRect(0, 0, room, 40);
    if (!this.parentElement || !isRow(this.parentElement)) return new DOMRect();
    return new DOMRect((at(this) % perLine()) * LINK, 0, LINK, 40);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function shown(width: number) {
  room = width;
  showHeader({ header: { menu: { menuItems: items.map((name) => ({ name, url: `/${name}` })) } } });
  const menu = screen.getByRole('navigation', { name: 'Main menu' });
  const more = within(menu).queryByRole('button', { name: 'More' });
  const words = (root: Element) => [...root.querySelectorAll('a')].map(({ textContent }) => textContent);
  const row = menu.querySelector('ul')!;
  return {
    inLine: [...row.children].filter((item) => !item.hasAttribute('data-folded')).flatMap(words),
    folded: more ? words(document.getElementById(more.getAttribute('popovertarget')!)!) : undefined,
    slack: more?.closest<HTMLElement>('[style]')?.style.getPropertyValue('--slack'),
  };
}

test('what fits is in the line; there is no "More" where all fit', () => {
  expect(shown(400)).toEqual({ inLine: items, folded: undefined, slack: undefined });
});

test('what does not fit is behind "More", which stands beside the last entry of the line', () => {
  expect(shown(250)).toEqual({ inLine: ['One', 'Two'], folded: ['Three', 'Four'], slack: '-50px' });
});

test('where not even the first entry has room, none is cut: all are behind "More"', () => {
  expect(shown(60)).toEqual({ inLine: [], folded: items, slack: '0px' });
});
