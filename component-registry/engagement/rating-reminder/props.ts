// The rating reminder has no props; it is asked for in the app document.
import * as z from 'zod';
import type { ComponentWords } from '#fields';

export const about: ComponentWords = {
  title: 'Rating reminder',
  description:
    'Stands in the overlay layer and leads signed-in visitors back to a session they have opened, once, after it has ended (ratingReminder).',
  spec: 'A §2 Overlays',
};

export const props = z.object({});
export type Props = z.output<typeof props>;
