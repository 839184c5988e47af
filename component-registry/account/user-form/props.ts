// What an organiser may set on this screen: user form.
import * as z from 'zod';
import type { ComponentWords } from '#fields';
import { lead } from '../form/shapes.ts';

export const about: ComponentWords = {
  title: 'User form',
  description: 'The details the congress needs of a user; the fields the event asks for (prefill) must be filled.',
  spec: 'A §4 User form',
};

export const props = z.object({ lead });
export type Props = z.output<typeof props>;
