// What an organiser may set on now and next.
import * as z from 'zod';
import { type ComponentWords, localisedText, optional } from '#fields';

export const about: ComponentWords = {
  title: 'Now and next',
  description:
    'What runs now and what comes next, with room, minutes and the way into a live stream; the first sessions before the congress, thanks and recordings after it.',
  spec: 'B §2, §4',
  takeOver: 'later',
};

export const props = z.object({
  limit: optional(z.number().int().min(1).max(24), 6, {
    title: 'Most sessions',
    description: 'Most sessions in each of the two lists; by room, most rooms.',
    example: 4,
  }),
  groupBy: optional(z.enum(['time', 'room']), 'time', {
    title: 'Arrangement',
    description: 'By time: a list of what is on and a list of what follows. By room: for each room what is on and what follows there.',
    example: 'room',
  }),
  level: optional(z.union([z.literal(2), z.literal(3)]), 2, {
    title: 'Level of the headings',
    description: 'Place of the two headings in the outline of the page.',
    example: 3,
  }),
  thanks: optional(localisedText, '', {
    title: 'Words after the congress',
    description: 'Said when the last session is over; empty for Foyer’s own words.',
    example: { 'en-GB': 'Thank you for three days full of heart.', 'de-DE': 'Danke für drei Tage voller Herz.' },
  }),
});
export type Props = z.output<typeof props>;
