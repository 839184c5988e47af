// What an organiser may set on the highlighted sessions.
import * as z from 'zod';
import { type ComponentWords, optional, plainText } from '#fields';

export const about: ComponentWords = {
  title: 'Highlighted sessions',
  description: 'Cards of the sessions marked as highlighted, with picture, name, date and time, leading to the session.',
  spec: 'B §2, §9',
  takeOver: 'later',
};

export const props = z.object({
  programGrade: optional(plainText.min(1), 'Scientific', {
    title: 'Grade',
    description: 'Grade of the sessions as the data names it; All shows every grade.',
    example: 'Industry',
  }),
  limit: optional(z.number().int().min(1).max(48), 6, {
    title: 'Most cards',
    description: 'Most sessions shown; the earliest first.',
    example: 3,
  }),
  dateFormat: optional(plainText.min(1), 'dd mmmm yyyy', {
    title: 'Format of the date',
    description: 'Pattern of dddd, ddd, dd, d, mmmm, mmm, mm, yyyy in small letters or capitals; the times follow it.',
    example: 'dddd, D MMMM',
  }),
  itemsPerLine: optional(z.number().int().min(1).max(6), 3, {
    title: 'Cards in a line',
    description: 'Most cards side by side where there is room.',
    example: 4,
  }),
  level: optional(z.union([z.literal(2), z.literal(3), z.literal(4)]), 3, {
    title: 'Level of the names',
    description: 'Place of the session names in the outline of the page.',
    example: 2,
  }),
});
export type Props = z.output<typeof props>;
