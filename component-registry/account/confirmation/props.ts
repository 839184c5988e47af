// What an organiser may set on this screen: confirm address.
import * as z from 'zod';
import type { ComponentWords } from '#fields';
import { lead } from '../form/shapes.ts';

export const about: ComponentWords = {
  title: 'Confirm address',
  description: 'Confirms an email address by the link of the mail, and sends another mail where the link does not work any more.',
  spec: 'A §7',
};

export const props = z.object({ lead });
export type Props = z.output<typeof props>;
