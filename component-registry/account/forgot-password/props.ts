// What an organiser may set on this screen: forgotten password.
import * as z from 'zod';
import type { ComponentWords } from '#fields';
import { lead } from '../form/shapes.ts';

export const about: ComponentWords = {
  title: 'Forgotten password',
  description: 'Asks for an email address and sends the link to set a new password.',
  spec: 'A §7',
};

export const props = z.object({ lead });
export type Props = z.output<typeof props>;
