// What an organiser may set on the list of preceptorships.
import * as z from 'zod';
import { type ComponentWords, localisedText, optional } from '#fields';

export const about: ComponentWords = {
  title: 'Preceptorships',
  description:
    'The places of data/preceptorships.json with search and filters by topic, country and language, and the way to apply until the deadline. On other pages a few of them with a link to all.',
  spec: 'A §2 preceptorships',
};

export const props = z.object({
  title: optional(localisedText, '', { title: 'Title', description: 'Above the list; empty for none.', example: 'Preceptorships' }),
  lead: optional(localisedText, '', {
    title: 'Lead',
    description: 'A sentence below the title; empty for none.',
    example: 'Places where you can watch and learn.',
  }),
  level: optional(z.union([z.literal(1), z.literal(2)]), 2, {
    title: 'Level',
    description: 'Level of the title: 1 as the title of the page, 2 as a section of it.',
    example: 1,
  }),
  limit: optional(z.number().int().min(0).max(100), 0, {
    title: 'Most offers',
    description: 'How many offers are shown; 0 for all.',
    example: 3,
  }),
  search: optional(z.boolean(), true, { title: 'Search', description: 'Whether offers can be searched and filtered.', example: false }),
});
export type Props = z.output<typeof props>;
