// What an organiser may set on the player of presentations.
import * as z from 'zod';
import { type ComponentWords, mediaUrl, optional } from '#fields';

export const about: ComponentWords = {
  title: 'Recording of a presentation',
  description:
    'The film of the presentation that the address names, with its slides, a transcript to search, and the place where one stopped. Slides and lines lead to their second.',
  spec: 'B §2',
};

export const props = z.object({
  poster: optional(mediaUrl, '', {
    title: 'Still picture',
    description: 'Picture before the film is played; empty takes the first slide.',
    example: 'asset:rhythm.svg',
  }),
});
export type Props = z.output<typeof props>;
