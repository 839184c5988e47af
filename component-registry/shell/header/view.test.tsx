import { act, screen, within } from '@testing-library/react';
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
const menuItems = [
  { name: { 'en-GB': 'Start', 'de-DE': 'Anfang' }, url: 'page:HomePage' },
  { name: 'Society', url: 'https://www.example.org', target: '_blank' },
  { name: 'Phones', url: '/phones', onlyInMobile: true },
];

test('without documents the name links home, and the default menu has the existing pages', () => {
  showHeader();
  expect(screen.getByRole('link', { name: /^Congress 2027\s*– Home$/ }).getAttribute('href')).toBe('/home/society/congress2027/en-GB');
  expect(
    within(menu())
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Home', 'Live Stream', 'Schedule', 'Programme Search', 'Industry', 'Satellite Symposia', 'Product Hub', 'Meeting Hub']);
});

test('the menu of the organiser, in the visitor’s language, with the page on screen marked', () => {
  showHeader({ header: { menu: { menuItems } } }, { language: 'en-GB' });
  const [start, society, ...rest] = within(menu()).getAllByRole('link');
  expect(rest).toEqual([]);
  expect([start?.textContent, start?.getAttribute('aria-current')]).toEqual(['Start', 'page']);
  expect([society?.textContent, society?.getAttribute('target'), society?.getAttribute('rel')]).toEqual([
    'Society (opens in a new window)',
    '_blank',
    'noopener noreferrer',
  ]);
});

test('the header model draws the menu where the header has none', () => {
  showHeader({ model: { menuItems: [{ name: 'Other', url: '/other' }], EventName: 'Kardia' } });
  expect(
    within(menu())
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Other']);
  expect(screen.getByText('Kardia')).toBeTruthy();
});

test('a sub-menu opens below its entry, which is its first link', () => {
  showHeader({
    header: { menu: { menuItems: [{ name: 'Programme', url: '/programme', subMenu: [{ name: 'Posters', url: 'page:Posters' }] }] } },
  });
  const button = within(menu()).getByRole('button', { name: 'Programme' });
  const panel = document.getElementById(button.getAttribute('popovertarget')!)!;
  expect([...panel.querySelectorAll('a')].map((link) => link.textContent)).toEqual(['Programme', 'Posters']);
});

test('two languages: a link to the other one, which keeps the page', () => {
  showHeader({}, { search: '?day=2' });
  const other = screen.getByRole('link', { name: 'Deutsch' });
  expect([other.getAttribute('href'), other.lang, other.getAttribute('hreflang')]).toEqual([
    '/home/society/congress2027/de-DE?day=2',
    'de-DE',
    'de-DE',
  ]);
});

test('more languages are a list; one language shows none', () => {
  showHeader({}, { info: { Languages: ['en-GB', 'de-DE', 'ar-EG'] } });
  expect(screen.getByRole('button', { name: /^Language:\s*English$/ })).toBeTruthy();
  expect(screen.getByText('العربية')).toHaveProperty('dir', 'rtl');
});

test('one language shows no switch', () => {
  showHeader({}, { info: { Languages: ['en-GB'] } });
  expect(document.querySelector('[hreflang]')).toBeNull();
});

test('the event’s clock is shown if it is enabled', () => {
  showHeader({ app: { headerTimeEnabled: true, headerTimezoneText: 'Berlin time' } });
  expect(screen.getByRole('timer').textContent).toBe('12:00:00');
  expect(screen.getByText('Berlin time')).toBeTruthy();
});

test('colours change from device to light to dark and back, and are stored', async () => {
  showHeader();
  await userEvent.click(screen.getByRole('button', { name: /Switch to light/ }));
  expect(document.documentElement.dataset['scheme']).toBe('light');
  await userEvent.click(screen.getByRole('button', { name: /Switch to dark/ }));
  expect(window.localStorage.getItem('foyer.scheme')).toBe('dark');
  await userEvent.click(screen.getByRole('button', { name: /Switch to those of your device/ }));
  expect(document.documentElement.dataset['scheme']).toBeUndefined();
});

test('dark mode uses the dark logo; a logo that does not load is replaced by the name', async () => {
  showHeader({ theme: { logo: 'asset:logo.svg', logoDark: 'asset:logo-dark.svg' } });
  const logo = screen.getByRole('img', { name: 'Congress 2027' });
  expect(logo.getAttribute('src')).toBe('/assets/society/congress2027/1/logo.svg');
  expect(logo.parentElement!.querySelector('source')!.outerHTML).toMatch(/\(prefers-color-scheme: dark\).*1\/logo-dark\.svg/);
  await userEvent.click(screen.getByRole('button', { name: /Switch to light/ }));
  expect(logo.parentElement!.querySelector('source')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /Switch to dark/ }));
  expect(logo.getAttribute('src')).toBe('/assets/society/congress2027/1/logo-dark.svg');
  act(() => void logo.dispatchEvent(new Event('error')));
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('Congress 2027')).toBeTruthy();
});

test('on phones, and always in the app, the menu is behind a button and includes entries for phones', () => {
  windowOf(390);
  showHeader({ header: { menu: { menuItems } } });
  expect(screen.queryByRole('navigation')).toBeNull();
  const dialog = document.querySelector('dialog')!;
  expect(
    within(dialog)
      .getAllByRole('link', { hidden: true })
      .map((link) => link.textContent),
  ).toEqual([
    expect.stringMatching(/^Congress 2027/),
    'Start',
    'Society (opens in a new window)',
    'Phones',
    'Search',
    'My Programme',
    'English',
    'Deutsch',
  ]);
  windowOf(1440);
  showHeader({}, { container: 'app' });
  expect(document.querySelectorAll('dialog')).toHaveLength(2);
});

test('the phone menu closes when one of its links is followed', async () => {
  windowOf(390);
  showHeader();
  const dialog = document.querySelector('dialog')!;
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  expect(dialog.open).toBe(true);
  await userEvent.click(within(dialog).getByRole('link', { name: 'Programme Search' }));
  expect(dialog.open).toBe(false);
});

test('the breakpoint is that of the app document', () => {
  windowOf(1100);
  showHeader({ app: { headerBreakpoint: 1200 } });
  expect(document.querySelector('dialog')).toBeTruthy();
});

test.each<[string, WrittenDocuments, object]>([
  ['pages of the list', { app: { headerHiddenOnPages: ['HomePage'] } }, {}],
  ['addresses that say noheader', {}, { search: '?noheader' }],
])('it is hidden on %s', (_, written, around) => {
  expect(showHeader(written, around).root.hidden).toBe(true);
});

test('it is hidden if the browser has stored so', () => {
  window.localStorage.setItem('foyer.noheader', 'true');
  expect(showHeader().root.hidden).toBe(true);
});

test('a background colour sets a readable ink', () => {
  expect(showHeader({ header: { background: '#12355b' } }).root.style.colorScheme).toBe('dark');
  expect(showHeader({ header: { background: '#f4d35e' } }).root.style.colorScheme).toBe('light');
  const { style } = showHeader({ header: { background: '#ff3030' } }).root;
  expect([style.getPropertyValue('--ground'), style.getPropertyValue('--text')]).toEqual([expect.not.stringMatching('#ff3030'), 'white']);
});

test('banner pictures are above the bar, with alternative text and link', () => {
  showHeader({ header: { banners: { main: { image: 'asset:b.svg', alt: 'Kardia 2027', link: 'page:HomePage' } } } });
  const [banner] = screen.getAllByRole('link');
  expect(within(banner!).getByRole('img', { name: 'Kardia 2027' })).toBeTruthy();
});

test('the initials of a user whose names are missing are J and D (A §2)', () => {
  const unnamed = { ...mira, Firstname: '', Surname: '' };
  showHeader({ app: { headerInitialsEnabled: true } }, { frame: { person: viewerAccount(unnamed).person } });
  expect(screen.getByText('JD')).toBeTruthy();
});

test('who has no picture of their own is seen by their initials, never by the placeholder', () => {
  const person = (ProfilePicturePath: string) => ({ frame: { person: viewerAccount({ ...mira, ProfilePicturePath }).person } });
  const pictures = () => Array.from(document.querySelectorAll('img'), (one) => one.getAttribute('src'));
  const { unmount } = showHeader({ app: { headerInitialsEnabled: true } }, person('/person.svg'));
  expect(screen.getByText('MA')).toBeTruthy();
  expect(pictures()).not.toContain('/person.svg');
  unmount();
  showHeader({}, person('/mira.jpg'));
  expect(pictures()).toContain('/mira.jpg');
});

test('banner pictures are for the site: the app has a frame of its own', () => {
  const banners = { main: { image: 'asset:b.svg', alt: 'Kardia 2027', link: 'page:HomePage' } };
  showHeader({ header: { banners } }, { container: 'app' });
  expect(screen.queryByRole('img', { name: 'Kardia 2027' })).toBeNull();
});

test.each([true, false])('links to social media are there only where the organiser wants them: %s', (socialMediaIconsActive) => {
  const socialMediaItems = [{ name: 'Mastodon', url: 'https://social.example.org/@society', icon: 'mastodon' }];
  showHeader({ header: { menu: { socialMediaIconsActive, socialMediaItems } } });
  expect(screen.queryAllByRole('link', { name: /Mastodon/ })).toHaveLength(socialMediaIconsActive ? 1 : 0);
});
