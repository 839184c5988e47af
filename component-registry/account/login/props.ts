// What an organiser may set on this screen: sign in.
import * as z from 'zod';
import { type ComponentWords, optional } from '#fields';
import { lead, terms } from '../form/shapes.ts';

export const about: ComponentWords = {
  title: 'Sign in',
  description:
    'Signs visitors in with email and password or with the providers of the event, says what stands in the way, and brings them back to where they were.',
  spec: 'A §4 Sign-in',
};

export const props = z.object({
  lead,
  terms,
  createAccount: optional(z.boolean(), true, {
    title: 'Create an account',
    description: 'Offers the way to a new account; false where accounts come from the registration only.',
    example: false,
  }),
});
export type Props = z.output<typeof props>;
