// What an organiser may set on the list of one's submissions.
import * as z from 'zod';
import { type ComponentWords, localisedText, optional } from '#fields';

export const about: ComponentWords = {
  title: 'Own submissions',
  description:
    'The calls of data/calls.json, and the reader’s submissions to them: drafts that save themselves, submitting, changing until the deadline, withdrawing, and what was decided.',
  spec: 'A §2 submission',
};

export const props = z.object({
  heading: optional(localisedText, '', {
    title: 'Heading',
    description: 'Words above the list of one’s submissions; empty for the usual ones.',
    example: 'My abstracts',
  }),
});
export type Props = z.output<typeof props>;
