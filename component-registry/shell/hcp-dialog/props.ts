// The dialog for healthcare professionals has no props; its words are texts.
import * as z from 'zod';
import type { ComponentWords } from '#fields';

export const about: ComponentWords = {
  title: 'Healthcare professionals',
  description:
    'Stands in the overlay layer and asks signed-in visitors once whether they are healthcare professionals, where the app document wants it (showHCPModal).',
  spec: 'A §4 Healthcare-professional dialog',
};

export const props = z.object({});
export type Props = z.output<typeof props>;
