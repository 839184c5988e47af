// Advertisements have no props; what is shown is written in their documents.
import * as z from 'zod';
import type { ComponentWords } from '#fields';

export const about: ComponentWords = {
  title: 'Advertisement',
  description:
    'Stands in the overlay layer and shows the advertisements of the event (advertisements/<id>.json) one at a time: 4 s after the page is there, on every change of page, when the one before was closed, at the start of their window, and 4.5 s after a link to #advertisement was followed. One that was shown is not shown again for 7 days.',
  spec: 'A §3, §4, §5',
};

export const props = z.object({});
export type Props = z.output<typeof props>;
