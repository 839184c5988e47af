// What an organiser may set on the account screen.
import * as z from 'zod';
import { type ComponentWords, optional } from '#fields';

export const about: ComponentWords = {
  title: 'My account',
  description: 'Details, picture, sign-ins, terms, all data to download, and the deletion of the account, for the signed-in person alone.',
  spec: 'B §2 My Area',
};

export const props = z.object({
  module: optional(z.enum(['', 'profile']), 'profile', {
    title: 'Module',
    description: 'Shown at this address of My Area only, `/myarea/…/profile`; empty: always.',
    example: '',
  }),
});
export type Props = z.output<typeof props>;
