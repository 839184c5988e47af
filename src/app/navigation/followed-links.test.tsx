// The way back to a page leads to the link it was left by, once it is drawn, and never takes the focus from a visitor who went on.
import { render } from '@testing-library/react';
import { type Location, MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { focusPage } from './focus-page.ts';
import { useFollowedLinks } from './followed-links.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

const list = `<h1>Exhibitors</h1><a href="/a">A</a><a href="/b">B</a><a href="/b">B again</a>`;
const at = (key: string): Location => ({ key, pathname: '/list', search: '', hash: '', state: null });

/** A document whose content is `inside`, and a menu beside it. */
function content(inside: string): void {
  document.getElementById('page')?.remove();
  const page = document.createElement('div');
  page.id = 'page';
  page.innerHTML = `<nav><a href="/b">Menu</a></nav><main id="foyer-main" tabindex="-1">${inside}</main>`;
  page.addEventListener('click', (event) => event.preventDefault());
  document.body.append(page);
}

function shell(): ReturnType<typeof useFollowedLinks> {
  let followed: ReturnType<typeof useFollowedLinks> | undefined;
  const Shell = () => {
    followed = useFollowedLinks();
    return null;
  };
  render(<Shell />, { wrapper: ({ children }) => <MemoryRouter>{children}</MemoryRouter> });
  return followed!;
}
const press = (words: string): void => [...document.querySelectorAll('a')].find(({ textContent }) => textContent === words)!.click();
const focused = (): string => document.activeElement?.textContent ?? '';

/** Leaves the list by a link, and what then has the focus on the way back and when it is opened anew. */
function leaveBy(words: string): ReturnType<typeof useFollowedLinks> {
  const followed = shell();
  content(list);
  followed(at('list'), false);
  press(words);
  content('<h1>Profile</h1>');
  followed(at('profile'), false);
  return followed;
}

test('back at a list the link that was followed has the focus, the very one of two to the same page', () => {
  const followed = leaveBy('B again');
  content(list);
  focusPage(followed(at('list'), true));
  expect(focused()).toBe('B again');
});

test('a list that comes late begins at its heading, then goes on at the link; the heading keeps the focus of whoever has moved', () => {
  const followed = leaveBy('A');
  content('<h1>Exhibitors</h1>');
  focusPage(followed(at('list'), true));
  expect(focused()).toBe('Exhibitors');
  document.getElementById('foyer-main')!.innerHTML = list;
  vi.advanceTimersByTime(100);
  expect(focused()).toBe('A');

  content('<h1>Exhibitors</h1>');
  focusPage(followed(at('list'), true));
  document.querySelector<HTMLElement>('nav a')!.focus();
  document.getElementById('foyer-main')!.innerHTML = list;
  vi.advanceTimersByTime(5_000);
  expect(focused()).toBe('Menu');
});

test('opened anew, left by the menu, or without the link, a page begins at its heading', () => {
  const followed = leaveBy('A');
  content(list);
  focusPage(followed(at('list'), false));
  expect(focused()).toBe('Exhibitors');
  content(list);
  followed(at('other'), false);
  focusPage(followed(at('other'), true));
  expect(focused()).toBe('Exhibitors');
  followed(at('list'), false);
  press('Menu');
  focusPage(followed(at('list'), true));
  expect(focused()).toBe('Exhibitors');

  const gone = leaveBy('A');
  content('<h1>Exhibitors</h1><a href="/c">C</a>');
  focusPage(gone(at('list'), true));
  vi.advanceTimersByTime(5_000);
  expect(focused()).toBe('Exhibitors');
});
