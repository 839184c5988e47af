import { expect, test } from 'vitest';
import { header } from '../../../src/model/documents/header.ts';
import { defaultEntries, type MenuEntry, type MenuContext, menuEntries } from './menu.ts';

const context: MenuContext = {
  text: (text) => (typeof text === 'string' ? text : ((text as Record<string, string>)['de-DE'] ?? '')),
  href: (link) => (link.startsWith('javascript:') ? undefined : link),
  container: 'browser',
  eventId: 7,
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

test('the default menu has the existing pages', () => {
  const found = defaultEntries(
    (key) => key,
    (page) => ['HomePage', 'ProgramLandingPage', 'PagSearchPage'].includes(page),
    (link) => link,
  );
  expect(found.map(({ words: key, href }) => [key, href])).toEqual([
    ['home', 'page:HomePage'],
    ['schedule', 'page:ProgramLandingPage'],
    ['search', 'page:PagSearchPage'],
  ]);
});
