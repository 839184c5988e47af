import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { app } from '../../../src/model/documents/app.ts';
import { headerModel } from '../../../src/model/documents/header-model.ts';
import { header } from '../../../src/model/documents/header.ts';
import { theme } from '../../../src/model/documents/theme.ts';
import { askConsent, consent } from '../../../src/stores/consent.ts';
import { appMenu, setAppMenu } from '../../../src/stores/app-menu.ts';
import { installTopLayer } from '../../../src/ui/top-layer.testing.ts';
import { renderView } from '../../../tests/support/render-view.tsx';
import { mira, viewerAccount } from '../viewer-account.fixture.ts';
import View from './view.tsx';

installTopLayer();
afterEach(() => setAppMenu(false));

const show = (navigation: object = {}, around = {}) =>
  renderView(
    View,
    {},
    {
      container: 'app',
      documents: {
        app: app.parse({}),
        header: header.parse({ appNavigationActive: true, appNavigationItems: navigation }),
        'header-model': headerModel.parse({}),
        theme: theme.parse({}),
      },
      ...around,
    },
  );
const opened = async () => {
  act(() => setAppMenu(true));
  return within(await screen.findByRole('dialog', { name: 'App menu' }));
};

test('title, welcome, the person, entries, sign-out, legal notice and privacy', async () => {
  show(
    {
      welcomeMessage: 'Welcome to Leipzig',
      appMenuContainerTitle: 'Kardia',
      items: [{ name: 'Contact', url: 'page:Contact' }],
      legal: 'page:Legal',
      privacy: 'page:Privacy',
    },
    { frame: { person: viewerAccount(mira).person } },
  );
  const menu = await opened();
  for (const words of ['Kardia', 'Welcome to Leipzig', 'Mira Aydin']) expect(menu.getByText(words)).toBeTruthy();
  expect(menu.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'My Profile',
    'Logout',
    'Contact',
    'My Programme',
    'Certificates',
    'English',
    'Deutsch',
    'Legal notice',
    'Privacy',
  ]);
});

test('without entries of its own it has those of the main menu; a visitor is offered to log in; a logo takes the place of the title', async () => {
  show({ appMenuContainerLogo: 'asset:logo.svg' }, { frame: { person: viewerAccount(null).person } });
  const menu = await opened();
  expect(menu.getByRole('img', { name: 'Congress 2027' })).toBeTruthy();
  expect(menu.getByRole('link', { name: 'Login' })).toBeTruthy();
  expect(menu.getByRole('link', { name: 'Live Stream' })).toBeTruthy();
});

test('the time of the event, My Congress and the banner menu are in it, where the event has them', async () => {
  const documents = (myCongress: boolean) => ({
    app: app.parse({
      headerTimeEnabled: true,
      headerTimezoneText: 'Leipzig time',
      bannerMenuList: [{ name: 'Help desk', url: 'page:helpdesk' }],
    }),
    header: header.parse({ appNavigationActive: true, menu: { myCongress } }),
    'header-model': headerModel.parse({}),
    theme: theme.parse({}),
  });
  const frame = { person: viewerAccount(mira).person };
  const first = show({}, { documents: documents(true), frame });
  const menu = await opened();
  expect(menu.getByRole('timer').parentElement?.textContent).toContain('Leipzig time');
  const groups = ['App menu', 'My Congress', 'Service'].map((name) => menu.getByRole('navigation', { name }));
  expect(
    groups.slice(1).map((group) =>
      within(group)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ),
  ).toEqual([['My Programme', 'Certificates'], ['Help desk']]);
  first.unmount();
  act(() => setAppMenu(false));
  show({}, { documents: documents(false), frame });
  expect((await opened()).queryByRole('navigation', { name: 'My Congress' })).toBeNull();
});

test('the settings of the cookie notice are opened from it, where the event has a notice', async () => {
  const first = show();
  await userEvent.click((await opened()).getByRole('button', { name: 'Cookie settings' }));
  expect([consent.getState().isAsked, appMenu.getState().isOpen]).toEqual([true, false]);
  askConsent(false);
  first.unmount();
  const documents = { app: app.parse({ showCookieBanner: false }), header: header.parse({ appNavigationActive: true }) };
  show({}, { documents: { ...documents, 'header-model': headerModel.parse({}), theme: theme.parse({}) } });
  expect((await opened()).queryByRole('button', { name: 'Cookie settings' })).toBeNull();
});

test('it closes by its button, and when one of its links is followed', async () => {
  show();
  await userEvent.click((await opened()).getByRole('button', { name: 'Close menu' }));
  expect(appMenu.getState().isOpen).toBe(false);
  await userEvent.click((await opened()).getByRole('link', { name: 'Programme Search' }));
  expect(appMenu.getState().isOpen).toBe(false);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('outside the app nothing opens', () => {
  show({}, { container: 'browser' });
  act(() => setAppMenu(true));
  expect(document.querySelector('dialog')).toBeNull();
});
