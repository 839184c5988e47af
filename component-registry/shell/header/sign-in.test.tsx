// What the header offers to visitors and users: signing in, the account, signing out.
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { installTopLayer } from '../../../src/ui/top-layer.testing.ts';
import { mira, viewerAccount } from '../viewer-account.fixture.ts';
import { showHeader, windowOf } from './header.fixture.tsx';

beforeEach(() => windowOf(1440));
afterEach(() => {
  vi.unstubAllGlobals();
  window.localStorage.clear();
});

installTopLayer();

test('a visitor is offered to sign in and comes back; a user sees their name, profile and sign-out', () => {
  const { unmount } = showHeader({}, { search: '?day=2', frame: { person: viewerAccount(null).person } });
  expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe(
    '/login/society/congress2027/en-GB?returnUrl=%2Fhome%2Fsociety%2Fcongress2027%2Fen-GB%3Fday%3D2',
  );
  unmount();
  showHeader({}, { frame: { person: viewerAccount(mira).person } });
  const button = screen.getByRole('button', { name: 'Mira Aydin' });
  const panel = document.getElementById(button.getAttribute('popovertarget')!)!;
  expect([...panel.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['My Profile', '/myarea/society/congress2027/en-GB/profile'],
    ['Logout', '/logout/society/congress2027/en-GB'],
  ]);
  expect(screen.queryByRole('link', { name: 'Login' })).toBeNull();
});

test('without accounts nobody is offered to sign in', () => {
  showHeader();
  expect(screen.queryByRole('link', { name: 'Login' })).toBeNull();
});

test('a viewer who is signing in keeps their return address', () => {
  showHeader({}, { page: 'CreateAccountPage', search: '?returnUrl=%2Flive%2Fx', frame: { person: viewerAccount(null).person } });
  expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login/society/congress2027/en-GB?returnUrl=%2Flive%2Fx');
});

test('where the event has set disableAuth nobody is asked to sign in, and who is signed in keeps the account', () => {
  const raw = { app: { defaults: { disableAuth: true } } };
  showHeader({}, { raw, frame: { person: viewerAccount(null).person } });
  expect(screen.queryByRole('link', { name: 'Login' })).toBeNull();
  cleanup();
  showHeader({}, { raw: { ...raw, registration: {} }, frame: { person: viewerAccount(null).person } });
  expect(screen.getByRole('link', { name: 'Login' })).toBeTruthy();
  cleanup();
  showHeader({}, { raw, frame: { person: viewerAccount(mira).person } });
  expect(screen.getByRole('button', { name: 'Mira Aydin' })).toBeTruthy();
});
