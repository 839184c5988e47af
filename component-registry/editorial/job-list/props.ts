// What an organiser may set on the list of jobs.
import * as z from 'zod';
import { type ComponentWords, localisedText, optional } from '#fields';

export const about: ComponentWords = {
  title: 'Jobs',
  description:
    'The positions of data/jobs.json with search and filters; one opens on its own page with the way to apply. On other pages a few of them with a link to all.',
  spec: 'A §2 jobs/{jobsId}',
};

export const props = z.object({
  title: optional(localisedText, '', { title: 'Title', description: 'Above the list; empty for none.', example: 'Jobs' }),
  lead: optional(localisedText, '', {
    title: 'Lead',
    description: 'A sentence below the title; empty for none.',
    example: 'Positions at clinics and companies.',
  }),
  level: optional(z.union([z.literal(1), z.literal(2)]), 2, {
    title: 'Level',
    description: 'Level of the title: 1 as the title of the page, 2 as a section of it.',
    example: 1,
  }),
  limit: optional(z.number().int().min(0).max(100), 0, {
    title: 'Most positions',
    description: 'How many positions are shown; 0 for all.',
    example: 3,
  }),
  search: optional(z.boolean(), true, { title: 'Search', description: 'Whether positions can be searched and filtered.', example: false }),
});
export type Props = z.output<typeof props>;
