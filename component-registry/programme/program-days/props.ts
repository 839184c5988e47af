// What an organiser may set on the tiles of the programme days.
import * as z from 'zod';
import { type ComponentWords, link, optional, plainText } from '#fields';

export const about: ComponentWords = {
  title: 'Programme days',
  description: 'One tile for each day of the programme, with the number of its sessions or posters, leading to that day in the programme.',
  spec: 'B §2',
  takeOver: 'later',
};

export const props = z.object({
  show: optional(z.enum(['sessions', 'posters']), 'sessions', {
    title: 'Count',
    description: 'What is counted: sessions, or posters without those hidden on the scheduler. Days without any are left out.',
    example: 'posters',
  }),
  itemsPerLine: optional(z.number().int().min(1).max(8), 5, {
    title: 'Tiles in a line',
    description: 'Most tiles side by side where there is room; a phone shows fewer.',
    example: 3,
  }),
  dayFormat: optional(plainText.min(1), 'dddd, DD MMMM YYYY', {
    title: 'Format of the day',
    description: 'Pattern of dddd, ddd, DD, D, MMMM, MMM, MM, YYYY. What stands before the first comma becomes a line of its own.',
    example: 'dddd, D MMMM',
  }),
  link: optional(link, 'page:PagSearchPage', {
    title: 'Where a tile leads',
    description: 'Page with the programme of the day; the day is added to its address. Posters may have a page of their own.',
    example: 'page:Posters',
  }),
  view: optional(z.enum(['list', 'cards', 'grid', 'timeline']), 'list', {
    title: 'View',
    description: 'How the page behind a tile shows the day, if it offers that view.',
    example: 'grid',
  }),
  viewSize: optional(z.enum(['comfortable', 'compact', 'large']), 'comfortable', {
    title: 'View size',
    description: 'How much the page behind a tile shows of each session; a grid alone is drawn larger.',
    example: 'compact',
  }),
  calendar: optional(z.boolean(), true, {
    title: 'Calendar',
    description:
      'Whether the programme can be taken into a calendar of one’s own, below the tiles. Posters have no times and so no calendar.',
    example: false,
  }),
});
export type Props = z.output<typeof props>;
