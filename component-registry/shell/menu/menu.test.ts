import { expect, test } from 'vitest';
import { header } from '../../../src/model/documents/header.ts';
import { defaultEntries, type MenuEntry, type MenuContext, menuEntries } from './menu.ts';

const context: MenuContext = {
  text: (text) => (typeof text === 'string' ? text : ((text as Record<string, string>)['de-DE'] ?? '')),
  href: (link) => (link.startsWith('javascript:') ? undefined : link),
  container: 'browser',
  eventId: 7,
  event: 'society/congress2027',
  hasAccount: false,
  contentMode: null,
  here: 'https://congress.example.org/home',
};
const entries = (menuItems: object[], change: Partial<MenuContext> = {}) =>
  menuEntries(header.parse({ menu: { menuItems } }).menu.menuItems, { ...context, ...change });
const words = (list: readonly MenuEntry[]): string => list.map((entry) => entry.words).join();

test('an item becomes an entry with text and address', () => {
  const [entry] = entries([
    {
      name: { 'de-DE': 'Programm' },
      url: 'page:ProgramPage',
      target: '_blank',
      icon: 'lucide-calendar',
      isDownload: true,
      onlyInMobile: true,
    },
  ]);
  expect(entry).toMatchObject({
    words: 'Programm',
    href: 'page:ProgramPage',
    newWindow: true,
    download: true,
    icon: 'lucide-calendar',
    phoneOnly: true,
  });
});

test('an item may open in a frame above the page', () => {
  const items = [
    { name: 'Rules', url: '/rules', target: 'modal' },
    { name: 'Travel', url: '/travel', target: '_blank' },
  ];
  expect(entries(items).map(({ framed, newWindow }) => [framed, newWindow])).toEqual([
    [true, false],
    [false, true],
  ]);
});

test('hidden items, and those for the virtual site elsewhere, are left out', () => {
  const items = [
    { name: 'A', url: '/a' },
    { name: 'B', url: '/b', showMenuItem: false },
    { name: 'C', url: '/c', onlyInVMX: true },
  ];
  expect(words(entries(items))).toBe('A,C');
  expect(words(entries(items, { container: 'app' }))).toBe('A');
  expect(words(entries(items, { container: 'terminal' }))).toBe('A');
});

test('an item that the current content mode does not display is left out', () => {
  const items = [
    { name: 'A', url: '/a', display: { live: false } },
    { name: 'B', url: '/b', display: { ondemand: false } },
    { name: 'C', subMenu: [{ name: 'D', url: '/d', display: { live: false } }] },
  ];
  expect(words(entries(items))).toBe('A,B,C');
  expect(words(entries(items, { contentMode: 'live' }))).toBe('B');
  expect(words(entries(items, { contentMode: 'ondemand' }))).toBe('A,C');
});

test('an item without address stays if it has a sub-menu', () => {
  const [entry, ...rest] = entries([
    { name: 'More', subMenu: [{ name: 'Posters', url: '/p' }, { name: 'Nowhere' }] },
    { name: 'Nothing' },
    { name: '', url: '/unnamed' },
  ]);
  expect(entry?.href).toBeUndefined();
  expect(words(entry!.entries)).toBe('Posters');
  expect(rest).toEqual([]);
});

test('the address of a question-and-answer tool has event, app and return address', () => {
  const [entry] = entries([{ name: 'Ask', url: 'https://ask.example.org/?x=1', dataType: 'qnalink', qnaInstance: 'hall-a' }], {
    container: 'app',
  });
  expect(Object.fromEntries(new URL(entry!.href!).searchParams)).toEqual({
    x: '1',
    instance: 'hall-a',
    event_id: '7',
    isApp: 'true',
    returnUrl: 'https://congress.example.org/home',
  });
});

test.each(['browser', 'terminal'] as const)('in the %s such a tool is not told that it stands in the app', (container) => {
  const [entry] = entries([{ name: 'Ask', url: 'https://ask.example.org/', dataType: 'qnalink' }], { container });
  expect(new URL(entry!.href!).searchParams.get('isApp')).toBe('false');
});

test('who is signed in is led through the server, which knows the link; not without TLS', () => {
  const asks = (url: string): URL => {
    const items = [{ name: 'Ask', url, dataType: 'qnalink', qnaInstance: 'hall-a' }];
    return new URL(entries(items, { hasAccount: true })[0]!.href!, 'https://congress.example.org');
  };
  const led = asks('https://ask.example.org/?x=1');
  expect(led.origin + led.pathname).toBe('https://congress.example.org/auth/qna');
  expect(Object.fromEntries(led.searchParams)).toEqual({
    eventShort: 'society/congress2027',
    url: 'https://ask.example.org/?x=1',
    instance: 'hall-a',
    isApp: 'false',
    returnUrl: 'https://congress.example.org/home',
  });
  expect(asks('http://ask.example.org/').host).toBe('ask.example.org');
});

test('the default menu has the existing pages', () => {
  const found = defaultEntries(
    (key) => key,
    (page) => ['HomePage', 'ProgramLandingPage', 'PagSearchPage'].includes(page),
    (link) => link,
    false,
  );
  expect(found.map(({ words: key, href }) => [key, href])).toEqual([
    ['home', 'page:HomePage'],
    ['schedule', 'page:ProgramLandingPage'],
    ['search', 'page:PagSearchPage'],
  ]);
});

test('in an event of the industry alone it has no overviews of the programme', () => {
  const found = defaultEntries(
    (key) => key,
    () => true,
    (link) => link,
    true,
  );
  expect(found.map(({ key }) => key)).toEqual(['home', 'live', 'industry', 'symposia', 'products', 'meetings']);
});
