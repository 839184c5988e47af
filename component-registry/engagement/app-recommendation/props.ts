// The recommendation of the app has no props; it is asked for in the app document.
import * as z from 'zod';
import type { ComponentWords } from '#fields';

export const about: ComponentWords = {
  title: 'App recommendation',
  description:
    'Stands in the overlay layer and offers signed-in visitors on phones the app of the event, or the home screen, or to go on in the browser (recommendationActive, appStores).',
  spec: 'A §2 Recommendation screen',
};

export const props = z.object({});
export type Props = z.output<typeof props>;
