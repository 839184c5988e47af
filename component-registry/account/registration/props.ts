// What an organiser may set on the registration.
import * as z from 'zod';
import { type ComponentWords, optional } from '#fields';

export const about: ComponentWords = {
  title: 'Registration',
  description:
    'Tickets of `registration.json` at the prices of now, the form that registers for one, and the own registration: ticket with code, payment, place on the waiting list, cancelling.',
  spec: 'A §2 registration',
};

export const props = z.object({
  show: optional(z.enum(['form', 'tickets']), 'form', {
    title: 'Which',
    description: 'form: tickets and the form · tickets: tickets with their prices alone, and the way to the form.',
    example: 'tickets',
  }),
});
export type Props = z.output<typeof props>;
