// Menu items of the header, the app bar and the banner (A §2 The page shell), as an organiser writes them.
import * as z from 'zod';
import { link, localisedText, optional, required } from '../fields.ts';
import { flag, group, line, media, text } from './field-kinds.ts';
import { pageName } from './envelope.ts';

/** A page inside the event with its parameters. */
const route = z.strictObject({
  page: required(pageName, { title: 'Page', description: 'Key of the page (A §2) or name of a content page.', example: 'ProfilePage' }),
  params: group(z.record(z.string().max(2_000), z.string().max(2000)), 'Parameters', 'Path parameters of the page.', {
    companyAccountId: '4711',
  }),
  query: group(z.record(z.string().max(2_000), z.string().max(2000)), 'Query', 'Query parameters.', { roomid: '12' }),
  hash: line('Anchor', 'Place on the page, without #.', 'travel'),
});

/** Where an item leads: a link, or a page with its parameters. */
export const target = z.union([link, route]);

const targetWindow = optional(z.enum(['_self', '_blank', 'modal']), '_self', {
  title: 'Target',
  description: 'Same window, a new one, or a frame above the page (modal, 800 px high; other hosts need consent).',
  example: '_blank',
});
const icon = line(
  'Icon',
  'Name of an icon in prefix-name form, for example lucide-calendar; an unknown one becomes a question mark, empty shows none.',
  'lucide-calendar',
);

const itemFields = {
  name: required(localisedText, {
    title: 'Name',
    description: 'Words of the item.',
    example: { 'en-GB': 'Programme', 'de-DE': 'Programm' },
  }),
  url: optional(target, '', {
    title: 'Address',
    description:
      'A link (https:, a path, an anchor, page:<PageName>) or a page with parameters. Empty for an item that only opens its sub-menu.',
    example: 'page:ProgramPage',
  }),
  target: targetWindow,
  dataType: optional(z.enum(['link', 'qnalink']), 'link', {
    title: 'Kind',
    description:
      'qnalink opens a question-and-answer tool with event and return address; a signed-in visitor over https also with a one-time code, by which the tool’s server learns who it is (qnaTokenHosts of the app document: the older form).',
    example: 'qnalink',
  }),
  qnaInstance: line('Q&A instance', 'Instance of the question-and-answer tool, for qnalink.', 'main-hall'),
  icon,
  iconImagePath: media('Icon picture', 'Picture in place of the icon.', 'asset:icons/live.svg'),
  display: group(
    z.record(z.string().max(2_000), z.boolean()),
    'Display',
    'Whether it is shown, by content mode; a mode that is not named shows it.',
    { onsite: false },
  ),
  showMenuItem: flag('Shown', 'false hides the item.', true),
  onlyInMobile: flag('Only on phones', 'Shown in the phone menu only.'),
  onlyInVMX: flag('Only on the virtual site', 'Hidden in the app and on terminals.'),
  isDownload: flag('Download', 'The address is a file to save.'),
};
const subMenuWords = { title: 'Sub-menu', description: 'Items below this one.', example: [{ name: 'Posters', url: 'page:PosterPage' }] };
const itemFrame = z.looseObject(itemFields);

/** A menu item with its defaults filled in. */
export type MenuItem = z.infer<typeof itemFrame> & { subMenu: MenuItem[] };
/** A menu item as an organiser writes it. */
export type MenuItemInput = z.input<typeof itemFrame> & { subMenu?: MenuItemInput[] | undefined };

/** A menu item and its sub-menu. */
export const menuItem: z.ZodType<MenuItem, MenuItemInput> = z
  .looseObject({
    ...itemFields,
    get subMenu() {
      return optional(z.array(menuItem), [], subMenuWords);
    },
  })
  .meta({ id: 'MenuItem', title: 'Menu item', description: 'An entry of a menu.' });

/** An entry of the banner menu (A §3 Header config). */
export const bannerMenuItem = z
  .looseObject({
    name: required(localisedText, { title: 'Name', description: 'Words of the entry.', example: 'Help desk' }),
    url: optional(target, '', { title: 'Address', description: 'A link, or a page with parameters.', example: 'page:helpdesk' }),
    target: targetWindow,
    id: line('Id', 'Id of the link in the page, for scripts and tests.', 'banner-helpdesk'),
    class: line('Class', 'Class names put on the link, for scripts and tests; they have no effect on the look.', 'highlight'),
    img: media('Picture', 'Picture in place of the icon.', 'asset:icons/help.svg'),
    icon,
    tooltip: text('Tooltip', 'Explanation, also read by screen readers.', 'Ask us anything'),
    module: line('Module', 'Module of My Area that the entry opens where it has no address.', 'inbox'),
  })
  .meta({ id: 'BannerMenuItem', title: 'Banner menu item', description: 'An entry of the banner menu.' });

/** An entry of the social media row. */
export const socialItem = z
  .looseObject({
    name: required(localisedText, { title: 'Name', description: 'Name of the network, read by screen readers.', example: 'Mastodon' }),
    url: required(link, { title: 'Address', description: 'Page of the event there.', example: 'https://social.example.org/@kardia' }),
    icon,
  })
  .meta({ id: 'SocialItem', title: 'Social media', description: 'A link to a social network.' });

/** An entry of the bar at the bottom of the app (A §2 App bottom bar). */
export const appBarItem = z
  .looseObject({
    name: required(localisedText, { title: 'Name', description: 'Words below the icon.', example: 'Menu' }),
    action: optional(z.enum(['url', 'top', 'menu', 'back']), 'url', {
      title: 'Action',
      description: 'url: go to the address; top: scroll up; menu: open the app menu; back: one page back, hidden where there is none.',
      example: 'menu',
    }),
    url: optional(target, '', { title: 'Address', description: 'Where url leads.', example: 'page:HomePage' }),
    icon,
    showMenuItem: flag('Shown', 'false hides the entry.', true),
  })
  .meta({ id: 'AppBarItem', title: 'App bar item', description: 'An entry of the bar at the bottom of the app.' });
