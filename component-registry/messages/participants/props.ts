// What an organiser may set on the directory of participants.
import * as z from 'zod';
import { type ComponentWords, localisedText, optional } from '#fields';

export const about: ComponentWords = {
  title: 'Directory of participants',
  description:
    'The participants who want to be found, with search and interests, and the way to ask one for a conversation. For whom policies of the key `networking` allow; nothing where the event has no directory (`messages.json`).',
  spec: 'beyond B',
};

export const props = z.object({
  heading: optional(localisedText, '', {
    title: 'Heading',
    description: 'Words above the list; empty for the usual ones.',
    example: 'Who is here',
  }),
});
export type Props = z.output<typeof props>;
