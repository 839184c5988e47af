// The header document: banners, menus, app navigation (A §3 Header config).
import * as z from 'zod';
import { mediaUrl, optional } from '../fields.ts';
import { address, colour, flag, group, line, list, media, text } from './field-kinds.ts';
import { hexColourOrNone, pageName, versioned } from './envelope.ts';
import { appBarItem, bannerMenuItem, menuItem, socialItem } from './menu.ts';

/** A banner picture. */
export const bannerImage = z
  .looseObject({
    image: media('Picture', 'Picture of the banner; empty shows none.', 'asset:banner.svg'),
    alt: text('Alternative text', 'What the picture says, for those who do not see it; empty for decoration.', 'Kardia 2027, 3 to 5 May'),
    link: address('Link', 'Where a click leads; empty for nowhere.', 'page:HomePage'),
  })
  .meta({ id: 'BannerImage', title: 'Banner', description: 'A picture with a link.' });

const items = (title: string, description: string, example: { name: string; url: string }) => list(menuItem, title, description, [example]);

const menu = z.looseObject({
  menuItems: items('Main menu', 'Items of the main menu; empty shows the default menu of A §2.', {
    name: 'Programme',
    url: 'page:ProgramPage',
  }),
  bannerMenuItems: list(bannerMenuItem, 'Banner menu', 'Links above the main menu.', [{ name: 'Help desk', url: 'page:helpdesk' }]),
  myCongressItems: items('My congress', 'Items of the personal menu; empty shows My Programme and Certificates.', {
    name: 'My Programme',
    url: 'page:PersonalProgramPage',
  }),
  customMenuItems: items('Custom menu', 'Items next to the main menu.', { name: 'Press', url: 'page:Press' }),
  myCongress: flag('Show my congress', 'Shows the personal menu to signed-in visitors.', true),
  maxCongressItems: optional(z.number().int().min(0).max(20), 2, {
    title: 'Personal items at once',
    description: 'Items of the personal menu shown before the rest folds away.',
    example: 2,
  }),
  menuIcon: line('Menu icon', 'Icon of the phone menu in prefix-name form; empty takes the usual one.', 'lucide-menu'),
  socialMediaItems: list(socialItem, 'Social media', 'Links to social networks.', [
    { name: 'Mastodon', url: 'https://social.example.org/@kardia' },
  ]),
  socialMediaIconsActive: flag('Show social media', 'Shows the social media links in the header.'),
  backgroundOverlayColor: colour('Overlay', 'Colour behind the opened phone menu, #rrggbb; empty takes the theme.', '#1c1917'),
});

const appNavigation = z.looseObject({
  bottomItems: list(appBarItem, 'Bottom bar', 'Entries of the bar at the bottom, five at most are shown.', [
    { name: 'Menu', action: 'menu' },
  ]),
  items: items('App menu', 'Items of the menu that slides in; empty takes the main menu.', { name: 'Programme', url: 'page:ProgramPage' }),
  legal: address('Legal notice', 'Where the legal notice is; empty shows no link.', 'page:Legal'),
  privacy: address('Privacy', 'Where the privacy notice is; empty shows no link.', 'page:Privacy'),
  welcomeMessage: text('Welcome', 'Words above the profile block.', 'Welcome'),
  appMenuContainerLogo: media('Menu logo', 'Logo at the head of the app menu; empty shows the title.', 'asset:logo.svg'),
  appMenuContainerTitle: text(
    'Menu title',
    'Title at the head of the app menu where there is no logo; empty takes the event name.',
    'Kardia 2027',
  ),
  backDisabled: flag('No Back', 'Back is never shown in the bar.'),
  backPages: optional(
    z.array(pageName),
    ['PagSessionDetailPage', 'PagPresentationDetailPage', 'PagFacultyDetailPage', 'PagAbstractDetailPage'],
    {
      title: 'Pages with Back',
      description: 'Pages that show Back even if nothing was opened before them (A §2); there it leads to the programme.',
      example: ['PagSessionDetailPage'],
    },
  ),
  backgroundColor: colour('Background', 'Background of the bar and of the app menu, #rrggbb; empty takes the theme.', '#ffffff'),
  activeColor: colour('Active colour', 'Colour of the entry of the current page, #rrggbb; empty takes the theme.', '#8c1c2b'),
});

/** The header of an event. */
export const header = z.looseObject({
  ...versioned('header'),
  banners: group(
    z.looseObject({
      main: group(bannerImage, 'Main banner', 'Banner of the event.', { image: 'asset:banner.svg', alt: 'Kardia 2027' }),
      second: group(bannerImage, 'Second banner', 'A second one next to it, for example of the society.', {
        image: 'asset:society.svg',
        link: 'https://www.example.org',
      }),
    }),
    'Banners',
    'Pictures at the head of the page.',
    { main: { image: 'asset:banner.svg' } },
  ),
  menu: group(menu, 'Menus', 'Main, banner, personal and custom menus.', { menuItems: [{ name: 'Programme', url: 'page:ProgramPage' }] }),
  background: optional(z.union([hexColourOrNone, mediaUrl]), '', {
    title: 'Background',
    description: 'Colour #rrggbb or picture behind the header; empty takes the theme.',
    example: 'asset:header.svg',
  }),
  tileNavigation: flag('Tiles on phones', 'The phone menu as tiles in two columns in place of a list.'),
  appNavigationActive: flag(
    'App navigation',
    'Shows the bottom bar and its menu in the app container; the header has no menu button where the bar has one.',
  ),
  appNavigationItems: group(appNavigation, 'App navigation items', 'Bottom bar and menu of the app.', {
    bottomItems: [{ name: 'Menu', action: 'menu' }],
  }),
  fullWidthBanner: flag('Full-width banner', 'The main banner runs from edge to edge.'),
  fullWidthBannerHeight: optional(z.number().int().min(0).max(1000), 0, {
    title: 'Height of the full-width banner',
    description: 'Height in pixels; 0 keeps the proportions of the picture.',
    example: 240,
  }),
  hideHeaderBannerOnScroll: flag('Hide banner on scroll', 'The banner goes after 120 px of scrolling and comes back at the top (A §9).'),
});

/** The header with its defaults filled in. */
export type Header = z.infer<typeof header>;
