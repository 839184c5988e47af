// What an organiser may set on a gallery.
import * as z from 'zod';
import { type ComponentWords, localisedText, mediaUrl, optional, required } from '#fields';

export const about: ComponentWords = {
  title: 'Image gallery',
  description: 'Pictures side by side; each opens large, with its caption, and leads to the next.',
};

const picture = z.strictObject({
  url: required(mediaUrl, {
    title: 'Picture',
    description: 'Address of the picture; one that is missing becomes a pattern.',
    example: 'asset:gallery/hall.jpg',
  }),
  alt: required(localisedText, {
    title: 'Alternative text',
    description: 'What is seen; also the name of the button that opens it.',
    example: { 'en-GB': 'The glass hall at dusk', 'de-DE': 'Die Glashalle in der Dämmerung' },
  }),
  caption: optional(localisedText, '', {
    title: 'Caption',
    description: 'Words below the large picture; empty for none.',
    example: 'Monday evening, before the dinner.',
  }),
  credit: optional(localisedText, '', { title: 'Credit', description: 'Who made it; empty for none.', example: 'Photo: A. Sample' }),
});

export const props = z.object({
  title: required(localisedText, {
    title: 'Title',
    description: 'Name of the gallery, read by screen readers and shown above the large picture.',
    example: { 'en-GB': 'The first day', 'de-DE': 'Der erste Tag' },
  }),
  images: required(z.array(picture).min(1), {
    title: 'Pictures',
    description: 'Pictures in order.',
    example: [{ url: 'asset:gallery/hall.jpg', alt: 'The glass hall at dusk' }],
  }),
  ratio: optional(z.enum(['16/9', '3/2', '4/3', '1/1', '3/4']), '3/2', {
    title: 'Shape',
    description: 'Width to height of the small pictures; the large ones keep their own.',
    example: '1/1',
  }),
  size: optional(z.enum(['small', 'medium', 'large']), 'medium', {
    title: 'Size',
    description: 'Size of the small pictures: about 8, 14 or 22 rem wide.',
    example: 'large',
  }),
});
export type Props = z.output<typeof props>;
