// Props of the bench's section.
import * as z from 'zod';
import { localisedText, optional } from '#fields';

export const props = z.object({
  label: optional(localisedText, '', { title: 'Label', description: 'Accessible name.', example: 'Travel' }),
  tone: optional(z.enum(['plain', 'tint', 'strong']), 'plain', { title: 'Tone', description: 'Background.', example: 'tint' }),
});
export type Props = z.output<typeof props>;
