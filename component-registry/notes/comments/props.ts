// Comments have no props; the app document says whether the event has them (notes).
import * as z from 'zod';
import type { ComponentWords } from '#fields';

export const about: ComponentWords = {
  title: 'Comments',
  description:
    'Comments on the session or presentation of the page: read, write, reply, like and report; new ones appear at once. Shown where the event has notes.comments switched on.',
  spec: 'B §3, §7',
};

export const props = z.object({});
export type Props = z.output<typeof props>;
