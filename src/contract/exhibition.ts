// Exhibition endpoints (A §7): the count of views of a company's profile.
import * as z from 'zod';
import { type Area, endpoint } from './endpoint.ts';
import { eventParameter } from './event-shapes.ts';

export const area: Area = { title: 'Exhibition', description: 'How often companies are looked at.' };

export const setCompanyAccountViewCount = endpoint({
  method: 'GET',
  auth: 'none',
  effect: 'change',
  limit: 'write',
  caching: 'never',
  spec: 'A §7',
  path: '/api/Exhibition/SetCompanyAccountViewCount/:eventId',
  title: 'Count a view of a company',
  description:
    'Adds one view of a company’s profile (A §2); the spec makes it a GET. `id` is the company account. An id the event does not name counts nothing and is answered the same.',
  event: ['eventId'],
  query: z.object({
    eventId: eventParameter,
    id: z.string().min(1).max(120).meta({ description: 'Id of the company account.' }),
  }),
  example: { query: { id: '4711' } },
  reply: z.object({ Taken: z.literal(true) }),
});
