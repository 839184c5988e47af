// Props of the bench's text.
import * as z from 'zod';
import { localisedText, optional, required } from '#fields';

export const props = z.object({
  text: required(localisedText, { title: 'Text', description: 'The words.', example: 'Doors open at eight.' }),
  tone: optional(z.enum(['plain', 'tint', 'strong']), 'plain', { title: 'Tone', description: 'Background.', example: 'tint' }),
});
export type Props = z.output<typeof props>;
