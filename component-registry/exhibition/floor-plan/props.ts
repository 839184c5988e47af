// What an organiser may set on the floor plan of an exhibition.
import * as z from 'zod';
import { type ComponentWords, localisedText, optional, plainText } from '#fields';
import { company, ownHalls } from '../plan/shapes.ts';

export const about: ComponentWords = {
  title: 'Floor plan',
  description:
    'The halls of an exhibition with their booths: to be zoomed, moved and searched, with a list of companies that says the same in words.',
  spec: 'A §2 Overlays, B §2 Exhibitor list',
};

export const props = z.object({
  heading: optional(localisedText, '', { title: 'Heading', description: 'Words above it; empty for none.', example: 'Who is where' }),
  level: optional(z.union([z.literal(2), z.literal(3), z.literal(4)]), 2, {
    title: 'Level',
    description: 'Place of the heading in the outline of the page: 2 a section, 3 a part of a section, 4 a part of that.',
    example: 3,
  }),
  halls: ownHalls,
  companies: optional(z.array(company).max(2_000), [], {
    title: 'Companies',
    description: 'Companies in any order; they are listed by name.',
    example: [{ id: '4711', name: 'Sample Instruments', booths: ['B12', 'B9'] }],
  }),
  company: optional(plainText.max(120), '', {
    title: 'Opens at',
    description: 'Id of the company whose booth is shown at first; empty shows the whole first hall.',
    example: '4711',
  }),
  query: optional(plainText.max(40).regex(/^[a-z]{0,40}$/), 'company', {
    title: 'Query parameter',
    description:
      'Name under which the chosen company is in the address, so that a link can open the plan at it; empty keeps it out of the address.',
    example: 'exhibitor',
  }),
});
export type Props = z.output<typeof props>;
