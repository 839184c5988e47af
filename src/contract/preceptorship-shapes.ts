// Fields of preceptorships that the wire and the rows of data files have alike.
import * as z from 'zod';

/** Fields of an offer; `title` is the schema of a short text. */
export const preceptorshipFields = <T extends z.ZodType>(title: T) => ({
  Title: title,
  Host: title,
  City: title,
  Country: z.string().max(2).meta({ description: 'Country of the host, ISO 3166-1 alpha-2; empty where it is not said.' }),
  Topic: title,
  Language: z.string().max(35).meta({ description: 'Language spoken there, BCP 47; empty where it is not said.' }),
  Places: z.number().int().min(0).max(9_999).meta({ description: 'How many places there are; 0 where it is not said.' }),
  Summary: title,
  ApplyUrl: z.string(),
  ApplyEmail: z.string().max(254),
});
