// What an organiser may set on a heading.
import * as z from 'zod';
import { type ComponentWords, localisedText, optional, required } from '#fields';

export const about: ComponentWords = {
  title: 'Heading',
  description: 'A heading with an optional line above and below it.',
  takeOver: 'later',
};

export const props = z.object({
  text: required(localisedText, {
    title: 'Text',
    description: 'The words of the heading.',
    example: { 'en-GB': 'Welcome', 'de-DE': 'Willkommen' },
  }),
  level: optional(z.union([z.literal(1), z.literal(2), z.literal(3)]), 2, {
    title: 'Level',
    description: 'Place in the outline of the page: 1 is the title of the page (one a page), 2 a section, 3 a part of a section.',
    example: 2,
  }),
  overline: optional(localisedText, '', {
    title: 'Overline',
    description: 'A short label above the heading; empty for none.',
    example: 'For delegates',
  }),
  lead: optional(localisedText, '', {
    title: 'Lead',
    description: 'One or two sentences below the heading; empty for none.',
    example: 'Three days, twelve halls, one heart.',
  }),
});
export type Props = z.output<typeof props>;
