// The footer model document: logo, words, link groups and icons of the footer (A §2, §3 Footer model).
import * as z from 'zod';
import { link, localisedText, mediaUrl, optional, required } from '../fields.ts';
import { hexColourOrNone, versioned } from './envelope.ts';

const icon = optional(z.string().max(2_000), '', {
  title: 'Icon',
  description: 'Name of an icon in prefix-name form; empty shows none.',
  example: 'lucide-mail',
});

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
  Name: optional(localisedText, '', { title: 'Name', description: 'Heading of the group.', example: 'The congress' }),
  Description: optional(localisedText, '', {
    title: 'Description',
    description: 'One sentence below the heading.',
    example: 'All about your stay.',
  }),
  Links: optional(z.array(footerLink), [], {
    title: 'Links',
    description: 'Links of the group.',
    example: [{ Name: 'Contact', Url: 'page:contact' }],
  }),
});

const footerIcon = z.looseObject({
  Name: required(localisedText, { title: 'Name', description: 'Name of the icon, read by screen readers.', example: 'Mastodon' }),
  Url: required(link, { title: 'Address', description: 'Where it leads.', example: 'https://social.example.org/@kardia' }),
  Icon: icon,
});

const colour = (title: string, description: string, example: string) =>
  optional(hexColourOrNone, '', { title, description: `${description}, #rrggbb; empty takes the theme.`, example });

/** The footer of an event. */
export const footerModel = z.looseObject({
  ...versioned('footer-model'),
  Template: optional(z.enum(['Small', 'Large']), 'Large', {
    title: 'Template',
    description: 'Small: one line; Large: link groups next to logo and words.',
    example: 'Small',
  }),
  Logo: optional(mediaUrl, '', { title: 'Logo', description: 'Logo in the footer; empty shows none.', example: 'asset:society.svg' }),
  LogoUrl: optional(link, '', { title: 'Logo link', description: 'Where a click on the logo leads.', example: 'https://www.example.org' }),
  Text: optional(localisedText, '', {
    title: 'Text',
    description: 'Words of the organiser; HTML, sanitised.',
    example: 'Organised by the Sample Society.',
  }),
  TextCopyright: optional(localisedText, '', { title: 'Copyright', description: 'Copyright line.', example: '© 2027 Sample Society' }),
  TextColor: colour('Text colour', 'Colour of the text', '#ffffff'),
  Background: colour('Background', 'Colour of the background', '#1c1917'),
  LinkColor: colour('Link colour', 'Colour of links', '#f0c9a0'),
  Links: optional(z.array(group), [], {
    title: 'Link groups',
    description: 'Groups of links, in order.',
    example: [{ Name: 'The congress', Links: [{ Name: 'Contact', Url: 'page:contact' }] }],
  }),
  Icons: optional(z.array(footerIcon), [], {
    title: 'Icons',
    description: 'Icon links, for example to social networks.',
    example: [{ Name: 'Mastodon', Url: 'https://social.example.org/@kardia', Icon: 'lucide-at-sign' }],
  }),
});

/** The footer model with its defaults filled in. */
export type FooterModel = z.infer<typeof footerModel>;
