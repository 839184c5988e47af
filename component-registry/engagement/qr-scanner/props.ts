// The scanner of QR codes has no props: what it does with a code follows from the code alone.
import * as z from 'zod';
import type { ComponentWords } from '#fields';

export const about: ComponentWords = {
  title: 'QR scanner',
  description:
    'Reads a QR code with the camera, from a picture or as typed. A page of this event is opened; another site only after its host was shown and confirmed. The camera is allowed on the page QrScanPage and where staff of a company see its leads; elsewhere pictures and typing remain.',
  spec: 'A §1, §2 Scan QR',
};

export const props = z.object({});
export type Props = z.output<typeof props>;
