// What an organiser may set on a divider.
import * as z from 'zod';
import { type ComponentWords, optional } from '#fields';

export const about: ComponentWords = {
  title: 'Divider',
  description: 'Room between two things: with a fine line, with the motif of the event, or with none.',
  takeOver: 'later',
};

export const props = z.object({
  space: optional(z.enum(['none', 'small', 'normal', 'large']), 'normal', {
    title: 'Space',
    description: 'Room above and below.',
    example: 'large',
  }),
  motif: optional(z.boolean(), false, {
    title: 'Motif',
    description: 'Draws the motif of the event (`motif` of the theme) in place of the fine line, as wide as the divider. It needs `line`.',
    example: true,
  }),
  line: optional(z.boolean(), true, { title: 'Line', description: 'Draws a fine line; false leaves only the room.', example: false }),
});
export type Props = z.output<typeof props>;
