// How far the caller has watched films (A §7 "at every 25 percent", B §7): where they stopped, and which quarters have been counted.
import * as z from 'zod';
import { type Area, endpoint } from './endpoint.ts';
import { eventParameter } from './event-shapes.ts';

export const area: Area = {
  title: 'Watching',
  description: 'Where the caller stopped in streams and recordings, on whichever device, and the quarters of them that have been counted.',
  needsPeople: true,
};

/** Longest film, s. */
const LONGEST = 48 * 3600;
export const quarters = [25, 50, 75, 100] as const;
const quarter = z.union(quarters.map((one) => z.literal(one)));
export type Quarter = (typeof quarters)[number];

const watchedThing = z
  .string()
  .max(220)
  .regex(/^(session|presentation)\/./)
  .meta({ description: 'The film: `session/<id>` or `presentation/<id>`.' });

const ofCaller = {
  auth: 'user',
  caching: 'never',
  spec: 'A §7',
  event: ['eventid'],
  path: '/api/App/WatchProgress/',
} as const;

export const readWatchProgress = endpoint({
  ...ofCaller,
  method: 'GET',
  effect: 'read',
  limit: 'read',
  title: 'Where the caller stopped',
  description: 'The second at which the signed-in user stopped a film; 0 where they have seen its end, null where they have not begun.',
  query: z.object({ eventid: eventParameter, pThing: watchedThing }),
  example: { query: { pThing: 'presentation/100201' } },
  reply: z.object({ Seconds: z.number().nonnegative().nullable() }),
});

export const saveWatchProgress = endpoint({
  ...ofCaller,
  method: 'POST',
  effect: 'change',
  limit: 'write',
  title: 'Save where the caller stopped',
  description:
    'Stores where the signed-in user stopped, and the quarters of the film that they have played. Sent twice it changes nothing twice. 404 for a film that is unknown or closed to the caller.',
  query: z.object({ eventid: eventParameter }),
  body: z.object({
    Thing: watchedThing,
    Seconds: z.number().nonnegative().max(LONGEST).meta({ description: 'Seconds from the start; 0 after the end.' }),
    Quarters: z.array(quarter).max(quarters.length).meta({ description: 'Quarters that have been played since the last call.' }),
  }),
  example: { body: { Thing: 'presentation/100201', Seconds: 12, Quarters: [25] } },
  reply: z.object({ Counted: z.array(quarter).meta({ description: 'Those of the quarters that had not been counted for this person.' }) }),
});
