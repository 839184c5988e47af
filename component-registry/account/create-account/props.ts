// What an organiser may set on this screen: create account.
import * as z from 'zod';
import type { ComponentWords } from '#fields';
import { lead, terms } from '../form/shapes.ts';

export const about: ComponentWords = {
  title: 'Create account',
  description:
    'Makes an account and says that a mail is on its way; an invitation in the address becomes the taking over of the account it is for.',
  spec: 'A §3 Create account',
};

export const props = z.object({ lead, terms });
export type Props = z.output<typeof props>;
