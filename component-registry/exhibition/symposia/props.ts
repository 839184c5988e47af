// What an organiser may set on the list of industry symposia.
import * as z from 'zod';
import { type ComponentWords, optional } from '#fields';
import { FORMER_ORDER, symposiaOrders } from './orders.ts';

export const about: ComponentWords = {
  title: 'Industry symposia',
  description:
    'The symposia of companies by day, to be searched, ordered and filtered by company and day; each leads to its session and its company, and visitors ask for information or a call.',
  spec: 'B §2 Industry symposia, Dialogs; B §4, §5',
};

const tags = (title: string, description: string, example: string) =>
  optional(z.array(z.string().max(200)).max(500), [], { title, description, example: [example] });

export const props = z.object({
  search: optional(z.enum(['list', 'search']), 'list', {
    title: 'Search',
    description:
      'Limits of the search (B §5): a list forgives typing errors from 3 characters on (0.3), a search finds what is written from 2 on.',
    example: 'search',
  }),
  order: optional(z.enum([...symposiaOrders, FORMER_ORDER]), 'date', {
    title: 'Order',
    description:
      'Order at first (B §4): by time, name or company, mixed, highlighted ones first, or what is on, then what comes; visitors can change it. `company` is the former word for `companyname`.',
    example: 'upcoming',
  }),
  leads: optional(z.boolean(), true, {
    title: 'Leads',
    description: 'Whether visitors ask the company of a symposium for information or a call.',
    example: false,
  }),
  tags: tags('All tags', 'Only symposia that have all of these tags (B §4).', 'CME'),
  oneOfTags: tags('One of the tags', 'Only symposia that have at least one of these tags (B §4).', 'Live'),
});
export type Props = z.output<typeof props>;
