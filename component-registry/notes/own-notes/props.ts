// Own notes have no props; the app document says whether the event has them (notes).
import * as z from 'zod';
import type { ComponentWords } from '#fields';

export const about: ComponentWords = {
  title: 'Own notes',
  description:
    'Notes of a signed-in viewer on the session or presentation of the page, which nobody else reads. Shown where the event has notes.ownNotes switched on.',
  spec: 'B §3, §7',
};

export const props = z.object({});
export type Props = z.output<typeof props>;
