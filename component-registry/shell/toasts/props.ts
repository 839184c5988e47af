// Short messages have no props; whoever shows one gives its words.
import * as z from 'zod';
import type { ComponentWords } from '#fields';

export const about: ComponentWords = {
  title: 'Short messages',
  description:
    'Stands in the overlay layer and shows what has just happened, with at most one thing to do about it; a message goes by itself or is closed.',
  spec: 'A §2 The page shell',
};

export const props = z.object({});
export type Props = z.output<typeof props>;
