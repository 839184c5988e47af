// What an organiser may set on this screen: terms of use.
import * as z from 'zod';
import type { ComponentWords } from '#fields';
import { lead, terms } from '../form/shapes.ts';

export const about: ComponentWords = {
  title: 'Terms of use',
  description: 'Asks somebody who is signed in, or about to be, to accept the terms of use.',
  spec: 'A §4 Single sign-on',
};

export const props = z.object({ lead, terms });
export type Props = z.output<typeof props>;
