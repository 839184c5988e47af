// The entries of a menu: which ones are shown, with which text, and where they lead (A §2 The page shell).
import { qnaAddress } from '#contract/qna-path';
import { isDisplayed, isProgrammeOverview } from '#sdk';
import { targetAddress, type Href, type MenuItem, withQuery } from './target.ts';

/** An entry, ready to draw. */
export type MenuEntry = {
  /** Unique among its siblings and stable. */
  key: string;
  words: string;
  /** Omitted if it only opens its sub-menu. */
  href: string | undefined;
  /** Opens a new window. */
  newWindow: boolean;
  /** Opens in a frame above the page (`shell/frame-dialog`). */
  framed: boolean;
  download: boolean;
  icon: string;
  /** Address of a picture in place of the icon, as the organiser wrote it. */
  picture: string;
  /** Not shown in a wide header. */
  phoneOnly: boolean;
  /** Id and class names of its link, and words that explain it; empty for none. */
  id: string;
  className: string;
  tooltip: string;
  entries: readonly MenuEntry[];
};

/** An entry with nothing but text and address, to be completed. */
export const plainEntry = {
  newWindow: false,
  framed: false,
  download: false,
  icon: '',
  picture: '',
  phoneOnly: false,
  id: '',
  className: '',
  tooltip: '',
  entries: [],
} as const;

/** The entries below one: an entry with a sub-menu opens it; if it has a link of its own, that is the first in it. */
export const subMenuOf = (entry: MenuEntry): readonly MenuEntry[] =>
  entry.href === undefined ? entry.entries : [{ ...entry, key: 'itself', entries: [] }, ...entry.entries];

/** What determines a visitor's menu. */
export type MenuContext = {
  text: (text: MenuItem['name']) => string;
  href: Href;
  container: 'browser' | 'app' | 'terminal';
  /** Id and exact name of the event, for question-and-answer tools. */
  eventId: number;
  event: string;
  /** Whether an account is signed in: then such a tool may learn of it. */
  hasAccount: boolean;
  /** The current content mode; null where none is open. */
  contentMode: string | null;
  /** Address of the page on screen, the return address of such a tool. */
  here: string;
};

/** The entries of written items; hidden ones, and those with neither address nor sub-menu, are left out. */
export function menuEntries(items: readonly MenuItem[], context: MenuContext): MenuEntry[] {
  return items.flatMap((item, index) => {
    if (!item.showMenuItem || (item.onlyInVMX && context.container !== 'browser')) return [];
    if (!isDisplayed(item.display, context.contentMode)) return [];
    const entries = menuEntries(item.subMenu, context);
    const href = hrefOf(item, context);
    const words = context.text(item.name);
    if (words === '' || (href === undefined && entries.length === 0)) return [];
    const { icon, isDownload: download, iconImagePath: picture, onlyInMobile: phoneOnly } = item;
    const [newWindow, framed] = [item.target === '_blank', item.target === 'modal'];
    return [{ ...plainEntry, key: `${index} ${words}`, words, href, newWindow, framed, download, icon, picture, phoneOnly, entries }];
  });
}

/** Adds the event and the return address for a question-and-answer tool; who is signed in is led through the server, which adds a one-time code. */
function hrefOf({ url, dataType, qnaInstance: instance }: MenuItem, context: MenuContext): string | undefined {
  const { href, container, event, eventId, hasAccount, here } = context;
  const address = targetAddress(url, href);
  if (dataType !== 'qnalink' || address === undefined) return address;
  const isApp = container === 'app';
  if (hasAccount && address === url && /^https:/i.test(address)) return qnaAddress({ event, url, instance, isApp, returnUrl: here });
  return withQuery(address, { ...(instance && { instance }), event_id: String(eventId), isApp: String(isApp), returnUrl: here });
}

/** Page keys of the default menu (A §2) and their texts; the first existing page of an entry is used. */
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

/** The menu of an event without one: the existing pages of the default menu, without the programme in an event of the industry alone. */
export function defaultEntries(
  words: (key: (typeof defaultMenu)[number][0]) => string,
  exists: (page: string) => boolean,
  href: Href,
  industryOnly: boolean,
): MenuEntry[] {
  return defaultMenu.flatMap(([key, pages]) => {
    const page = pages.find((one) => exists(one) && !(industryOnly && isProgrammeOverview(one)));
    if (page === undefined) return [];
    return [{ ...plainEntry, key, words: words(key), href: href(`page:${page}`) }];
  });
}

/** The personal menu of an event without one (A §2 My Congress). Certificates are those of My Area, or of the service of the instance, which learns event and language. */
export function personalEntries(
  words: (key: 'myProgramme' | 'certificates') => string,
  exists: (page: string) => boolean,
  href: Href,
  { certificates, shortname, language }: Issuer,
): MenuEntry[] {
  const entry = (key: 'myProgramme' | 'certificates', address: string | undefined, newWindow = false): MenuEntry => ({
    ...plainEntry,
    key,
    words: words(key),
    href: address,
    newWindow,
  });
  const documents = targetAddress({ page: 'MyAreaPage', params: { module: 'documents' }, query: {}, hash: '' }, href);
  return [
    ...(exists('PersonalProgramPage') ? [entry('myProgramme', href('page:PersonalProgramPage'))] : []),
    ...(certificates ? [entry('certificates', withQuery(certificates, { shortname, language }), true)] : []),
    ...(!certificates && exists('MyAreaPage') ? [entry('certificates', documents)] : []),
  ];
}

/** Where certificates are issued, undefined for nowhere, and what is asked there. */
type Issuer = { certificates: string | undefined; shortname: string; language: string };
