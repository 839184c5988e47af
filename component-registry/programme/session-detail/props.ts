// What an organiser may set on the page of a session.
import * as z from 'zod';
import { type ComponentWords, optional } from '#fields';

export const about: ComponentWords = {
  title: 'Session',
  description:
    'One session, named by the address: when and where, live stream or recording, calendar, abstract, presentations, people, documents, and what is around it.',
  spec: 'B §2, §3',
};

export const props = z.object({
  related: optional(z.number().int().min(0).max(12), 4, {
    title: 'Related sessions',
    description: 'Most sessions of the same track shown below; 0 for none.',
    example: 6,
  }),
  calendar: optional(z.boolean(), true, {
    title: 'Calendar button',
    description: 'Whether the session can be taken into a calendar as a file.',
    example: false,
  }),
});
export type Props = z.output<typeof props>;
