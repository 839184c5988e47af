// Award winners (A §2 page `award-winners`): what an event or its society has awarded, and to whom.
import * as z from 'zod';
import { awardFields, winnerFields } from './award-shapes.ts';
import { type Area, endpoint } from './endpoint.ts';
import { ofEvent, shared } from './programme-query.ts';

export const area: Area = { title: 'Awards', description: 'Awards of an event, with their winners.' };

const winner = z.object(winnerFields(z.string()));
export type AwardWinner = z.infer<typeof winner>;

const award = z.object({
  Id: z.string(),
  ...awardFields(z.string()),
  Text: z.string().meta({ description: 'Safe HTML; empty for none.' }),
  Winners: z.array(winner),
});
export type Award = z.infer<typeof award>;

export const awards = endpoint({
  ...shared,
  spec: 'A §2',
  shownOn: ['AwardWinnersPage'],
  path: '/api/modules/Awards',
  title: 'Awards with their winners',
  description: 'All awards, the latest year first, then in the order of the file. Empty for whom the page is closed.',
  query: ofEvent,
  reply: z.array(award),
});
