// What an organiser may set on a clock.
import * as z from 'zod';
import { type ComponentWords, localisedText, optional } from '#fields';

export const about: ComponentWords = {
  title: 'Clock',
  description: 'The time of the event, for lobbies, terminals and everybody far away.',
  spec: 'A §2 The page shell',
};

export const props = z.object({
  seconds: optional(z.boolean(), true, { title: 'Seconds', description: 'Shows seconds.', example: false }),
  label: optional(localisedText, '', {
    title: 'Label',
    description: 'Words below the time; empty takes the name of the time zone.',
    example: 'Time in Leipzig',
  }),
  size: optional(z.enum(['normal', 'large']), 'normal', {
    title: 'Size',
    description: 'large fills its place, for screens in a hall.',
    example: 'large',
  }),
});
export type Props = z.output<typeof props>;
