// The header document: banners, menus, app navigation (A §3 Header config).
import * as z from 'zod';
import { link, localisedText, mediaUrl, optional } from '../fields.ts';
import { hexColourOrNone, versioned } from './envelope.ts';
import { appBarItem, bannerMenuItem, menuItem, socialItem } from './menu.ts';

/** A banner picture. */
export const bannerImage = z
  .looseObject({
    image: optional(mediaUrl, '', {
      title: 'Picture',
      description: 'Picture of the banner; empty shows none.',
      example: 'asset:banner.svg',
    }),
    alt: optional(localisedText, '', {
      title: 'Alternative text',
      description: 'What the picture says, for those who do not see it; empty for decoration.',
      example: 'Kardia 2027, 3 to 5 May',
    }),
    link: optional(link, '', { title: 'Link', description: 'Where a click leads; empty for nowhere.', example: 'page:HomePage' }),
  })
  .meta({ id: 'BannerImage', title: 'Banner', description: 'A picture with a link.' });

const items = (title: string, description: string, example: { name: string; url: string }) =>
  optional(z.array(menuItem), [], { title, description, example: [example] });

const menu = z.looseObject({
  menuItems: items('Main menu', 'Items of the main menu; empty shows the default menu of A §2.', {
    name: 'Programme',
    url: 'page:ProgramPage',
  }),
  bannerMenuItems: optional(z.array(bannerMenuItem), [], {
    title: 'Banner menu',
    description: 'Links above the main menu.',
    example: [{ name: 'Help desk', url: 'page:helpdesk' }],
  }),
  myCongressItems: items('My congress', 'Items of the personal menu; empty shows My Programme and Certificates.', {
    name: 'My Programme',
    url: 'page:MyAreaPage',
  }),
  customMenuItems: items('Custom menu', 'Items next to the main menu.', { name: 'Press', url: 'page:Press' }),
  myCongress: optional(z.boolean(), true, {
    title: 'Show my congress',
    description: 'Shows the personal menu to signed-in visitors.',
    example: false,
  }),
  maxCongressItems: optional(z.number().int().min(0).max(20), 2, {
    title: 'Personal items at once',
    description: 'Items of the personal menu shown before the rest folds away.',
    example: 2,
  }),
  menuIcon: optional(z.string().max(2_000), '', {
    title: 'Menu icon',
    description: 'Icon of the phone menu in prefix-name form; empty takes the usual one.',
    example: 'lucide-menu',
  }),
  socialMediaItems: optional(z.array(socialItem), [], {
    title: 'Social media',
    description: 'Links to social networks.',
    example: [{ name: 'Mastodon', url: 'https://social.example.org/@kardia' }],
  }),
  socialMediaIconsActive: optional(z.boolean(), false, {
    title: 'Show social media',
    description: 'Shows the social media links in the header.',
    example: true,
  }),
  backgroundOverlayColor: optional(hexColourOrNone, '', {
    title: 'Overlay',
    description: 'Colour behind the opened phone menu, #rrggbb; empty takes the theme.',
    example: '#1c1917',
  }),
});

const appNavigation = z.looseObject({
  bottomItems: optional(z.array(appBarItem), [], {
    title: 'Bottom bar',
    description: 'Entries of the bar at the bottom, five at most are shown.',
    example: [{ name: 'Menu', action: 'menu' }],
  }),
  items: items('App menu', 'Items of the menu that slides in.', { name: 'Programme', url: 'page:ProgramPage' }),
  legal: optional(link, '', {
    title: 'Legal notice',
    description: 'Where the legal notice is; empty shows no link.',
    example: 'page:Legal',
  }),
  privacy: optional(link, '', {
    title: 'Privacy',
    description: 'Where the privacy notice is; empty shows no link.',
    example: 'page:Privacy',
  }),
  welcomeMessage: optional(localisedText, '', { title: 'Welcome', description: 'Words above the profile block.', example: 'Welcome' }),
  appMenuContainerLogo: optional(mediaUrl, '', {
    title: 'Menu logo',
    description: 'Logo at the head of the app menu; empty shows the title.',
    example: 'asset:logo.svg',
  }),
  appMenuContainerTitle: optional(localisedText, '', {
    title: 'Menu title',
    description: 'Title at the head of the app menu where there is no logo; empty takes the event name.',
    example: 'Kardia 2027',
  }),
  backgroundColor: optional(hexColourOrNone, '', {
    title: 'Background',
    description: 'Background of the bar, #rrggbb; empty takes the theme.',
    example: '#ffffff',
  }),
  activeColor: optional(hexColourOrNone, '', {
    title: 'Active colour',
    description: 'Colour of the entry of the current page, #rrggbb; empty takes the theme.',
    example: '#8c1c2b',
  }),
});

/** The header of an event. */
export const header = z.looseObject({
  ...versioned('header'),
  banners: optional(
    z.looseObject({
      main: optional(
        bannerImage,
        {},
        { title: 'Main banner', description: 'Banner of the event.', example: { image: 'asset:banner.svg', alt: 'Kardia 2027' } },
      ),
      second: optional(
        bannerImage,
        {},
        {
          title: 'Second banner',
          description: 'A second one next to it, for example of the society.',
          example: { image: 'asset:society.svg', link: 'https://www.example.org' },
        },
      ),
    }),
    {},
    { title: 'Banners', description: 'Pictures at the head of the page.', example: { main: { image: 'asset:banner.svg' } } },
  ),
  menu: optional(
    menu,
    {},
    {
      title: 'Menus',
      description: 'Main, banner, personal and custom menus.',
      example: { menuItems: [{ name: 'Programme', url: 'page:ProgramPage' }] },
    },
  ),
  background: optional(z.union([hexColourOrNone, mediaUrl]), '', {
    title: 'Background',
    description: 'Colour #rrggbb or picture behind the header; empty takes the theme.',
    example: 'asset:header.svg',
  }),
  tileNavigation: optional(z.boolean(), false, {
    title: 'Tiles on phones',
    description: 'The phone menu as tiles in two columns in place of a list.',
    example: true,
  }),
  appNavigationActive: optional(z.boolean(), false, {
    title: 'App navigation',
    description: 'Shows the bottom bar and its menu in the app container.',
    example: true,
  }),
  appNavigationItems: optional(
    appNavigation,
    {},
    {
      title: 'App navigation items',
      description: 'Bottom bar and menu of the app.',
      example: { bottomItems: [{ name: 'Menu', action: 'menu' }] },
    },
  ),
  fullWidthBanner: optional(z.boolean(), false, {
    title: 'Full-width banner',
    description: 'The main banner runs from edge to edge.',
    example: true,
  }),
  fullWidthBannerHeight: optional(z.number().int().min(0).max(1000), 0, {
    title: 'Height of the full-width banner',
    description: 'Height in pixels; 0 keeps the proportions of the picture.',
    example: 240,
  }),
  hideHeaderBannerOnScroll: optional(z.boolean(), false, {
    title: 'Hide banner on scroll',
    description: 'The banner goes after 120 px of scrolling and comes back at the top (A §9).',
    example: true,
  }),
});

/** The header with its defaults filled in. */
export type Header = z.infer<typeof header>;
