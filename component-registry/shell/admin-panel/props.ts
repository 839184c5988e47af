// The admin panel has no props.
import * as z from 'zod';
import type { ComponentWords } from '#fields';

export const about: ComponentWords = {
  title: 'Admin panel',
  description:
    'Stands in the overlay layer and gives super users their switches: seeing everything, content lock, app and terminal view, build.',
  spec: 'A §6 Roles, Super user',
};

export const props = z.object({});
export type Props = z.output<typeof props>;
