// What an organiser may set on this screen: take over account.
import * as z from 'zod';
import type { ComponentWords } from '#fields';
import { lead, terms } from '../form/shapes.ts';

export const about: ComponentWords = {
  title: 'Take over account',
  description: 'Gives an account that was made for somebody its password; opened by the link of the invitation.',
  spec: 'A §3 Transfer',
};

export const props = z.object({ lead, terms });
export type Props = z.output<typeof props>;
