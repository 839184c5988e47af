// What an organiser may set on the list of awards.
import * as z from 'zod';
import { type ComponentWords, localisedText, optional } from '#fields';

export const about: ComponentWords = {
  title: 'Award winners',
  description:
    'The awards of data/awards.json with their winners and what they were given for, the latest year first. On other pages a few of them with a link to all.',
  spec: 'A §2 award-winners',
};

export const props = z.object({
  title: optional(localisedText, '', { title: 'Title', description: 'Above the list; empty for none.', example: 'Award winners' }),
  lead: optional(localisedText, '', {
    title: 'Lead',
    description: 'A sentence below the title; empty for none.',
    example: 'Who was honoured, and for what.',
  }),
  level: optional(z.union([z.literal(1), z.literal(2)]), 2, {
    title: 'Level',
    description: 'Level of the title: 1 as the title of the page, 2 as a section of it.',
    example: 1,
  }),
  limit: optional(z.number().int().min(0).max(100), 0, {
    title: 'Most awards',
    description: 'How many awards are shown; 0 for all.',
    example: 3,
  }),
});
export type Props = z.output<typeof props>;
