// What an organiser may set on a divider.
import * as z from 'zod';
import { type ComponentWords, optional } from '#fields';

export const about: ComponentWords = {
  title: 'Divider',
  description: 'Room between two things, with a fine line or without.',
  takeOver: 'later',
};

export const props = z.object({
  space: optional(z.enum(['none', 'small', 'normal', 'large']), 'normal', {
    title: 'Space',
    description: 'Room above and below.',
    example: 'large',
  }),
  line: optional(z.boolean(), true, { title: 'Line', description: 'Draws a fine line; false leaves only the room.', example: false }),
});
export type Props = z.output<typeof props>;
