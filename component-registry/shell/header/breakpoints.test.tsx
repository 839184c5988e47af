// The widths at which the header changes its form (A §9).
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { app } from '../../../src/model/documents/app.ts';
import { headerModel } from '../../../src/model/documents/header-model.ts';
import { header } from '../../../src/model/documents/header.ts';
import { theme } from '../../../src/model/documents/theme.ts';
import { type Around, renderView } from '../../../tests/support/render-view.tsx';
import { props as schema } from './props.ts';
import View from './view.tsx';

const show = (written: { app?: object; header?: object } = {}, around: Around = {}) =>
  renderView(View, schema.parse({}), {
    documents: {
      app: app.parse(written.app ?? {}),
      header: header.parse(written.header ?? {}),
      'header-model': headerModel.parse({}),
      theme: theme.parse({}),
    },
    ...around,
  });

/** A window of `width` px. */
const windowOf = (width: number) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: width >= 16 * Number(/[\d.]+/.exec(query)),
    addEventListener() {},
    removeEventListener() {},
  }));
afterEach(() => void vi.unstubAllGlobals());

test.each([
  [2799, false],
  [2800, true],
])('in the app a window of %i px has its menu in a row: %s', (width, isWide) => {
  windowOf(width);
  show({}, { container: 'app' });
  expect(screen.queryByRole('navigation', { name: 'Main menu' }) !== null).toBe(isWide);
});

test.each([
  [991, 'button'],
  [992, 'link'],
] as const)('in a row of %i px the banner menu is a %s', (width, role) => {
  windowOf(width);
  show({ app: { headerBreakpoint: 700 }, header: { menu: { bannerMenuItems: [{ name: 'Help', url: 'page:helpdesk' }] } } });
  expect(screen.getByRole(role, { name: role === 'button' ? 'Service' : 'Help' })).toBeTruthy();
});

test('where menus slide in, the time of the event is in theirs', () => {
  windowOf(390);
  show({ app: { headerTimeEnabled: true, headerTimezoneText: 'Leipzig time' } });
  const timers = screen.getAllByRole('timer', { hidden: true });
  expect(timers.map((timer) => timer.closest('dialog') !== null)).toEqual([true]);
  expect(timers[0]!.parentElement!.textContent).toContain('Leipzig time');
});

test('a window that does not say its width is taken for 1400 px', () => {
  vi.stubGlobal('matchMedia', undefined);
  show({ app: { headerBreakpoint: 1400 } });
  expect(document.querySelector('dialog')).toBeNull();
});
