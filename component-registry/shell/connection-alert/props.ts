// The alert about the connection has no props; its words are texts.
import * as z from 'zod';
import type { ComponentWords } from '#fields';

export const about: ComponentWords = {
  title: 'Connection',
  description:
    'Says for ten seconds that the device is online again, or offline and what that means; then stays small while pages on screen are copies, with their time.',
  spec: 'A §4 Container modes',
};

export const props = z.object({});
export type Props = z.output<typeof props>;
