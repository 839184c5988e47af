// What an organiser may set on the support chat; its script and token are in the app document.
import * as z from 'zod';
import { type ComponentWords, localisedText, optional } from '#fields';

export const about: ComponentWords = {
  title: 'Support chat',
  description:
    'Offers the support chat of the app document: on profile and industry pages, or on all pages. It hides where its script does not come.',
  spec: 'A §2 The page shell, A §4 Container modes',
};

export const props = z.object({
  label: optional(localisedText, '', {
    title: 'Label',
    description: 'What the button and its panel are called; empty takes the words of the platform.',
    example: 'Support chat',
  }),
});
export type Props = z.output<typeof props>;
