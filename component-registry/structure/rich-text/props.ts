// What an organiser may set on running text.
import * as z from 'zod';
import { type ComponentWords, localisedText, optional, required } from '#fields';

export const about: ComponentWords = {
  title: 'Rich text',
  description: 'Running text with headings, lists, links and tables, in a column that is comfortable to read.',
  takeOver: 'later',
};

export const props = z.object({
  html: required(localisedText, {
    title: 'Text',
    description:
      'HTML: paragraphs, headings from h2 on, lists, links, quotations, tables, pictures. Scripts, styles, forms and frames are taken out.',
    example: { 'en-GB': '<p>Welcome to Leipzig.</p>', 'de-DE': '<p>Willkommen in Leipzig.</p>' },
  }),
  width: optional(z.enum(['column', 'full']), 'column', {
    title: 'Width',
    description: 'column: lines of 45 to 75 characters. full: as wide as its place, for tables.',
    example: 'full',
  }),
  align: optional(z.enum(['start', 'center']), 'start', {
    title: 'Place',
    description: 'Where the column stands in a wider place: at the start or in the middle. The text itself always starts at the edge.',
    example: 'center',
  }),
  lead: optional(z.boolean(), false, {
    title: 'Large first paragraph',
    description: 'Sets the first paragraph larger, as the opening of an article.',
    example: true,
  }),
});
export type Props = z.output<typeof props>;
