// What an organiser may set on the networking widget; its script and pages are in the app document.
import * as z from 'zod';
import { type ComponentWords, localisedText, optional } from '#fields';

export const about: ComponentWords = {
  title: 'Networking',
  description:
    'Offers the networking widget of the app document to ticket holders with access by the key networkingWidget, on the pages it names. Its script is loaded when it is opened, after consent to its host.',
  spec: 'A §2 The page shell, A §6',
};

export const props = z.object({
  label: optional(localisedText, '', {
    title: 'Label',
    description: 'What the button and its panel are called; empty takes the words of the platform.',
    example: 'Networking',
  }),
});
export type Props = z.output<typeof props>;
