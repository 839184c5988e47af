// What an organiser may set on this screen: send confirmation again.
import * as z from 'zod';
import type { ComponentWords } from '#fields';
import { lead } from '../form/shapes.ts';

export const about: ComponentWords = {
  title: 'Send confirmation again',
  description: 'Asks for an email address and sends the mail of confirmation again.',
  spec: 'A §7',
};

export const props = z.object({ lead });
export type Props = z.output<typeof props>;
