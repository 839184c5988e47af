// What an organiser may set on this screen: completing sign-in.
import * as z from 'zod';
import { type ComponentWords, optional } from '#fields';

export const about: ComponentWords = {
  title: 'Completing sign-in',
  description: 'Says how a sign-in went; where no usable ticket is found, a registration number or a code brings it into the account.',
  spec: 'A §4 Ticket checks',
};

export const props = z.object({
  claim: optional(z.boolean(), true, {
    title: 'Registration number',
    description: 'Offers to find the ticket by surname and registration number.',
    example: false,
  }),
  code: optional(z.boolean(), true, {
    title: 'Code',
    description: 'Offers to use the code of an external registration.',
    example: false,
  }),
});
export type Props = z.output<typeof props>;
