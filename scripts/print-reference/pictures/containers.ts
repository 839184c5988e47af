// The four ways in which an event is met, as pictures of the sample congress: which there are, and how a page shows them.

/** One way: a window in a container. */
export type Way = { name: string; title: string; says: string; container: 'browser' | 'app' | 'terminal'; width: number; height: number };

/** Every way, in the order they are shown. */
export const ways: readonly Way[] = [
  {
    name: 'desktop',
    title: 'A browser on a desktop',
    says: 'The menu is in a row; widgets stand in a strip at the end of the window.',
    container: 'browser',
    width: 1280,
    height: 860,
  },
  {
    name: 'phone',
    title: 'A browser on a phone',
    says: 'The menu slides in below `headerBreakpoint`; the content takes `mobileContainerWidth` of the window.',
    container: 'browser',
    width: 390,
    height: 844,
  },
  {
    name: 'app',
    title: 'The app container',
    says: '`?container=app`: the bar of `appNavigationItems.bottomItems` with the menu of the app; no second header.',
    container: 'app',
    width: 390,
    height: 844,
  },
  {
    name: 'terminal',
    title: 'The terminal',
    says: '`?container=terminal`: large targets for fingers; it begins anew after `defaults.terminalIdleSeconds` without a touch.',
    container: 'terminal',
    width: 1080,
    height: 1500,
  },
];

export const schemes = ['light', 'dark'] as const;

/** Path of a picture below `docs/reference/`. */
export const wayPicture = ({ name }: Way, scheme: (typeof schemes)[number]): string => `images/containers/${name}-${scheme}.webp`;

/** Paths of all of them. */
export const wayPictures: readonly string[] = ways.flatMap((way) => schemes.map((scheme) => wayPicture(way, scheme)));

/** The page `docs/reference/containers.md`, as Markdown. */
export const containersPage = (): string =>
  [
    '# Containers',
    'The same page of Kardia 2027 in a browser, in the app and on a terminal. The container comes with the address (`?container=`) and stays; placements name theirs in `containers`. Each picture is in the colours of your device, light or dark.',
    ...ways.map(
      (way) =>
        `## ${way.title}\n\n${way.says}\n\n<picture><source media="(prefers-color-scheme: dark)" srcset="${wayPicture(way, 'dark')}"><img src="${wayPicture(way, 'light')}" alt="${way.title}: the home page of Kardia 2027 on its first morning" width="${way.width > 1000 ? 620 : 240}"></picture>`,
    ),
  ].join('\n\n');
