// The terminal's reset has no props: its times and pictures are in the app document.
import * as z from 'zod';
import type { ComponentWords } from '#fields';

export const about: ComponentWords = {
  title: 'Terminal reset',
  description:
    'On a terminal that nobody touches: a countdown that a touch stops, then the start page without what the last person left; at rest the pictures of defaults.terminalImages. Links that leave the event are shown as addresses and not followed.',
  spec: 'A §4 Container modes',
};

export const props = z.object({});
export type Props = z.output<typeof props>;
