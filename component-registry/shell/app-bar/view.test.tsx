import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { header } from '../../../src/model/documents/header.ts';
import { setAppMenu } from '../../../src/stores/app-menu.ts';
import { appMenu } from '../../../src/stores/app-menu.ts';
import { renderView } from '../../../tests/support/render-view.tsx';
import View from './view.tsx';

const bottomItems = [
  { name: 'Back', action: 'back' },
  { name: 'Programme', url: 'page:PagSearchPage', icon: 'lucide-calendar' },
  { name: 'Home', url: 'page:HomePage' },
  { name: 'Top', action: 'top' },
  { name: 'Menu', action: 'menu' },
];
const show = (written: object = {}, around = {}) =>
  renderView(
    View,
    {},
    {
      container: 'app',
      documents: { header: header.parse({ appNavigationActive: true, appNavigationItems: { bottomItems, ...written } }) },
      ...around,
    },
  );
const bar = () => within(screen.getByRole('navigation', { name: 'App navigation' }));

beforeEach(() => vi.spyOn(history, 'length', 'get').mockReturnValue(1));
afterEach(() => {
  vi.restoreAllMocks();
  setAppMenu(false);
});

test('links, to the top and the menu; the page on screen is marked; there is nothing to go back to', () => {
  show();
  expect(
    bar()
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('aria-current')]),
  ).toEqual([
    ['Programme', null],
    ['Home', 'page'],
  ]);
  expect(
    bar()
      .getAllByRole('button')
      .map((button) => button.textContent),
  ).toEqual(['Top', 'Menu']);
});

test('Menu opens the app menu; Top scrolls up', async () => {
  const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  show();
  await userEvent.click(bar().getByRole('button', { name: 'Menu' }));
  expect(appMenu.getState().isOpen).toBe(true);
  expect(bar().getByRole('button', { name: 'Menu' }).getAttribute('aria-expanded')).toBe('true');
  await userEvent.click(bar().getByRole('button', { name: 'Top' }));
  expect(scroll).toHaveBeenCalledWith(expect.objectContaining({ top: 0 }));
});

test('on a session that was opened from outside, Back leads to the programme', async () => {
  const { place } = show({}, { page: 'PagSessionDetailPage' });
  await userEvent.click(bar().getByRole('button', { name: 'Back' }));
  expect(place()).toMatch(/\/search/);
});

test('its colours are those of the organiser, with a readable ink', () => {
  const { root } = show({ backgroundColor: '#12303c', activeColor: '#f4d35e' });
  const nav = root.querySelector('nav')!;
  expect([nav.style.colorScheme, nav.style.getPropertyValue('--active')]).toEqual(['dark', '#f4d35e']);
});

test.each([
  ['a browser', {}, { container: 'browser' }],
  ['an app without entries', { bottomItems: [] }, {}],
] as const)('there is none in %s', (_, written, around) => {
  expect(show(written, around).root.hidden).toBe(true);
});

test('there is none where the event does not ask for it', () => {
  expect(show({}, { documents: { header: header.parse({ appNavigationItems: { bottomItems } }) } }).root.hidden).toBe(true);
});
