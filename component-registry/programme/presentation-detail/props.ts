// What an organiser may set on the page of a presentation.
import * as z from 'zod';
import { type ComponentWords, optional } from '#fields';

export const about: ComponentWords = {
  title: 'Presentation',
  description:
    'One presentation, named by the address: when and where, speakers, live stream or recording of its session, abstract, links, and those before and after it.',
  spec: 'B §2, §3',
};

export const props = z.object({
  around: optional(z.boolean(), true, {
    title: 'Before and after',
    description: 'Whether the presentations before and after it in its session are linked below.',
    example: false,
  }),
});
export type Props = z.output<typeof props>;
