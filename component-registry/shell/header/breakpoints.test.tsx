// The widths at which the header changes its form (A §9).
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { showHeader, windowOf } from './header.fixture.tsx';

afterEach(() => void vi.unstubAllGlobals());

test.each([
  [2799, false],
  [2800, true],
])('in the app a window of %i px has its menu in a row: %s', (width, isWide) => {
  windowOf(width);
  showHeader({}, { container: 'app' });
  expect(screen.queryByRole('navigation', { name: 'Main menu' }) !== null).toBe(isWide);
});

test.each([
  [991, 'button'],
  [992, 'link'],
] as const)('in a row of %i px the banner menu is a %s', (width, role) => {
  windowOf(width);
  showHeader({ app: { headerBreakpoint: 700 }, header: { menu: { bannerMenuItems: [{ name: 'Help', url: 'page:helpdesk' }] } } });
  expect(screen.getByRole(role, { name: role === 'button' ? 'Service' : 'Help' })).toBeTruthy();
});

test('where menus slide in, the time of the event is in theirs', () => {
  windowOf(390);
  showHeader({ app: { headerTimeEnabled: true, headerTimezoneText: 'Leipzig time' } });
  const timers = screen.getAllByRole('timer', { hidden: true });
  expect(timers.map((timer) => timer.closest('dialog') !== null)).toEqual([true]);
  expect(timers[0]!.parentElement!.textContent).toContain('Leipzig time');
});

test('a window that does not say its width is taken for 1400 px', () => {
  vi.stubGlobal('matchMedia', undefined);
  showHeader({ app: { headerBreakpoint: 1400 } });
  expect(document.querySelector('dialog')).toBeNull();
});
