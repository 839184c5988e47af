// What an organiser may set on quick links.
import * as z from 'zod';
import { type ComponentWords, link, localisedText, optional, plainText, required } from '#fields';
import { heading, level } from '../parts/shapes.ts';

export const about: ComponentWords = {
  title: 'Quick links',
  description: 'The handful of places most visitors look for, each with a few words.',
  takeOver: 'later',
};

const quickLink = z.strictObject({
  title: required(localisedText, {
    title: 'Title',
    description: 'Name of the place.',
    example: { 'en-GB': 'My programme', 'de-DE': 'Mein Programm' },
  }),
  text: optional(localisedText, '', {
    title: 'Text',
    description: 'A few words about it; empty for none.',
    example: 'Everything you have marked',
  }),
  url: required(link, { title: 'Address', description: 'Where it leads.', example: 'page:PagSearchPage' }),
  icon: optional(plainText, '', {
    title: 'Icon',
    description: 'Name of an icon in prefix-name form; an unknown one becomes a question mark, empty shows none.',
    example: 'lucide-calendar',
  }),
});

export const props = z.object({
  heading: heading('Find your way'),
  level: level(2),
  links: required(z.array(quickLink).min(1), {
    title: 'Links',
    description: 'Links in order; four to eight are read, more are not.',
    example: [{ title: 'My programme', url: 'page:PagSearchPage', icon: 'lucide-calendar' }],
  }),
});
export type Props = z.output<typeof props>;
