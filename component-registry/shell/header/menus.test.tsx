// My Congress, the banner menu, checked links, flags, and where the form of the header comes from.
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { installTopLayer } from '../../../src/ui/top-layer.testing.ts';
import { mira, viewerAccount } from '../viewer-account.fixture.ts';
import { showHeader, windowOf, type WrittenDocuments } from './header.fixture.tsx';

beforeEach(() => windowOf(1440));
afterEach(() => {
  vi.unstubAllGlobals();
  window.localStorage.clear();
});

installTopLayer();

const menu = () => screen.getByRole('navigation', { name: 'Main menu' });
const asMira = { frame: { person: viewerAccount(mira).person } };
const personal = () => {
  const button = screen.getByRole('button', { name: 'My Congress' });
  return document.getElementById(button.getAttribute('popovertarget')!)!;
};

test('My Congress of a signed-in viewer: the default items (A §2); a visitor has none, nor an event that wants none', () => {
  const { unmount } = showHeader({}, asMira);
  expect([...personal().querySelectorAll('a')].map((link) => link.textContent)).toEqual(['My Programme', 'Certificates']);
  unmount();
  showHeader({}, { frame: { person: viewerAccount(null).person } }).unmount();
  showHeader({ header: { menu: { myCongress: false } } }, asMira);
  expect(screen.queryByRole('button', { name: 'My Congress' })).toBeNull();
});

test('where the instance has a service for certificates, theirs leads there, with event and language', () => {
  const certificates = 'https://certificates.example.org/issue?x=1';
  showHeader({}, { frame: { ...asMira.frame, certificates } });
  const link = personal().querySelectorAll('a')[1]!;
  expect([link.getAttribute('href'), link.target]).toEqual([
    'https://certificates.example.org/issue?x=1&shortname=congress2027&language=en-GB',
    '_blank',
  ]);
});

test('of its own items the first are shown at once and the rest folds', () => {
  const myCongressItems = ['One', 'Two', 'Three', 'Four'].map((name) => ({ name, url: `/${name}` }));
  showHeader({ header: { menu: { myCongressItems, maxCongressItems: 3 } } }, asMira);
  const words = (root: Element) => [...root.querySelectorAll('a')].map((link) => link.textContent);
  expect(words(personal())).toEqual(['One', 'Two', 'Three', 'Four']);
  expect(words(personal().querySelector('details')!)).toEqual(['Four']);
});

test('an entry of the banner menu has its id, class and tooltip, and opens its module where it has no address', () => {
  showHeader({ app: { bannerMenuList: [{ name: 'Inbox', module: 'inbox', id: 'to-inbox', class: 'quick', tooltip: 'Your letters' }] } });
  const link = screen.getByRole('link', { name: 'Inbox' });
  expect([link.id, link.title, link.getAttribute('href')]).toEqual([
    'to-inbox',
    'Your letters',
    '/myarea/society/congress2027/en-GB/inbox',
  ]);
  expect(link.classList).toContain('quick');
});

test('the words of older menus lead to the pages they name (A §2)', () => {
  const older = [
    { name: 'Show', url: 'page:showreel' },
    { name: 'Give', url: { page: 'donation' } },
  ];
  showHeader({ header: { menu: { menuItems: older } } });
  expect(
    within(menu())
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/products/society/congress2027/en-GB', '/society/congress2027/en-GB/charity']);
});

test('a menu link of a signed-in viewer is checked: what they may not open is said, and they stay (A §6)', async () => {
  const onDenied = vi.fn<(denied: { page: string }) => void>();
  const denial = (page: string) => (page === 'LivePage' ? [{ kind: 'EventTicketNamePaid', values: ['Gold'] }] : []) as never;
  const { place, unmount } = showHeader({}, { frame: { ...asMira.frame, denial, onDenied } });
  await userEvent.click(screen.getByRole('link', { name: 'Live Stream' }));
  expect(onDenied).toHaveBeenCalledWith({ page: 'LivePage', missing: denial('LivePage') });
  expect(place()).toMatch(/^\/home/);
  await userEvent.click(screen.getByRole('link', { name: 'Programme Search' }));
  expect(place()).toMatch(/search$/);
  unmount();
  // A visitor is led to the sign-in by the page itself.
  const visitor = showHeader({}, { frame: { person: viewerAccount(null).person, denial, onDenied } });
  await userEvent.click(screen.getByRole('link', { name: 'Live Stream' }));
  expect(visitor.place()).toMatch(/^\/live/);
  expect(onDenied).toHaveBeenCalledTimes(1);
});

test('a flag is never without the name of its language, and a language without a flag has its code', () => {
  showHeader({}, { info: { Languages: ['en-GB', 'de-DE', 'ar-EG'] } });
  const links = [...document.querySelectorAll('[hreflang]')];
  expect(links.map((link) => [link.querySelector('img')?.getAttribute('src') ?? link.querySelector('[aria-hidden]')?.textContent])).toEqual(
    [['/flag-en-GB.svg'], ['/flag-de-DE.svg'], ['AR']],
  );
  expect(links.every((link) => (link.textContent ?? '').length > 2)).toBe(true);
});

test('the form is that of the placement, the header model, or the defaults of the app', () => {
  const form = (written: WrittenDocuments) => {
    const { root, unmount } = showHeader(written);
    const found = root.querySelector<HTMLElement>('[data-form]')!.dataset['form'];
    unmount();
    return found;
  };
  expect([form({}), form({ app: { defaults: { header: 'three' } } })]).toEqual(['one', 'three']);
  expect(form({ app: { defaults: { header: 'three' } }, model: { theme: 'two' } })).toBe('two');
});

test('it is hidden if the app around the page has stored so', () => {
  window.localStorage.setItem('noheader', '1');
  expect(showHeader().root.hidden).toBe(true);
});

test('the menu of the header goes before that of the header model, unless newVMXHeader is false', () => {
  const menuItems = [
    { name: 'Start', url: 'page:HomePage' },
    { name: 'Society', url: 'https://www.example.org' },
  ];
  const model = { menuItems: [{ name: 'Other', url: '/other' }] };
  const { unmount } = showHeader({ header: { menu: { menuItems } }, model });
  expect(within(menu()).queryByText('Other')).toBeNull();
  unmount();
  showHeader({ app: { newVMXHeader: false }, header: { menu: { menuItems } }, model });
  expect(within(menu()).getAllByRole('link')).toHaveLength(1);
});

test('the phone menu has the logo, a button to sign in, and says which colours are shown', () => {
  windowOf(390);
  showHeader({ theme: { logo: 'asset:logo.svg' } }, { frame: { person: viewerAccount(null).person } });
  const dialog = within(document.querySelector('dialog')!);
  expect(dialog.getByRole('img', { name: 'Congress 2027', hidden: true }).getAttribute('src')).toMatch(/logo\.svg$/);
  expect(dialog.getByRole('link', { name: 'Login', hidden: true }).className).toMatch(/button/);
  expect(dialog.getByText('Colours as on your device. Switch to light.').localName).toBe('button');
});
