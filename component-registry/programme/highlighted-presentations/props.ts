// What an organiser may set on the highlighted presentations.
import * as z from 'zod';
import { type ComponentWords, optional } from '#fields';

export const about: ComponentWords = {
  title: 'Highlighted presentations',
  description: 'Cards of the presentations marked as highlighted, with title, time and speakers; nothing where none is.',
  spec: 'B §2, §7',
};

export const props = z.object({
  title: optional(z.boolean(), true, { title: 'Title', description: 'Whether a heading stands above the cards.', example: false }),
  limit: optional(z.number().int().min(1).max(48), 6, {
    title: 'Most cards',
    description: 'Most presentations shown; the earliest first.',
    example: 3,
  }),
  itemsPerLine: optional(z.number().int().min(1).max(6), 3, {
    title: 'Cards in a line',
    description: 'Most cards side by side where there is room.',
    example: 4,
  }),
  level: optional(z.union([z.literal(2), z.literal(3), z.literal(4)]), 3, {
    title: 'Level of the titles',
    description: 'Place of the titles in the outline of the page; the heading above them is one level higher.',
    example: 2,
  }),
});
export type Props = z.output<typeof props>;
