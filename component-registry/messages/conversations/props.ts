// What an organiser may set on a list of conversations.
import * as z from 'zod';
import { type ComponentWords, localisedText, optional } from '#fields';

export const about: ComponentWords = {
  title: 'Conversations',
  description:
    'Conversations of the signed-in viewer, with the one that is open beside them: with other participants, in groups of the organiser, with the help desk, or for those who answer for the help desk the questions of everybody. Nothing where the event has none of the kind (`messages.json`).',
  spec: 'B §2',
};

export const props = z.object({
  show: optional(z.enum(['direct', 'group', 'help', 'desk']), 'direct', {
    title: 'Which',
    description:
      'direct: with other participants · group: in groups · help: own questions to the help desk · desk: questions to answer, for staff and the recipients of topics alone.',
    example: 'group',
  }),
  heading: optional(localisedText, '', {
    title: 'Heading',
    description: 'Words above the list; empty for the usual ones.',
    example: 'Your groups',
  }),
});
export type Props = z.output<typeof props>;
