// What an organiser may set on a ticker.
import * as z from 'zod';
import { type ComponentWords, localisedText, optional } from '#fields';

export const about: ComponentWords = {
  title: 'Ticker',
  description:
    'A band of short news that moves where it is longer than its room. Stands above the content of every page and shows what the app document names (ticker): a feed, the text of the moment, or the text of the translation set. Reading stops it: pointer, touch, focus, and a button; without motion it is a list.',
  spec: 'B §2, §4',
  takeOver: 'later',
};

export const props = z.object({
  text: optional(localisedText, '', {
    title: 'Own text',
    description: 'Shown in place of what the app document names: one item, or several in brackets, [first; second; third]. Plain text.',
    example: '[Doors open at 8:00; Badges in Hall A]',
  }),
});
export type Props = z.output<typeof props>;
