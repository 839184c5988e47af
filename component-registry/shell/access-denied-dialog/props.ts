// The dialog of a denial has no props.
import * as z from 'zod';
import type { ComponentWords } from '#fields';

export const about: ComponentWords = {
  title: 'No access, as a dialog',
  description:
    'Stands in the overlay layer and opens when a page was refused while the visitor stays where they are (app key showNoAccessModal); says the same as the page for it.',
  spec: 'A §4 Access denial',
};

export const props = z.object({});
export type Props = z.output<typeof props>;
