// What an organiser may set on the charity challenges.
import * as z from 'zod';
import { type ComponentWords, optional } from '#fields';

export const about: ComponentWords = {
  title: 'Charity challenges',
  description:
    'The challenges, each to be taken once by signed-in participants: choose one, answer its questions, see what was earned. On the page of a project its challenges alone; on a profile those of its company.',
  spec: 'B §2, B §4 Charity',
};

export const props = z.object({
  of: optional(z.enum(['event', 'company']), 'event', {
    title: 'Of',
    description:
      'All challenges of the event, or those of the company on whose profile it stands; there it is hidden where the company has none.',
    example: 'company',
  }),
  showHeader: optional(z.boolean(), false, {
    title: 'Header of the survey',
    description: 'Whether title and description of the survey stand above its questions.',
    example: true,
  }),
});
export type Props = z.output<typeof props>;
