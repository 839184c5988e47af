// What an organiser may set on the page of an abstract.
import * as z from 'zod';
import { type ComponentWords, optional } from '#fields';

export const about: ComponentWords = {
  title: 'Abstract',
  description:
    'One abstract, named by the address: poster number, authors with institutes, text with tables and formulas, keywords, files, its session, and what is related.',
  spec: 'B §2, §3',
};

export const props = z.object({
  around: optional(z.boolean(), true, {
    title: 'Before and after',
    description: 'Whether the abstracts before and after it in the programme are linked below.',
    example: false,
  }),
  related: optional(z.boolean(), true, {
    title: 'Related abstracts',
    description: 'Whether abstracts with the same keywords, or of the same track, are listed.',
    example: false,
  }),
});
export type Props = z.output<typeof props>;
