// What an organiser may set on the list of reviews.
import * as z from 'zod';
import { type ComponentWords, localisedText, optional } from '#fields';

export const about: ComponentWords = {
  title: 'Reviews',
  description:
    'The submissions that were assigned to the reader as a reviewer: scores by the criteria of the call, comments to authors and organisers, conflicts of interest, and how many are done.',
  spec: 'A §2 review',
};

export const props = z.object({
  heading: optional(localisedText, '', {
    title: 'Heading',
    description: 'Words above the list; empty for the usual ones.',
    example: 'My reviews',
  }),
});
export type Props = z.output<typeof props>;
