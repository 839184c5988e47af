// Props of the bench's heading.
import * as z from 'zod';
import { localisedText, optional, required } from '#fields';

export const props = z.object({
  text: required(localisedText, { title: 'Text', description: 'The words.', example: 'Opening' }),
  level: optional(z.union([z.literal(1), z.literal(2), z.literal(3)]), 2, {
    title: 'Level',
    description: 'Place in the outline.',
    example: 2,
  }),
});
export type Props = z.output<typeof props>;
