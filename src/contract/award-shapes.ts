// Fields of awards that the wire and the rows of data files have alike; the wire's file is not sent to browsers whole.
import * as z from 'zod';

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
