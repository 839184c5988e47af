// What an organiser may set on a placement of this part; the app document says whether the event has it (notes).
import * as z from 'zod';
import { type ComponentWords, optional } from '#fields';

export const about: ComponentWords = {
  title: 'Own notes',
  description:
    'Notes of a signed-in viewer on the session or presentation of the page, which nobody else reads. Shown where the event has notes.ownNotes switched on.',
  spec: 'B §3, §7',
  takeOver: 'later',
};

export const props = z.object({
  sessionId: optional(z.string().max(100), '', {
    title: 'Session',
    description: 'Id of the session it is about; empty for the session or presentation of the page.',
    example: '1002',
  }),
});
export type Props = z.output<typeof props>;
