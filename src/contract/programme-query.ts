// What the endpoints of the programme share: the parameters that name event and language, and how they are called.
import * as z from 'zod';
import { callerFields } from './caller-shapes.ts';
import { eventParameter } from './event-shapes.ts';

/** The language of an answer. */
export const language = z.string().optional().meta({ description: 'Language xx-XX; the first language of the event when missing.' });
/** Chosen people, in the order asked. */
export const peopleIds = z
  .string()
  .max(5000)
  .meta({ description: 'Ids with commas between: these people alone, with biography, in this order; unknown ones are left out.' });
/** What every question about the programme of an event says. */
export const ofEvent = z.object({ eventid: eventParameter, language, ...callerFields });
/** What all these endpoints have in common. */
export const shared = {
  event: ['eventid'],
  method: 'GET',
  auth: 'none',
  effect: 'read',
  limit: 'read',
  caching: 'published',
  spec: 'B §7',
} as const;
