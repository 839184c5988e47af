// What an organiser may set on a notice.
import * as z from 'zod';
import { type ComponentWords, localisedText, optional, required } from '#fields';
import { actions } from '../parts/shapes.ts';

export const about: ComponentWords = {
  title: 'Notice',
  description:
    'A short note that must not be missed: something to know, something done, something to mind. With a window it comes and goes by itself.',
  takeOver: 'later',
};

export const props = z.object({
  tone: optional(z.enum(['info', 'success', 'warning']), 'info', {
    title: 'Tone',
    description: 'info: something to know; success: something is done or open; warning: something to mind.',
    example: 'warning',
  }),
  title: optional(localisedText, '', { title: 'Title', description: 'A few words in bold; empty for none.', example: 'Hall C is full' }),
  text: required(localisedText, {
    title: 'Text',
    description: 'One or two plain sentences.',
    example: { 'en-GB': 'The session is shown in Hall D as well.', 'de-DE': 'Die Sitzung wird auch in Saal D gezeigt.' },
  }),
  links: actions(1),
});
export type Props = z.output<typeof props>;
