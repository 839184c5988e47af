// What an organiser may set on the dialog that shows one exhibitor on the floor plan.
import * as z from 'zod';
import { type ComponentWords, localisedText, optional, required } from '#fields';
import { company, halls } from '../plan/shapes.ts';

export const about: ComponentWords = {
  title: 'Exhibitor on the floor plan',
  description:
    'A button that opens a dialog with logo, name, booth numbers, sponsor type and the booth on the plan of its hall; on terminals, too.',
  spec: 'A §2 Overlays',
};

export const props = z.object({
  label: optional(localisedText, '', {
    title: 'Label',
    description: 'Words of the button; empty says “Show on the floor plan”.',
    example: { 'en-GB': 'Find us', 'de-DE': 'So finden Sie uns' },
  }),
  halls,
  company: required(company, {
    title: 'Company',
    description: 'The exhibitor.',
    example: { id: '4711', name: 'Sample Instruments', booths: ['B12', 'B9'], sponsorType: 'Gold Partner' },
  }),
});
export type Props = z.output<typeof props>;
