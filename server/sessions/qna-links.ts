// The question-and-answer links an event's menus name: a person is led to no other address with a code (A §2 Menu item fields).
import * as z from 'zod';
import { header } from '../../src/model/documents/header.ts';
import { headerModel } from '../../src/model/documents/header-model.ts';
import type { MenuItem } from '../../src/model/documents/menu.ts';
import { signInKeys } from '../../src/model/documents/app/sign-in.ts';
import type { PublishedEvent } from '../published/event.ts';

/** A link as its menu item names it; `instance` is that of the tool, empty for none. */
export type QnaLink = { url: URL; instance: string };

const settings = z.looseObject({ qnaTokenHosts: signInKeys.qnaTokenHosts });

/** The link of a menu item with exactly this address and instance, over https; undefined where no menu of the event has one. */
export function findQnaLink(event: PublishedEvent, { url, instance }: { url: string; instance: string }): QnaLink | undefined {
  const { menu, appNavigationItems } = event.documents.read('header', header);
  const { menuItems } = event.documents.read('header-model', headerModel);
  const items = [menu.menuItems, menu.customMenuItems, menu.myCongressItems, appNavigationItems.items, menuItems].flat();
  const isNamed = flat(items).some((item) => item.dataType === 'qnalink' && item.url === url && item.qnaInstance === instance);
  const address = isNamed && URL.canParse(url) ? new URL(url) : undefined;
  return address?.protocol === 'https:' ? { url: address, instance } : undefined;
}

/** Items with those below them; a hidden item hides them, too. */
const flat = (items: readonly MenuItem[]): MenuItem[] =>
  items.filter(({ showMenuItem }) => showMenuItem).flatMap((item) => [item, ...flat(item.subMenu)]);

/** Whether the organiser lets a host have the older form, with `access_token` and `user_id`. */
export const takesToken = (event: PublishedEvent, { url }: QnaLink): boolean =>
  url.port === '' && event.documents.read('app', settings).qnaTokenHosts.includes(url.hostname);
