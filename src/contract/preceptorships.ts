// Preceptorships (A §2 page `preceptorships`): places at institutions where one can watch and learn.
import * as z from 'zod';
import { type Area, endpoint } from './endpoint.ts';
import { preceptorshipFields } from './preceptorship-shapes.ts';
import { ofEvent, shared } from './programme-query.ts';

export const area: Area = { title: 'Preceptorships', description: 'Places at host institutions that an event offers.' };

const wireTime = z.string().nullable().meta({ description: 'ISO 8601 with the offset of the event’s zone; null where it is not said.' });

const preceptorship = z.object({
  Id: z.string(),
  ...preceptorshipFields(z.string()),
  StartDate: wireTime,
  EndDate: wireTime,
  Deadline: wireTime,
  Text: z.string().meta({ description: 'Safe HTML; empty for none.' }),
});
export type Preceptorship = z.infer<typeof preceptorship>;

export const preceptorships = endpoint({
  ...shared,
  spec: 'A §2',
  shownOn: ['preceptorships'],
  path: '/api/modules/Preceptorships',
  title: 'Preceptorships',
  description: 'All offers in the order of the file; those whose deadline is over are among them. Empty for whom the page is closed.',
  query: ofEvent,
  reply: z.array(preceptorship),
});
