// What an organiser may set on the dialog that shows the profile of one exhibitor.
import * as z from 'zod';
import { type ComponentWords, localisedText, plainText, required } from '#fields';

export const about: ComponentWords = {
  title: 'Exhibitor in a dialog',
  description:
    'A button that opens a dialog with an exhibitor of the event: logo, booth numbers, sponsor type and words, and the way to its whole profile. It is asked for when the dialog opens.',
  spec: 'A §2 Overlays',
};

export const props = z.object({
  label: required(localisedText, {
    title: 'Label',
    description: 'Words of the button.',
    example: { 'en-GB': 'About Sample Instruments', 'de-DE': 'Über Sample Instruments' },
  }),
  company: required(plainText.min(1).max(120), {
    title: 'Company',
    description: 'Id of the company in data/companies.json.',
    example: '4711',
  }),
});
export type Props = z.output<typeof props>;
