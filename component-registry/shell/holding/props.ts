// What an organiser may set on the holding page.
import * as z from 'zod';
import { type ComponentWords, link, localisedText, mediaUrl, optional } from '#fields';

export const about: ComponentWords = {
  title: 'Holding page',
  description:
    'Stands before the event opens and after it is over: when it opens, where, how long that is, and where to go meanwhile; afterwards thanks. A picture stands above. Needs no settings.',
  spec: 'A §2 Route guards',
};

export const props = z.object({
  before: optional(localisedText, '', {
    title: 'Words before',
    description: 'One or two sentences shown until the event opens; empty says that the programme opens here then.',
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
  cover: optional(z.boolean(), true, {
    title: 'Cover',
    description: 'Whether a picture stands above the words: `image`, or a pattern made of the name of the event.',
    example: false,
  }),
  image: optional(mediaUrl, '', {
    title: 'Picture',
    description: 'Picture of the cover, cut to a wide band; empty shows a pattern made of the brand colour.',
    example: 'asset:hero.svg',
  }),
  alt: optional(localisedText, '', {
    title: 'Alternative text',
    description: 'What the picture shows; empty where it only decorates.',
    example: 'The harbour at dawn',
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
