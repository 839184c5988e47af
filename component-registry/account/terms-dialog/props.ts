// The dialog of new terms has no props; its words are texts.
import * as z from 'zod';
import type { ComponentWords } from '#fields';

export const about: ComponentWords = {
  title: 'New terms',
  description:
    'Stands in the overlay layer and asks signed-in visitors for terms that are new, or have a new version (terms/<id>.json). It is not shown where My Area opens the account: there the terms stand on the page.',
  spec: 'A §4, B §3 Terms entries',
};

export const props = z.object({});
export type Props = z.output<typeof props>;
