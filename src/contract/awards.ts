// Award winners (A §2 page `award-winners`): what an event or its society has awarded, and to whom.
import * as z from 'zod';
import { type Area, endpoint } from './endpoint.ts';
import { ofEvent, shared } from './programme-query.ts';

export const area: Area = { title: 'Awards', description: 'Awards of an event, with their winners.' };

/** Fields of an award; `title` is the schema of a short text. */
export const awardFields = <T extends z.ZodType>(title: T) => ({
  Title: title,
  Year: z.number().int().min(0).max(9999).meta({ description: 'Year of the award; 0 where it is not said.' }),
  Summary: title,
  Sponsor: title,
  CompanyAccountId: z.string().meta({ description: 'Company of the exhibition that gives it; empty for none.' }),
});

/** Fields of a winner. */
export const winnerFields = <T extends z.ZodType>(title: T) => ({
  Id: z.string().meta({ description: 'Id of the author row; empty when the person has no row.' }),
  DisplayName: z.string(),
  Institution: title,
  Rank: title,
  ImagePath: z.string(),
  Work: title,
  PresentationId: z.string().meta({ description: 'The presentation or abstract that was awarded; empty for none.' }),
});

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
