// What an organiser may set on a link with the appearance of a button.
import * as z from 'zod';
import { type ComponentWords, optional, plainText } from '#fields';
import { action } from '../parts/shapes.ts';

export const about: ComponentWords = {
  title: 'Button link',
  description: 'A link that looks like a button, for the one thing to do next.',
  takeOver: 'later',
};

export const props = z.object({
  ...action.shape,
  variant: optional(z.enum(['primary', 'secondary', 'quiet']), 'primary', {
    title: 'Look',
    description: 'primary: the one thing to do here; secondary: an alternative; quiet: beside other content.',
    example: 'secondary',
  }),
  size: optional(z.enum(['small', 'medium', 'large']), 'medium', { title: 'Size', description: 'Size of the button.', example: 'large' }),
  align: optional(z.enum(['start', 'center', 'end', 'wide']), 'start', {
    title: 'Place',
    description: 'Where it stands in its column; wide fills the column.',
    example: 'center',
  }),
  icon: optional(plainText, '', {
    title: 'Icon',
    description: 'Name of an icon in prefix-name form; an unknown one becomes a question mark, empty shows none.',
    example: 'lucide-ticket',
  }),
});
export type Props = z.output<typeof props>;
