import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { app } from '../../../src/model/documents/app.ts';
import { headerModel } from '../../../src/model/documents/header-model.ts';
import { header } from '../../../src/model/documents/header.ts';
import { theme } from '../../../src/model/documents/theme.ts';
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
