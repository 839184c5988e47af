// What an organiser may set on the programme list.
import * as z from 'zod';
import { type ComponentWords, optional } from '#fields';
import { facets } from '../session/session-filter.ts';
import { programmeViews } from './views.ts';

export const about: ComponentWords = {
  title: 'Programme',
  description:
    'The whole programme by day, with search and filters, as a list, as cards, as a grid of rooms and times, as a timeline of the day or as an overview of all days. Day, search and filters live in the address.',
  spec: 'B §1, §2',
};

const orders = ['date', 'name', 'room', 'random', 'companyname', 'featuredDateSort', 'upcoming'] as const;

/** Nothing is left out by an empty list. */
const preset = (title: string, description: string, example: readonly string[]) =>
  optional(z.array(z.string().max(200)).max(500), [], { title, description, example: [...example] });

export const props = z.object({
  show: optional(z.enum(['sessions', 'posters', 'all', 'presentations', 'abstracts']), 'sessions', {
    title: 'What is listed',
    description:
      'Sessions, posters, or both; or the presentations or abstracts themselves, each with its authors, and found by their texts. Posters hidden on the scheduler are never listed; sessions hidden on it are left out of the grid.',
    example: 'all',
  }),
  views: optional(z.array(z.enum(programmeViews)).min(1), [...programmeViews], {
    title: 'Views',
    description:
      'Views a visitor may choose from; the first is shown at first. The grid of rooms is for wide screens, the timeline of a day for narrow ones, the week for events longer than three days.',
    example: ['grid', 'timeline', 'list'],
  }),
  across: optional(z.boolean(), true, {
    title: 'Other kinds',
    description:
      'Whether a question also offers what it finds among sessions, presentations, people, abstracts, posters and exhibitors that are not listed here.',
    example: false,
  }),
  filters: optional(z.array(z.enum(facets)), ['track', 'room', 'type', 'language', 'group'], {
    title: 'Filters',
    description: 'Filters in their order. A filter with fewer than two choices in the programme is not shown.',
    example: ['track', 'room'],
  }),
  order: optional(z.enum(orders), 'date', {
    title: 'Order',
    description:
      'Order of the list until the visitor chooses another: by time, name, room or company; mixed anew for each visit; featured ones first; or what is on, comes next, and is over (B §4).',
    example: 'room',
  }),
  orders: optional(z.array(z.enum(orders)).min(1), ['date', 'name', 'room'], {
    title: 'Orders to choose from',
    description: 'Orders a visitor may choose from, in this order; a single one is not offered.',
    example: ['upcoming', 'date', 'name'],
  }),
  featured: preset('Featured', 'Ids that come first in the order of featured ones; without any, those marked as highlighted.', ['s-101']),
  search: optional(z.enum(['programme', 'symposiaList', 'symposiaSearch']), 'programme', {
    title: 'Search',
    description:
      'How the list is searched (B §5): as the programme, by words and with typing errors; as a list of symposia, from 3 characters and with a threshold of 0.3; or as a search of symposia, from 2 characters and as written.',
    example: 'symposiaSearch',
  }),
  grades: preset('Grades', 'Only sessions of one of these grades, in any case.', ['Industry']),
  types: preset('Kinds', 'Only sessions of one of these kinds.', ['Workshop']),
  companies: preset('Companies', 'Only sessions of one of these companies, by id or name.', ['4711']),
  tracks: preset('Tracks', 'Only sessions of one of these tracks, by id or name.', ['imaging']),
  rooms: preset('Rooms', 'Only sessions in one of these rooms, by id or name.', ['hall-a']),
  dates: preset('Days', 'Only sessions on one of these days of the programme, YYYY-MM-DD.', ['2027-05-03']),
  tags: preset('All tags', 'Only sessions that have all of these tags (B §4).', ['CME', 'Live']),
  oneOfTags: preset('One of the tags', 'Only sessions that have at least one of these tags (B §4).', ['Live', 'Recorded']),
  ids: preset('Ids', 'Only what has one of these ids: of sessions, presentations or abstracts, whichever are listed.', ['s-101']),
});
export type Props = z.output<typeof props>;
