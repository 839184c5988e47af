// What an organiser may set on a section.
import * as z from 'zod';
import { type ComponentWords, localisedText, optional, type SlotRule } from '#fields';
import { actions, heading, level } from '../parts/shapes.ts';

export const about: ComponentWords = {
  title: 'Section',
  description: 'A part of the page with a heading, in which other components stand.',
  takeOver: 'later',
};

export const props = z.object({
  heading: heading('Practical information'),
  level: level(2),
  overline: optional(localisedText, '', {
    title: 'Overline',
    description: 'A short label above the heading; empty for none.',
    example: 'For delegates',
  }),
  lead: optional(localisedText, '', {
    title: 'Lead',
    description: 'One or two sentences below the heading; empty for none.',
    example: 'How to get here, where to stay, what to bring.',
  }),
  links: actions(1),
  tone: optional(z.enum(['plain', 'tint', 'raised', 'strong']), 'plain', {
    title: 'Tone',
    description:
      'Background of the section: none, a tint of the theme, raised, or the strong brand surface. For a band across the page use the tone of the grid.',
    example: 'tint',
  }),
  columns: optional(z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3), z.literal(4)]), 0, {
    title: 'Columns',
    description:
      '1 to 4: children stand in so many equal columns, fewer where there is less room. 0: each child has its own size in twelve columns.',
    example: 3,
  }),
});
export type Props = z.output<typeof props>;

export const slots: Record<string, SlotRule> = {
  default: { title: 'Content', description: 'What stands in the section, in reading order.' },
};
