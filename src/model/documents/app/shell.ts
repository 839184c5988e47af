// App configuration, topic page shell: header, footer, window title (A §2 The page shell).
import * as z from 'zod';
import { localisedText, optional } from '../../fields.ts';
import { address, flag, group, list, media, text } from '../field-kinds.ts';
import { httpsOrigin, pageName } from '../envelope.ts';
import { bannerMenuItem } from '../menu.ts';

/** Padding above and below, then at the sides. */
const twoLengths = z.string().regex(/^(?:0|\d{0,2}(?:\.\d{1,3}|\d)(?:rem|em|px)) (?:0|\d{0,2}(?:\.\d{1,3}|\d)(?:rem|em|px))$/);

/** Keys of this topic. */
export const shellKeys = {
  newVMXHeader: flag(
    'Header',
    'The menu is that of the header document, and of the header model where it has none; false: the other way round.',
    true,
  ),
  newVMXFooter: flag('Footer', 'The footer is drawn from the footer grids where there are some; false draws the footer model.', true),
  disableVMXFooter: flag('No footer', 'Shows no footer at all.'),
  hideFooterInApp: flag('No footer in the app', 'Shows no footer in the app container.'),
  headerHiddenOnPages: optional(z.array(pageName), ['SubmissionPage'], {
    title: 'Pages without header',
    description: 'Pages on which the header is not shown.',
    example: ['SubmissionPage', 'AssemblyPage'],
  }),
  headerBreakpoint: optional(z.number().int().min(0).max(10_000), 1024, {
    title: 'Header breakpoint',
    description: 'Width in pixels below which the phone menu is used; in the app container it is at least 2800 (A §9).',
    example: 1200,
  }),
  mobileContainerWidth: optional(z.number().min(50).max(100), 95, {
    title: 'Content width on phones',
    description: 'Per cent of the window that the content takes on phones (up to 768 pixels), before its padding (A §9).',
    example: 100,
  }),
  mobileContainerPadding: optional(twoLengths, '0 .2rem', {
    title: 'Content padding on phones',
    description: 'Padding of the content on phones, above and below, then at the sides, as in CSS; rem, em or px (A §9).',
    example: '0 1rem',
  }),
  headerInitialsEnabled: flag('Initials', 'Shows the initials of a signed-in visitor in the header.'),
  headerTimeEnabled: flag('Clock', 'Shows the time of the event in the header; where its menu slides in, in the menu.'),
  headerTimezoneText: text('Time zone text', 'Words next to the clock; empty shows the name of the zone.', 'Berlin time'),
  bannerCustomerLogo: media('Customer logo', 'A further logo in the banner; empty for none.', 'asset:society.svg'),
  bannerMenuList: list(bannerMenuItem, 'Banner menu', 'Links in the banner, in addition to those of the header document.', [
    { name: 'Help desk', url: 'page:helpdesk' },
  ]),
  customProfileUrl: address(
    'Profile link',
    'Where My Profile leads; empty opens the profile of My Area.',
    'https://id.example.org/profile',
  ),
  customHeaderUrl: address('Logo link', 'Where the event logo leads; empty goes home.', 'https://www.example.org'),
  favicon: media('Icon', 'Icon of the browser tab; empty draws one from the motif and the brand colour of the event.', 'asset:favicon.svg'),
  PageTitles: group(
    z.record(pageName, localisedText),
    'Page titles',
    'Names of pages in the window title, "{event name} - {page name}" (A §2); a page that is not listed keeps its own.',
    { HomePage: 'Home', ProgramPage: { 'en-GB': 'Programme', 'de-DE': 'Programm' } },
  ),
  searchEngines: flag(
    'Search engines',
    'Pages that everybody may open can be found by search engines; false asks them to leave the event out (noindex, and no entry in sitemap.xml).',
    true,
  ),
  embedOrigins: list(
    httpsOrigin,
    'Sites that embed the event',
    'Origins of sites that may show the event in a frame, and are asked to scroll to its top after a navigation (message foyer:scroll-top). Empty: whom the server allows, and nobody is asked.',
    ['https://society.example.org'],
  ),
};
