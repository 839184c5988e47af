// The question after another device signed in has no props.
import * as z from 'zod';
import type { ComponentWords } from '#fields';

export const about: ComponentWords = {
  title: 'Another device',
  description:
    'Stands in the overlay layer and asks a signed-in visitor, when another device signed in with the same account, whether to stay signed in here.',
  spec: 'A §2 Overlays, A §4 Single session',
};

export const props = z.object({});
export type Props = z.output<typeof props>;
