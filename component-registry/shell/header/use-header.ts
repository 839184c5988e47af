// Everything the header shows, combined from its documents (A §3 Header config, Header model).
import {
  type LanguageLink,
  sitePath,
  useAddress,
  useDocument,
  useEvent,
  useHref,
  useLanguageLinks,
  useOrigin,
  usePageExists,
  useRemembered,
  useText,
  useTexts,
} from '#sdk';
import { defaultEntries, type MenuEntry, type MenuContext, menuEntries, plainEntry } from '../menu/menu.ts';
import { targetAddress } from '../menu/target.ts';
import { texts } from './texts.ts';

export type HeaderFacts = {
  /** Name of the event. */
  name: string;
  /** Main menu, then the custom items. */
  entries: readonly MenuEntry[];
  /** Links of the banner menu. */
  service: readonly MenuEntry[];
  social: readonly { name: string; url: string; icon: string }[];
  languages: readonly LanguageLink[];
};

export function useHeader(): HeaderFacts {
  const text = useText();
  const t = useTexts(texts);
  const href = useHref();
  const exists = usePageExists();
  const { menu } = useDocument('header');
  const model = useDocument('header-model');
  const app = useDocument('app');
  const event = useEvent();
  const context: MenuContext = { text, href, container: event.container, eventId: event.id, here: useOrigin() + sitePath(useAddress()) };
  const written = model.menuItems.length > 0 ? model.menuItems : menu.menuItems;
  const main = written.length > 0 ? menuEntries(written, context) : defaultEntries(t, exists, href);
  return {
    name: text(model.EventName) || event.name,
    entries: [...main, ...menuEntries(menu.customMenuItems, context)],
    service: serviceEntries([...menu.bannerMenuItems, ...app.bannerMenuList], context),
    social: menu.socialMediaIconsActive ? menu.socialMediaItems.map(({ name, url, icon }) => ({ name: text(name), url, icon })) : [],
    languages: useLanguageLinks(model.EventLanguages),
  };
}

type BannerItem = ReturnType<typeof useDocument<'app'>>['bannerMenuList'][number];

const serviceEntries = (items: readonly BannerItem[], { text, href }: MenuContext): MenuEntry[] =>
  items.flatMap((item, index) => {
    const address = targetAddress(item.url, href);
    const words = text(item.name);
    if (address === undefined || words === '') return [];
    const { icon, img: picture, target } = item;
    return [{ ...plainEntry, key: `${index} ${words}`, words, href: address, newWindow: target === '_blank', icon, picture }];
  });

/** Whether there is no header: on listed pages, with `noheader` in the address, or if the browser has stored it (A §2). */
export function useHeaderHidden(): boolean {
  const { page } = useEvent();
  const { headerHiddenOnPages } = useDocument('app');
  const address = useAddress();
  const [remembered] = useRemembered('noheader', 'local');
  return headerHiddenOnPages.includes(page) || address.includes('noheader') || remembered !== '';
}
