// What an organiser may set on this screen: compare user data.
import * as z from 'zod';
import type { ComponentWords } from '#fields';
import { lead } from '../form/shapes.ts';

export const about: ComponentWords = {
  title: 'Compare user data',
  description: 'Shows where the data of the sign-on provider differ from those of the account, and lets the user say which count.',
  spec: 'A §4 Single sign-on',
};

export const props = z.object({ lead });
export type Props = z.output<typeof props>;
