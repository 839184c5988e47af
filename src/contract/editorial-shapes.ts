// What an event publishes beside its programme: news and open positions. Written once for the wire and for the organiser's data files.
import * as z from 'zod';

/** How somebody is employed, in the words of schema.org (JobPosting employmentType), lower case with hyphens. */
export const employmentTypes = ['full-time', 'part-time', 'contract', 'temporary', 'internship', 'volunteer', 'per-diem', 'other'] as const;

/** Fields of an article; `title` is the schema of a short text. */
export const articleFields = <T extends z.ZodType>(title: T) => ({
  Title: title,
  Summary: title,
  Author: z.string(),
  ImagePath: z.string(),
  ImageText: title,
  Tags: z.array(z.string().min(1).max(80)).max(20),
  Url: z.string().meta({ description: 'Where the article continues; empty where all of it is here.' }),
});

/** Fields of an open position; `title` is the schema of a short text. */
export const jobFields = <T extends z.ZodType>(title: T) => ({
  CompanyAccountId: z.string().meta({ description: 'Company of the exhibition that offers it; empty for none.' }),
  Title: title,
  Employer: title,
  Location: title,
  Country: z.string().max(2).meta({ description: 'Country of the work, ISO 3166-1 alpha-2; empty where it is not said.' }),
  IsRemote: z.boolean(),
  EmploymentType: z.enum(employmentTypes),
  Field: title,
  Salary: title,
  Summary: title,
  ApplyUrl: z.string(),
  ApplyEmail: z.string().max(254),
});
