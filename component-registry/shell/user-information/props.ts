// The user-information modal has no props; its message is in the app document.
import * as z from 'zod';
import type { ComponentWords } from '#fields';

export const about: ComponentWords = {
  title: 'User information',
  description:
    'Stands in the overlay layer and shows signed-in visitors the organiser’s message once, until they confirm it (userInformation).',
  spec: 'A §2 Overlays',
};

export const props = z.object({});
export type Props = z.output<typeof props>;
