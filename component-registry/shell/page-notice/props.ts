// What an organiser may set on the notice of a page that is not there or failed.
import * as z from 'zod';
import { type ComponentWords, localisedText, optional, required } from '#fields';

export const about: ComponentWords = {
  title: 'Page notice',
  description: 'In place of a page that is not there or could not be shown: the motif of the event, what happened, and what to do next.',
  spec: 'A §2 Page names',
};

/** What a visitor may be offered. */
const ways = ['home', 'programme', 'retry'] as const;

export const props = z.object({
  title: required(localisedText, {
    title: 'Title',
    description: 'What happened, in a few words; the title of the page.',
    example: { 'en-GB': 'This page does not exist', 'de-DE': 'Diese Seite gibt es nicht' },
  }),
  text: optional(localisedText, '', {
    title: 'Text',
    description: 'One sentence below it: why; empty for none.',
    example: { 'en-GB': 'The address may be mistyped.', 'de-DE': 'Vielleicht ist die Adresse vertippt.' },
  }),
  actions: optional(z.array(z.enum(ways)).max(ways.length), ['home'], {
    title: 'Actions',
    description:
      'What to do next, the first stands out: `home` leads to the home page, `programme` to the search of the programme where the visitor may open it, `retry` to the page the address names (`prevPage`), or loads the address again.',
    example: ['home', 'programme'],
  }),
});
export type Props = z.output<typeof props>;
