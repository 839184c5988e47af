// What an organiser may set on the holding page.
import * as z from 'zod';
import { type ComponentWords, link, localisedText, optional } from '#fields';

export const about: ComponentWords = {
  title: 'Holding page',
  description:
    'Stands before the event opens and after it is over: when it opens, how long that is, and where to go meanwhile; afterwards thanks. Needs no settings.',
  spec: 'A §2 Route guards',
};

export const props = z.object({
  before: optional(localisedText, '', {
    title: 'Words before',
    description: 'One or two sentences shown until the event opens; empty for none.',
    example: { 'en-GB': 'Registration is open until 30 April.', 'de-DE': 'Die Anmeldung ist bis 30. April offen.' },
  }),
  after: optional(localisedText, '', {
    title: 'Words after',
    description: 'Shown when the event is over; empty for Foyer’s own thanks.',
    example: { 'en-GB': 'Recordings follow in June.', 'de-DE': 'Die Aufzeichnungen folgen im Juni.' },
  }),
  countdown: optional(z.boolean(), true, {
    title: 'Countdown',
    description: 'Whether days, hours and minutes until the opening are counted.',
    example: false,
  }),
  link: optional(link, '', {
    title: 'Link',
    description: 'Where to go meanwhile; empty takes the website of the app document.',
    example: 'https://www.example.org/congress',
  }),
  linkText: optional(localisedText, '', {
    title: 'Words of the link',
    description: 'What happens, in two or three words; empty for Foyer’s own.',
    example: 'Register',
  }),
});
export type Props = z.output<typeof props>;
