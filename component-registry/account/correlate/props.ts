// What an organiser may set on this screen: connect account.
import * as z from 'zod';
import type { ComponentWords } from '#fields';
import { terms } from '../form/shapes.ts';

export const about: ComponentWords = {
  title: 'Connect account',
  description:
    'Joins the identity of a sign-on provider to an account: accepts the terms, asks for the password of the account there is, or makes a new one.',
  spec: 'A §4 Single sign-on',
};

export const props = z.object({ terms });
export type Props = z.output<typeof props>;
