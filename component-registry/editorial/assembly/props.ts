// What an organiser may set on the assemblies.
import * as z from 'zod';
import { type ComponentWords, localisedText, optional } from '#fields';

export const about: ComponentWords = {
  title: 'Assembly',
  description:
    'The assemblies of data/assemblies.json: time and place, agenda with what is running, documents, who may vote, and whether the reader may. On other pages when and where, with a link to the agenda.',
  spec: 'A §2 AssemblyPage',
};

export const props = z.object({
  title: optional(localisedText, '', { title: 'Title', description: 'Above the assemblies; empty for none.', example: 'General assembly' }),
  lead: optional(localisedText, '', {
    title: 'Lead',
    description: 'A sentence below the title; empty for none.',
    example: 'Agenda and documents of the society.',
  }),
  level: optional(z.union([z.literal(1), z.literal(2)]), 2, {
    title: 'Level',
    description: 'Level of the title: 1 as the title of the page, 2 as a section of it.',
    example: 1,
  }),
});
export type Props = z.output<typeof props>;
