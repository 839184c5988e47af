// What an organiser may set on the cards of people.
import * as z from 'zod';
import { type ComponentWords, optional } from '#fields';

export const about: ComponentWords = {
  title: 'Highlighted people',
  description:
    'Cards of chosen people, or of those marked as highlighted: picture or initials, name, place, the beginning of the biography; nothing where there is none.',
  spec: 'B §2, §7',
  takeOver: 'later',
};

export const props = z.object({
  people: optional(
    z
      .array(
        z
          .string()
          .min(1)
          .max(100)
          .regex(/^[^,]+$/),
      )
      .max(48),
    [],
    {
      title: 'People',
      description: 'Ids of the people, in the order of their cards; without any, those marked as highlighted, by surname.',
      example: ['50074', '50459'],
    },
  ),
  title: optional(z.boolean(), true, { title: 'Title', description: 'Whether a heading stands above the cards.', example: false }),
  biography: optional(z.boolean(), true, {
    title: 'Biography',
    description: 'Whether a card shows the beginning of the biography.',
    example: false,
  }),
  limit: optional(z.number().int().min(1).max(48), 8, { title: 'Most cards', description: 'Most people shown.', example: 4 }),
  itemsPerLine: optional(z.number().int().min(1).max(6), 4, {
    title: 'Cards in a line',
    description: 'Most cards side by side where there is room.',
    example: 3,
  }),
  level: optional(z.union([z.literal(2), z.literal(3), z.literal(4)]), 3, {
    title: 'Level of the names',
    description: 'Place of the names in the outline of the page; the heading above them is one level higher.',
    example: 2,
  }),
});
export type Props = z.output<typeof props>;
