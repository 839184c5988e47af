// What an organiser may set on the list of a person's documents.
import * as z from 'zod';
import { type ComponentWords, optional } from '#fields';

export const about: ComponentWords = {
  title: 'My documents',
  description: 'Ticket with QR code, certificate of attendance and files of the organiser, for the signed-in person alone.',
  spec: 'B §2 My Area, §7 UserDocumentsV2',
};

export const props = z.object({
  module: optional(z.enum(['', 'documents']), 'documents', {
    title: 'Module',
    description: 'Shown at this address of My Area only, `/myarea/…/documents`; empty: always.',
    example: '',
  }),
});
export type Props = z.output<typeof props>;
