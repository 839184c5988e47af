// The introduction carousel has no props; its slides and its timing are the document `carousel`.
import * as z from 'zod';
import type { ComponentWords } from '#fields';

export const about: ComponentWords = {
  title: 'Introduction carousel',
  description:
    'Stands in the overlay layer and introduces the event on the home page of the app container, once on each device, with the slides of carousel.json.',
  spec: 'A §2 Mobile carousel, A §3 Carousel settings',
};

export const props = z.object({});
export type Props = z.output<typeof props>;
