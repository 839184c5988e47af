// What an organiser may set on the page of evaluation.
import * as z from 'zod';
import { type ComponentWords, optional } from '#fields';

export const about: ComponentWords = {
  title: 'Evaluation',
  description: 'The survey of the event, and the sessions the viewer can evaluate or has evaluated, the latest first.',
  spec: 'B §2, B §4 Evaluation',
};

export const props = z.object({
  sessions: optional(z.boolean(), true, {
    title: 'Sessions',
    description: 'Whether the sessions to evaluate are listed below the survey of the event.',
    example: false,
  }),
  showHeader: optional(z.boolean(), true, {
    title: 'Header of the survey',
    description: 'Whether title and description of the survey stand above its questions.',
    example: false,
  }),
});
export type Props = z.output<typeof props>;
