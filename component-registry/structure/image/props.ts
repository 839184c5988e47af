// What an organiser may set on a picture.
import * as z from 'zod';
import { type ComponentWords, link, localisedText, mediaUrl, optional, required } from '#fields';

export const about: ComponentWords = {
  title: 'Image',
  description: 'A picture with caption and credit. A picture that is missing becomes a quiet pattern in the brand colour.',
  takeOver: 'later',
};

export const props = z.object({
  url: required(mediaUrl, { title: 'Picture', description: 'Address of the picture; empty shows the pattern.', example: 'asset:hall.jpg' }),
  alt: required(localisedText, {
    title: 'Alternative text',
    description: 'What is seen, for those who do not see it. Empty only where the picture merely decorates.',
    example: { 'en-GB': 'The glass hall at dusk', 'de-DE': 'Die Glashalle in der Dämmerung' },
  }),
  caption: optional(localisedText, '', {
    title: 'Caption',
    description: 'Words below the picture; empty for none.',
    example: 'The glass hall, built in 1996.',
  }),
  credit: optional(localisedText, '', { title: 'Credit', description: 'Who made it; empty for none.', example: 'Photo: A. Sample' }),
  ratio: optional(z.enum(['auto', '21/9', '16/9', '3/2', '4/3', '1/1', '3/4']), '16/9', {
    title: 'Shape',
    description: 'Width to height. The place is kept free while the picture loads; auto keeps its own proportions and cannot do that.',
    example: '3/2',
  }),
  fit: optional(z.enum(['cover', 'contain']), 'cover', {
    title: 'Fit',
    description: 'cover fills the shape and cuts what does not fit; contain shows everything, for logos and posters.',
    example: 'contain',
  }),
  link: optional(link, '', {
    title: 'Link',
    description: 'Where a click leads; empty for nowhere. Needs an alternative text.',
    example: 'page:Venue',
  }),
});
export type Props = z.output<typeof props>;
