// What an organiser may set on the footer's placement; everything else is in the documents footer-model, header and app.
import * as z from 'zod';
import { type ComponentWords, optional } from '#fields';

export const about: ComponentWords = {
  title: 'Footer',
  description: 'Logo, words and links at the end of every page, from the footer model; without one the name of the event and its year.',
  spec: 'A §2 The page shell, A §3 Footer model',
  takeOver: 'later',
};

export const props = z.object({
  template: optional(z.enum(['document', 'Small', 'Large']), 'document', {
    title: 'Template',
    description:
      'Small: a line or two. Large: link groups beside logo and words, on the strong surface. document takes the one of the footer model.',
    example: 'Small',
  }),
});
export type Props = z.output<typeof props>;
