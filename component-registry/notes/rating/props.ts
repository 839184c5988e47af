// Rating have no props; the app document says whether the event has them (notes).
import * as z from 'zod';
import type { ComponentWords } from '#fields';

export const about: ComponentWords = {
  title: 'Rating',
  description:
    'One to five stars and a few words of a signed-in viewer on the session or presentation of the page. Shown where the event has notes.ratings switched on.',
  spec: 'B §3, §7',
};

export const props = z.object({});
export type Props = z.output<typeof props>;
