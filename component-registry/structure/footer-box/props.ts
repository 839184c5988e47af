// What an organiser may set on a footer box.
import * as z from 'zod';
import { type ComponentWords, link, localisedText, optional, plainText } from '#fields';
import { action, level } from '../parts/shapes.ts';

export const about: ComponentWords = {
  title: 'Footer box',
  description: 'A column of the footer: a title, a list of links, and how somebody is reached.',
  spec: 'A §2 Footer box',
  takeOver: 'later',
};

export const props = z.object({
  title: optional(localisedText, '', {
    title: 'Title',
    description: 'Words above the box; empty for none.',
    example: { 'en-GB': 'Congress office', 'de-DE': 'Kongressbüro' },
  }),
  level: level(2),
  list: optional(z.array(action), [], {
    title: 'List',
    description: 'Links in order.',
    example: [{ text: 'Contact', url: 'page:Contact' }],
  }),
  address: optional(localisedText, '', {
    title: 'Address',
    description: 'Postal address; line breaks are kept.',
    example: 'Sample Society\nMessering 4\n04356 Leipzig',
  }),
  email: optional(z.union([z.literal(''), z.email().max(254)]), '', {
    title: 'E-mail',
    description: 'Address that letters go to; empty for none.',
    example: 'office@example.org',
  }),
  website: optional(link, '', { title: 'Website', description: 'Address of a site; empty for none.', example: 'https://www.example.org' }),
  phone: optional(plainText, '', {
    title: 'Phone',
    description: 'Number as people write it; a press dials its digits. Empty for none.',
    example: '+49 341 000 000',
  }),
});
export type Props = z.output<typeof props>;
