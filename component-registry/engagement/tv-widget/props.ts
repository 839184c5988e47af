// What an organiser may set on the television widget; its picture, film and link are in the app document.
import * as z from 'zod';
import { type ComponentWords, localisedText, optional } from '#fields';

export const about: ComponentWords = {
  title: 'Congress TV',
  description: 'Offers the picture, film and link of tvWidget in the app document to visitors with access by the key tvWidget.',
  spec: 'A §2 The page shell, A §6',
};

export const props = z.object({
  label: optional(localisedText, '', {
    title: 'Label',
    description: 'What the button and its panel are called; empty takes the words of the platform.',
    example: 'Congress TV',
  }),
});
export type Props = z.output<typeof props>;
