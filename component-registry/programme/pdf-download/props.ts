// The download of a personal programme has no settings.
import * as z from 'zod';
import type { ComponentWords } from '#fields';

export const about: ComponentWords = {
  title: 'PDF download',
  description: 'Downloads the personal programme that a one-time token in the address names; for the app, whose downloads carry no cookie.',
  spec: 'B §7 Personal programme',
};

export const props = z.object({});
export type Props = z.output<typeof props>;
