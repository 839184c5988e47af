// What an organiser may set on the profile of an exhibitor.
import * as z from 'zod';
import { type ComponentWords, optional } from '#fields';

export const about: ComponentWords = {
  title: 'Exhibitor profile',
  description:
    'One exhibitor, named by the address: profile, lounge, booth, products, symposia, webcasts, presentations, team and downloads as sub-pages, and “coming soon” before it is published.',
  spec: 'B §2 Exhibitor profile',
};

export const props = z.object({
  contact: optional(z.boolean(), true, {
    title: 'Contact',
    description: 'Whether address, e-mail and telephone of the company are shown.',
    example: false,
  }),
  planDialog: optional(z.boolean(), true, {
    title: 'Plan in a dialog',
    description: 'Whether “Show on the plan” opens the exhibitor floor-plan dialog; false leads to the page of the plan.',
    example: false,
  }),
});
export type Props = z.output<typeof props>;
