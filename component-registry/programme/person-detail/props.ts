// What an organiser may set on the page of a person.
import * as z from 'zod';
import { type ComponentWords, optional } from '#fields';

export const about: ComponentWords = {
  title: 'Person',
  description: 'One speaker, chair or author, named by the address: name, institution, biography, and everything they do at this congress.',
  spec: 'B §2',
};

export const props = z.object({
  biography: optional(z.boolean(), true, {
    title: 'Biography',
    description: 'Whether the biography is shown, where there is one.',
    example: false,
  }),
  around: optional(z.boolean(), true, {
    title: 'Before and after',
    description: 'Whether the people before and after them by surname are linked below.',
    example: false,
  }),
});
export type Props = z.output<typeof props>;
