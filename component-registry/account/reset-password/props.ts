// What an organiser may set on this screen: new password.
import * as z from 'zod';
import type { ComponentWords } from '#fields';
import { lead } from '../form/shapes.ts';

export const about: ComponentWords = {
  title: 'New password',
  description: 'Sets a new password by the link of the mail, and leads to the sign-in.',
  spec: 'A §3 Reset password',
};

export const props = z.object({ lead });
export type Props = z.output<typeof props>;
