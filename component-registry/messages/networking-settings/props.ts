// What an organiser may set on the viewer's settings of networking.
import * as z from 'zod';
import { type ComponentWords, localisedText, optional } from '#fields';

export const about: ComponentWords = {
  title: 'Networking settings',
  description:
    'What the signed-in viewer allows other participants: to be found in the directory, to be written to, and letters about unread messages. Everything is off until they allow it. Nothing where the event has neither messages nor a directory.',
  spec: 'B §2',
};

export const props = z.object({
  heading: optional(localisedText, '', {
    title: 'Heading',
    description: 'Words above the form; empty for the usual ones.',
    example: 'Who may find me',
  }),
});
export type Props = z.output<typeof props>;
