// Props of the bench's image.
import * as z from 'zod';
import { localisedText, mediaUrl, optional, required } from '#fields';

export const props = z.object({
  url: required(mediaUrl, { title: 'Picture', description: 'Address.', example: 'asset:hall.jpg' }),
  alt: required(localisedText, { title: 'Alternative text', description: 'What is seen.', example: 'The hall' }),
  caption: optional(localisedText, '', { title: 'Caption', description: 'Words below.', example: 'The hall at dusk' }),
});
export type Props = z.output<typeof props>;
