// What an organiser may set on the personal programme.
import * as z from 'zod';
import { type ComponentWords, optional } from '#fields';

export const about: ComponentWords = {
  title: 'Personal programme',
  description:
    'The favourites and own appointments of the reader by day, with clashes, changes of room and free slots; as a calendar, a PDF and on paper.',
  spec: 'B §3 Personal program, §7',
};

export const props = z.object({
  part: optional(z.enum(['all', 'day']), 'all', {
    title: 'Part',
    description:
      'The whole programme, or one day of it: today as far as it lies ahead, else the next day with something in it, and a link to the whole.',
    example: 'day',
  }),
  suggestions: optional(z.boolean(), true, {
    title: 'Suggestions',
    description: 'Whether free slots suggest sessions from the tracks of the reader’s favourites.',
    example: false,
  }),
});
export type Props = z.output<typeof props>;
