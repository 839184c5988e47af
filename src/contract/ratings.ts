// Ratings of sessions and presentations: one to five stars and a few words, once per account (B §7).
import * as z from 'zod';
import { type Area, endpoint } from './endpoint.ts';
import { eventParameter } from './event-shapes.ts';
import { LONGEST_NOTE } from '../base/note-limits.ts';

export const area: Area = {
  title: 'Ratings',
  description: 'Ratings of sessions and presentations by signed-in users.',
  needsPeople: true,
};

const itemId = z.string().max(100);
const text = z.string().max(LONGEST_NOTE);

/** The rating of the caller, and the average. */
export const rating = z.object({
  RatingValue: z.number().int().min(0).max(5).meta({ description: 'The caller’s; 0 for none.' }),
  Content: z.string().meta({ description: 'The caller’s words; plain text.' }),
  Average: z.number().meta({ description: 'Of all, one decimal; 0 where the event does not show it, or fewer than three have rated.' }),
  Count: z.number().int().meta({ description: 'How many have rated; 0 where there is no average.' }),
  IsClosed: z.boolean().optional().meta({
    description: 'True where the caller may not take part in the session, or there is none: it cannot be rated. Absent where it is open.',
  }),
});
export type Rating = z.infer<typeof rating>;

const shared = { caching: 'never', spec: 'B §7', event: ['id'] } as const;

export const getSessionRating = endpoint({
  ...shared,
  method: 'GET',
  auth: 'none',
  effect: 'read',
  limit: 'read',
  path: '/api/Exhibition/GetSessionRating',
  title: 'Rating of a session',
  description: 'The rating of the caller, and the average where the event shows it. With pPresentationId that of a presentation.',
  query: z.object({ id: eventParameter, pSessionId: itemId.optional(), pPresentationId: itemId.optional() }),
  example: { query: { pSessionId: 's-0108', pPresentationId: '' } },
  reply: rating,
});

export const createSessionRating = endpoint({
  ...shared,
  method: 'POST',
  auth: 'user',
  effect: 'change',
  limit: 'write',
  mostBytes: 64 * 1024,
  path: '/api/Exhibition/CreateSessionRating',
  title: 'Rate a session',
  description:
    'Stores the rating of the caller, or changes it. The body of the specification, the list of favourite session ids, is accepted and not read: favourites have endpoints of their own.',
  query: z.object({
    id: eventParameter,
    pSessionId: itemId.optional(),
    pPresentationId: itemId.optional(),
    pContent: text.optional().meta({ description: 'Words about it. Better in the body: addresses are logged.' }),
    pRatingValue: z.coerce.number().int().min(1).max(5),
  }),
  body: z.union([z.array(z.union([z.string().max(100), z.number()])).max(5000), z.object({ pContent: text.optional() })]).optional(),
  example: {
    query: { pSessionId: 's-0108', pPresentationId: '', pContent: '', pRatingValue: 4 },
    body: { pContent: 'Clear, and in time.' },
  },
  reply: rating,
});
