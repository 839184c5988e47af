// The entries of a menu as they are shown: which ones, with which words, leading where (A §2 The page shell).
import { addressOf, type Href, type MenuItem, withQuery } from './target.ts';

/** An entry, ready to be drawn. */
export type Entry = {
  /** Unique among its siblings and stable. */
  key: string;
  words: string;
  /** Missing where it only opens its sub-menu. */
  href: string | undefined;
  /** Opens a new window. */
  newWindow: boolean;
  download: boolean;
  icon: string;
  /** Address of a picture in place of the icon, as the organiser wrote it. */
  picture: string;
  /** Not shown in a wide header. */
  phoneOnly: boolean;
  entries: readonly Entry[];
};

/** What decides how a menu looks to a visitor. */
export type MenuContext = {
  text: (text: MenuItem['name']) => string;
  href: Href;
  container: 'browser' | 'app' | 'terminal';
  /** Id of the event, for question-and-answer tools. */
  eventId: number;
  /** Address of the page on screen, where such a tool comes back to. */
  here: string;
};

/** The entries of written items; hidden ones, and those that neither lead somewhere nor open something, are left out. */
export function menuEntries(items: readonly MenuItem[], context: MenuContext): Entry[] {
  return items.flatMap((item, index) => {
    if (!item.showMenuItem || (item.onlyInVMX && context.container !== 'browser')) return [];
    const entries = menuEntries(item.subMenu, context);
    const href = hrefOf(item, context);
    const words = context.text(item.name);
    if (words === '' || (href === undefined && entries.length === 0)) return [];
    const { icon, isDownload: download, iconImagePath: picture, onlyInMobile: phoneOnly } = item;
    return [{ key: `${index} ${words}`, words, href, newWindow: item.target === '_blank', download, icon, picture, phoneOnly, entries }];
  });
}

/** A question-and-answer tool is told which event asks and where to come back to. */
function hrefOf(item: MenuItem, { href, container, eventId, here }: MenuContext): string | undefined {
  const address = addressOf(item.url, href);
  if (item.dataType !== 'qnalink' || address === undefined) return address;
  const instance: Record<string, string> = item.qnaInstance ? { instance: item.qnaInstance } : {};
  return withQuery(address, { ...instance, event_id: String(eventId), isApp: String(container === 'app'), returnUrl: here });
}

/** Page keys of the default menu (A §2) and their texts; the first page of an entry that exists is taken. */
export const defaultMenu = [
  ['home', ['HomePage']],
  ['live', ['LivePage']],
  ['schedule', ['ProgramPage', 'ProgramLandingPage']],
  ['search', ['PagSearchPage']],
  ['industry', ['IndustryLandingPage']],
  ['symposia', ['SymposiaPage']],
  ['products', ['ProductsPage']],
  ['meetings', ['MeetingHubPage']],
] as const;

/** The menu of an event that writes none: what of the default menu it has pages for. */
export function defaultEntries(
  words: (key: (typeof defaultMenu)[number][0]) => string,
  exists: (page: string) => boolean,
  href: Href,
): Entry[] {
  return defaultMenu.flatMap(([key, pages]) => {
    const page = pages.find(exists);
    if (page === undefined) return [];
    return [
      {
        key,
        words: words(key),
        href: href(`page:${page}`),
        newWindow: false,
        download: false,
        icon: '',
        picture: '',
        phoneOnly: false,
        entries: [],
      },
    ];
  });
}
