// What an organiser may set on the button of evaluation.
import * as z from 'zod';
import { type ComponentWords, optional } from '#fields';

export const about: ComponentWords = {
  title: 'Evaluation button',
  description:
    'Opens the survey of the session on whose page it stands, or of the event, in a dialog: once the session has started, to those who have not answered yet. Nothing where no survey evaluates it.',
  spec: 'A §5, B §2, B §4 Evaluation',
  takeOver: 'later',
};

export const props = z.object({
  evaluates: optional(z.enum(['session', 'event']), 'session', {
    title: 'Evaluates',
    description: 'The session of the page, or the event.',
    example: 'event',
  }),
  showHeader: optional(z.boolean(), true, {
    title: 'Header of the survey',
    description: 'Whether title and description of the survey stand above its questions.',
    example: false,
  }),
});
export type Props = z.output<typeof props>;
