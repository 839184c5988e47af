// What the header offers to visitors and users: signing in, the account, signing out.
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { app } from '../../../src/model/documents/app.ts';
import { headerModel } from '../../../src/model/documents/header-model.ts';
import { header } from '../../../src/model/documents/header.ts';
import { theme } from '../../../src/model/documents/theme.ts';
import { installTopLayer } from '../../../src/ui/top-layer.testing.ts';
import { renderView } from '../../../tests/support/render-view.tsx';
import { mira, viewerAccount } from '../viewer-account.fixture.ts';
import { props as schema } from './props.ts';
import View from './view.tsx';

type Written = { app?: object; header?: object; model?: object; theme?: object };
const show = (written: Written = {}, around = {}) =>
  renderView(View, schema.parse({}), {
    documents: {
      app: app.parse(written.app ?? {}),
      header: header.parse(written.header ?? {}),
      'header-model': headerModel.parse(written.model ?? {}),
      theme: theme.parse(written.theme ?? {}),
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

beforeEach(() => windowOf(1440));
afterEach(() => {
  vi.unstubAllGlobals();
  window.localStorage.clear();
});

installTopLayer();

test('a visitor is offered to sign in and comes back; a user sees their name, profile and sign-out', () => {
  const { unmount } = show({}, { search: '?day=2', frame: { person: viewerAccount(null).person } });
  expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe(
    '/login/society/congress2027/en-GB?returnUrl=%2Fhome%2Fsociety%2Fcongress2027%2Fen-GB%3Fday%3D2',
  );
  unmount();
  show({}, { frame: { person: viewerAccount(mira).person } });
  const button = screen.getByRole('button', { name: 'Mira Aydin' });
  const panel = document.getElementById(button.getAttribute('popovertarget')!)!;
  expect([...panel.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['My Profile', '/myarea/society/congress2027/en-GB/profile'],
    ['Logout', '/logout/society/congress2027/en-GB'],
  ]);
  expect(screen.queryByRole('link', { name: 'Login' })).toBeNull();
});

test('without accounts nobody is offered to sign in', () => {
  show();
  expect(screen.queryByRole('link', { name: 'Login' })).toBeNull();
});

test('a viewer who is signing in keeps their return address', () => {
  show({}, { page: 'CreateAccountPage', search: '?returnUrl=%2Flive%2Fx', frame: { person: viewerAccount(null).person } });
  expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login/society/congress2027/en-GB?returnUrl=%2Flive%2Fx');
});

test('where the event has set disableAuth nobody is asked to sign in, and who is signed in keeps the account', () => {
  const raw = { app: { defaults: { disableAuth: true } } };
  show({}, { raw, frame: { person: viewerAccount(null).person } });
  expect(screen.queryByRole('link', { name: 'Login' })).toBeNull();
  cleanup();
  show({}, { raw: { ...raw, registration: {} }, frame: { person: viewerAccount(null).person } });
  expect(screen.getByRole('link', { name: 'Login' })).toBeTruthy();
  cleanup();
  show({}, { raw, frame: { person: viewerAccount(mira).person } });
  expect(screen.getByRole('button', { name: 'Mira Aydin' })).toBeTruthy();
});
