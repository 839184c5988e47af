// What an organiser may set on the programme list.
import * as z from 'zod';
import { type ComponentWords, optional } from '#fields';

export const about: ComponentWords = {
  title: 'Programme',
  description:
    'The whole programme by day, with search, filters and, on wide screens, a grid of rooms and times. Day, search and filters live in the address.',
  spec: 'B §1, §2',
};

export const props = z.object({
  show: optional(z.enum(['sessions', 'posters', 'all']), 'sessions', {
    title: 'What is listed',
    description:
      'Sessions, posters, or both. Posters hidden on the scheduler are never listed; sessions hidden on it are left out of the grid.',
    example: 'all',
  }),
  views: optional(z.array(z.enum(['list', 'grid'])).min(1), ['list', 'grid'], {
    title: 'Views',
    description:
      'Views a visitor may choose from where there is room for the grid; the first is shown at first. Narrow screens always show the list.',
    example: ['grid', 'list'],
  }),
  filters: optional(z.array(z.enum(['track', 'room', 'type', 'language', 'group'])), ['track', 'room', 'type', 'language', 'group'], {
    title: 'Filters',
    description: 'Filters in their order. A filter with fewer than two choices in the programme is not shown.',
    example: ['track', 'room'],
  }),
  order: optional(z.enum(['date', 'name', 'room']), 'date', {
    title: 'Order',
    description: 'Order of the list until the visitor chooses another: by time, by name, or by room.',
    example: 'room',
  }),
});
export type Props = z.output<typeof props>;
