// The button has no props; the height of the bottom banner is in the app document.
import * as z from 'zod';
import type { ComponentWords } from '#fields';

export const about: ComponentWords = {
  title: 'Back to top',
  description:
    'Stands in the overlay layer and leads back to the top of a long page, from one and a half screens on; it keeps clear of the bottom banner by 50 pixels.',
  spec: 'A §9',
};

export const props = z.object({});
export type Props = z.output<typeof props>;
