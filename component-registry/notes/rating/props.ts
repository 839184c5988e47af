// What an organiser may set on a placement of this part; the app document says whether the event has it (notes).
import * as z from 'zod';
import { type ComponentWords, optional } from '#fields';

export const about: ComponentWords = {
  title: 'Rating',
  description:
    'One to five stars and a few words of a signed-in viewer on the session or presentation of the page. Shown where the event has notes.ratings switched on.',
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
