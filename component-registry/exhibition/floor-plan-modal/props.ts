// What an organiser may set on the dialog that shows one exhibitor on the floor plan.
import * as z from 'zod';
import { type ComponentWords, localisedText, optional, plainText, required } from '#fields';

export const about: ComponentWords = {
  title: 'Exhibitor on the floor plan',
  description:
    'A button that opens a dialog with logo, name, booth numbers, sponsor type and the booth on the plan of its hall; on terminals, too. Company and halls are those of the event, and are asked for when the dialog opens.',
  spec: 'A §2 Overlays',
};

export const props = z.object({
  label: optional(localisedText, '', {
    title: 'Label',
    description: 'Words of the button; empty says “Show on the floor plan”.',
    example: { 'en-GB': 'Find us', 'de-DE': 'So finden Sie uns' },
  }),
  company: required(plainText.min(1).max(120), {
    title: 'Company',
    description: 'Id of the company in data/companies.json.',
    example: '4711',
  }),
});
export type Props = z.output<typeof props>;
