// What an organiser may set on the form of the help desk.
import * as z from 'zod';
import { type ComponentWords, localisedText, optional } from '#fields';

export const about: ComponentWords = {
  title: 'Help desk form',
  description:
    'A question to the help desk, by the topics of `messages.json`; without an account by an address that a letter confirms, whose link opens the answers here.',
  spec: 'A §2',
};

export const props = z.object({
  heading: optional(localisedText, '', {
    title: 'Heading',
    description: 'Words above the form; empty for the usual ones.',
    example: 'Ask us',
  }),
});
export type Props = z.output<typeof props>;
