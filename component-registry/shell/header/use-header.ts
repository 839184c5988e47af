// Everything the header shows, combined from its documents (A §3 Header config, Header model).
import {
  type LanguageLink,
  sitePath,
  useAddress,
  useContentMode,
  useDocument,
  useEvent,
  useHref,
  useLanguageLinks,
  useOrigin,
  usePageExists,
  useDevice,
  useRemembered,
  useText,
  useTexts,
  useUser,
} from '#sdk';
import { defaultEntries, personalEntries, type MenuEntry, type MenuContext, menuEntries, plainEntry } from '../menu/menu.ts';
import { targetAddress } from '../menu/target.ts';
import { texts } from './texts.ts';

export type HeaderFacts = {
  /** Name of the event. */
  name: string;
  /** Main menu, then the custom items. */
  entries: readonly MenuEntry[];
  /** The personal menu of a signed-in viewer (A §2 My Congress); empty for anybody else. */
  personal: readonly MenuEntry[];
  /** Links of the banner menu. */
  service: readonly MenuEntry[];
  social: readonly { name: string; url: string; icon: string }[];
  languages: readonly LanguageLink[];
};

/** What determines the menus of this viewer, now. */
export function useMenuContext(): MenuContext {
  const text = useText();
  const href = useHref();
  const { container, id, event } = useEvent();
  const contentMode = useContentMode();
  const hasAccount = useUser().user !== null;
  return { text, contentMode, href, container, event, eventId: id, hasAccount, here: useOrigin() + sitePath(useAddress()) };
}

export function useHeader(): HeaderFacts {
  const text = useText();
  const t = useTexts(texts);
  const href = useHref();
  const exists = usePageExists();
  const { menu } = useDocument('header');
  const model = useDocument('header-model');
  const app = useDocument('app');
  const event = useEvent();
  const context = useMenuContext();
  const { isSignedIn } = useUser();
  const sources = app.newVMXHeader ? [menu.menuItems, model.menuItems] : [model.menuItems, menu.menuItems];
  const written = sources.find((items) => items.length > 0) ?? [];
  const personal = menu.myCongressItems.length > 0 ? menuEntries(menu.myCongressItems, context) : personalEntries(t, exists, href, event);
  const main = written.length > 0 ? menuEntries(written, context) : defaultEntries(t, exists, href, app.industryOnly);
  return {
    name: text(model.EventName) || event.name,
    entries: [...main, ...menuEntries(menu.customMenuItems, context)],
    personal: menu.myCongress && isSignedIn ? personal : [],
    service: serviceEntries([...menu.bannerMenuItems, ...app.bannerMenuList], context),
    social: menu.socialMediaIconsActive ? menu.socialMediaItems.map(({ name, url, icon }) => ({ name: text(name), url, icon })) : [],
    languages: useLanguageLinks(model.EventLanguages),
  };
}

type BannerItem = ReturnType<typeof useDocument<'app'>>['bannerMenuList'][number];

const serviceEntries = (items: readonly BannerItem[], { text, href }: MenuContext): MenuEntry[] =>
  items.flatMap((item, index) => {
    const module = item.module && targetAddress({ page: 'MyAreaPage', params: { module: item.module }, query: {}, hash: '' }, href);
    const address = targetAddress(item.url, href) ?? (module || undefined);
    const words = text(item.name);
    if (address === undefined || words === '') return [];
    const { icon, img: picture, target, id, class: className } = item;
    const look = { newWindow: target === '_blank', framed: target === 'modal', icon, picture, id, className, tooltip: text(item.tooltip) };
    return [{ ...plainEntry, ...look, key: `${index} ${words}`, words, href: address }];
  });

/** Whether there is no header: on listed pages, with `noheader` in the address, or if the browser has stored it (A §2). */
export function useHeaderHidden(): boolean {
  const { page } = useEvent();
  const { headerHiddenOnPages } = useDocument('app');
  const address = useAddress();
  const [remembered] = useRemembered('noheader', 'local');
  const stored = useDevice(storedNoHeader, false);
  return headerHiddenOnPages.includes(page) || address.includes('noheader') || remembered !== '' || stored;
}

/** Whether an app around the page has stored the specification's own key; nothing here writes it. */
function storedNoHeader(): boolean {
  try {
    return !['', '0', 'false'].includes(localStorage.getItem('noheader') ?? '');
  } catch {
    return false;
  }
}
