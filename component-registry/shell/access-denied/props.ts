// What an organiser may set on the no-access page.
import * as z from 'zod';
import { type ComponentWords, localisedText, optional } from '#fields';

export const about: ComponentWords = {
  title: 'No access',
  description: 'Says in plain words what a refused visitor lacks and what to do: sign in, which ticket, when it opens. Needs no settings.',
  spec: 'A §4 Access denial',
};

export const props = z.object({
  text: optional(localisedText, '', {
    title: 'Text',
    description: 'A sentence below the reasons: whom to ask; empty for none.',
    example: { 'en-GB': 'The registration desk is glad to help.', 'de-DE': 'Die Registrierung hilft gern.' },
  }),
});
export type Props = z.output<typeof props>;
