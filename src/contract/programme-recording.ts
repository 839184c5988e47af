// The recording of a presentation as the page that plays it gets it.
import * as z from 'zod';
import { recordingFields } from './programme-shapes.ts';

/** The film of a presentation with its slides and captions. */
export const recording = z.object({
  Url: z.string().meta({ description: 'Address of the film.' }),
  StartsAt: z.number().nonnegative().meta({ description: 'Second of the film at which the presentation begins.' }),
  ...recordingFields(z.string()),
});
export type Recording = z.infer<typeof recording>;
