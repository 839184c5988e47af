// The footer model document: logo, words, link groups and icons of the footer (A §2, §3 Footer model).
import * as z from 'zod';
import { link, localisedText, optional, required } from '../fields.ts';
import { address, colour, line, list, media, text } from './field-kinds.ts';
import { versioned } from './envelope.ts';

const icon = line('Icon', 'Name of an icon in prefix-name form; empty shows none.', 'lucide-mail');

const footerLink = z.looseObject({
  Name: required(localisedText, { title: 'Name', description: 'Words of the link.', example: 'Contact' }),
  Url: required(link, { title: 'Address', description: 'Where it leads.', example: 'page:contact' }),
  Icon: icon,
  Open: optional(z.enum(['', '_self', '_blank', 'modal']), '', {
    title: 'Open',
    description: 'Same window (_self or empty), a new one (_blank), or a frame above the page (modal, 800 px high).',
    example: 'modal',
  }),
});

const group = z.looseObject({
  Name: text('Name', 'Heading of the group.', 'The congress'),
  Description: text('Description', 'One sentence below the heading.', 'All about your stay.'),
  Links: list(footerLink, 'Links', 'Links of the group.', [{ Name: 'Contact', Url: 'page:contact' }]),
});

const footerIcon = z.looseObject({
  Name: required(localisedText, { title: 'Name', description: 'Name of the icon, read by screen readers.', example: 'Mastodon' }),
  Url: required(link, { title: 'Address', description: 'Where it leads.', example: 'https://social.example.org/@kardia' }),
  Icon: icon,
});

const themed = (title: string, description: string, example: string) =>
  colour(title, `${description}, #rrggbb; empty takes the theme.`, example);

/** The footer of an event. */
export const footerModel = z.looseObject({
  ...versioned('footer-model'),
  Template: optional(z.enum(['Small', 'Large']), 'Large', {
    title: 'Template',
    description: 'Small: one line; Large: link groups next to logo and words.',
    example: 'Small',
  }),
  Logo: media('Logo', 'Logo in the footer; empty shows none.', 'asset:society.svg'),
  LogoUrl: address('Logo link', 'Where a click on the logo leads.', 'https://www.example.org'),
  Text: text('Text', 'Words of the organiser; HTML, sanitised.', 'Organised by the Sample Society.'),
  TextCopyright: text('Copyright', 'Copyright line.', '© 2027 Sample Society'),
  TextColor: themed('Text colour', 'Colour of the text', '#ffffff'),
  Background: themed('Background', 'Colour of the background', '#1c1917'),
  LinkColor: themed('Link colour', 'Colour of links', '#f0c9a0'),
  Links: list(group, 'Link groups', 'Groups of links, in order.', [
    { Name: 'The congress', Links: [{ Name: 'Contact', Url: 'page:contact' }] },
  ]),
  Icons: list(footerIcon, 'Icons', 'Icon links, for example to social networks.', [
    { Name: 'Mastodon', Url: 'https://social.example.org/@kardia', Icon: 'lucide-at-sign' },
  ]),
});

/** The footer model with its defaults filled in. */
export type FooterModel = z.infer<typeof footerModel>;
