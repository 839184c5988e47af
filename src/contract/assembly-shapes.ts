// Fields of assemblies that the wire and the rows of data files have alike.
import * as z from 'zod';

/** Fields of an assembly; `title` is the schema of a short text. */
export const assemblyFields = <T extends z.ZodType>(title: T) => ({
  Title: title,
  Place: title,
  Summary: title,
  Voters: title,
});

/** Fields of an item of the agenda. */
export const agendaFields = <T extends z.ZodType>(title: T) => ({
  Number: z.string().max(12),
  Title: title,
  IsVote: z.boolean(),
});
