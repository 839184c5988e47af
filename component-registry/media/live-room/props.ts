// What an organiser may set on the live room.
import * as z from 'zod';
import { type ComponentWords, mediaUrl, optional } from '#fields';

export const about: ComponentWords = {
  title: 'Live room',
  description:
    'The stream of the room that the address names (`?roomid=`), with the other rooms as tabs, what is on and next there and who speaks. Without a room in address and settings nothing is shown.',
  spec: 'B §2',
};

export const props = z.object({
  room: optional(z.string().max(200), '', {
    title: 'Room',
    description: 'Id of the room shown where the address names none; empty shows nothing then.',
    example: 'auditorium',
  }),
  poster: optional(mediaUrl, '', {
    title: 'Still picture',
    description: 'Picture before the stream is played; empty shows a pattern made of its title.',
    example: 'asset:rhythm.svg',
  }),
  repeats: optional(z.boolean(), false, {
    title: 'Begins again',
    description: 'For a film in the place of a live stream: it begins again at its end.',
    example: true,
  }),
});
export type Props = z.output<typeof props>;
