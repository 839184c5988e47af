// The line has no props: the server says the version.
import * as z from 'zod';
import type { ComponentWords } from '#fields';

export const about: ComponentWords = {
  title: 'Version',
  description: 'One line beneath the footer: version of the software and when it was built, from /version.json.',
  spec: 'A §2 The page shell',
  takeOver: 'later',
};

export const props = z.object({});
export type Props = z.output<typeof props>;
