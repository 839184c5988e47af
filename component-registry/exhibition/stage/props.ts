// What an organiser may set on a stage.
import * as z from 'zod';
import { type ComponentWords, optional } from '#fields';

export const about: ComponentWords = {
  title: 'Stage',
  description:
    'A picture or plan of data/stages.json with hot spots that lead to pages and companies; on narrow screens the same links stand below it as a list.',
  spec: 'B §2 industry landing pages, A §2 plaza',
  takeOver: 'later',
};

export const props = z.object({
  stage: optional(z.string().max(120), '', {
    title: 'Stage',
    description: 'Id of the row in stages.json; empty takes the one that the address names (/industrylandingpage/…/gold), else “landing”.',
    example: 'plaza',
  }),
  heading: optional(z.boolean(), true, {
    title: 'Heading',
    description: 'Whether title and lead of the stage stand above it.',
    example: false,
  }),
  missing: optional(z.enum(['sentence', 'nothing']), 'sentence', {
    title: 'Without a stage',
    description: 'What is shown where there is no such stage: a sentence with a way onward, or nothing.',
    example: 'nothing',
  }),
});
export type Props = z.output<typeof props>;
