import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { app } from '../../../src/model/documents/app.ts';
import { forgetStored } from '../../../src/session/forget-visit.ts';
import { installTopLayer } from '../../../src/ui/top-layer.testing.ts';
import { renderView } from '../../../tests/support/render-view.tsx';
import View from './view.tsx';

installTopLayer();
beforeEach(async () => {
  // While time is stopped nothing loads.
  await import('./screens.tsx');
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  document.querySelectorAll('[data-test-link]').forEach((link) => link.remove());
  localStorage.clear();
  sessionStorage.clear();
});

const show = (defaults: object = {}, around = {}) =>
  renderView(View, {}, { container: 'terminal', page: 'PagSearchPage', documents: { app: app.parse({ defaults }) }, ...around });
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

test('after 45 s without a touch a countdown is seen, and a touch stops it', async () => {
  show();
  await pass(44);
  expect(screen.queryByRole('dialog')).toBeNull();
  await pass(2);
  expect(screen.getByRole('dialog', { name: 'Are you still there?' })).toBeTruthy();
  expect(screen.getByRole('timer').textContent).toBe('14');
  fireEvent.pointerDown(document.body);
  await pass(1);
  expect(screen.queryByRole('dialog')).toBeNull();
  await pass(44);
  expect(screen.getByRole('dialog')).toBeTruthy();
});

test('a start page that nobody has touched shows the pictures, and the touch that ends them is not counted as use of the page', async () => {
  show({ terminalImages: ['asset:a.svg', 'asset:b.svg'], terminalIdleSeconds: 10 }, { page: 'HomePage' });
  await pass(11);
  const picture = () => document.querySelector('img')?.getAttribute('src');
  expect(picture()).toMatch(/a\.svg$/);
  await pass(8);
  expect(picture()).toMatch(/b\.svg$/);
  fireEvent.pointerDown(document.body);
  await pass(1);
  expect(picture()).toBeUndefined();
});

test('without pictures it shows the name and the line of the event', async () => {
  show({ terminalImages: [], terminalIdleSeconds: 10 }, { page: 'HomePage' });
  await pass(9);
  expect(screen.queryByRole('dialog')).toBeNull();
  await pass(2);
  const dialog = screen.getByRole('dialog', { name: 'Touch to begin' });
  expect(dialog.querySelector('img')).toBeNull();
  expect(dialog.querySelector('.motif')).not.toBeNull();
  expect(dialog.querySelector('p')?.textContent).not.toBe('');
  fireEvent.pointerDown(document.body);
  await pass(1);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([
  ['where it is switched off', { terminalIdleSeconds: 0 }, {}],
  ['in a browser', {}, { container: 'browser' }],
] as const)('nothing happens %s', async (_, defaults, around) => {
  show(defaults, around);
  await pass(70);
  expect(screen.queryByRole('dialog')).toBeNull();
});

function pressLink(href: string): boolean {
  const link = document.createElement('a');
  link.href = href;
  link.target = '_blank';
  link.dataset['testLink'] = '';
  link.textContent = 'Elsewhere';
  // jsdom cannot follow links.
  link.addEventListener('click', (event) => event.preventDefault());
  document.body.append(link);
  const reached = vi.fn();
  link.addEventListener('click', reached);
  act(() => link.click());
  expect(link.target).toBe('');
  return reached.mock.calls.length > 0;
}

test('keys and the middle button open no other window: a press with a key is a plain one', () => {
  show();
  const link = document.body.appendChild(Object.assign(document.createElement('a'), { href: '/society/congress2027/en-GB/search' }));
  link.dataset['testLink'] = '';
  const pressed = vi.fn((event: MouseEvent) => {
    event.preventDefault();
    return event.ctrlKey;
  });
  link.addEventListener('click', pressed);
  fireEvent.click(link, { ctrlKey: true });
  expect(pressed.mock.results.map(({ value }) => value as boolean)).toEqual([false]);
  // Prevented: dispatchEvent answers false.
  expect(fireEvent(link, new MouseEvent('auxclick', { button: 1, bubbles: true, cancelable: true }))).toBe(false);
});

test('a link that leaves the event is not followed: its address is shown', async () => {
  show();
  expect(pressLink('/society/congress2027/en-GB/search')).toBe(true);
  expect(pressLink('https://www.example.org/x')).toBe(false);
  await pass(0);
  expect(screen.getByRole('dialog', { name: 'This opens on your own device' }).textContent).toContain('https://www.example.org/x');
  expect(pressLink('/home/other/event/en-GB')).toBe(false);
  expect(pressLink('mailto:office@example.org')).toBe(false);
  await pass(0);
  expect(screen.getByRole('dialog').textContent).toContain('office@example.org');
});

test('what the last person left is forgotten; what the device is set to stays', () => {
  for (const key of ['foyer.container', 'foyer.scheme', 'foyer.signOutDue.x', 'anything']) localStorage.setItem(key, '1');
  sessionStorage.setItem('foyer.returnUrl.x', '/x');
  forgetStored('foyer.signOutDue.x');
  expect(Object.keys(localStorage).sort()).toEqual(['foyer.container', 'foyer.signOutDue.x']);
  expect(sessionStorage.length).toBe(0);
});
