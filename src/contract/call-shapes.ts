// Fields of calls for abstracts that the wire and the rows of data files have alike.
import * as z from 'zod';
import {
  extraKinds,
  LONGEST_ABSTRACT,
  LONGEST_EXTRA_TEXT,
  LONGEST_SUBMISSION_LINE,
  MOST_AUTHORS,
  MOST_SUBMISSION_FILES,
} from '../base/submission-limits.ts';

const id = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9_.-]*$/)
  .max(120);
const count = (most: number) => z.number().int().min(0).max(most);

/** Something with a name to choose from; `title` is the schema of a short text. */
export const callOption = <T extends z.ZodType>(title: T) => z.object({ Id: id, Name: title });

/** A field of the call's own. */
export const extraField = <T extends z.ZodType>(title: T) =>
  z.object({
    Id: id,
    Name: title,
    Help: title,
    Kind: z.enum(extraKinds),
    IsRequired: z.boolean(),
    Longest: count(LONGEST_EXTRA_TEXT).meta({ description: 'Most characters of a text; 0 takes 500.' }),
    Choices: z.array(callOption(title)).max(100),
  });

/** Something that is agreed to. */
export const callDeclaration = <T extends z.ZodType>(title: T) => z.object({ Id: id, Text: title, IsRequired: z.boolean() });

/** What reviewers score. */
export const callCriterion = <T extends z.ZodType>(title: T) =>
  z.object({
    Id: id,
    Name: title,
    Help: title,
    Least: z.number().int().min(0).max(100),
    Most: z.number().int().min(1).max(100),
    Weight: z.number().min(0).max(100),
  });

/** Who reviews: holders of valid tickets of these types, and accounts of these addresses; without topics, all of them. */
export const reviewerGroup = z.object({
  TicketTypeNames: z.array(z.string().min(1).max(200)).max(50),
  Emails: z.array(z.string().max(254)).max(500),
  Topics: z.array(z.string().max(120)).max(200),
});

/** Limits of what a call takes. */
export const callLimits = {
  LongestTitle: count(LONGEST_SUBMISSION_LINE).meta({ description: 'Most characters of the title.' }),
  LongestAbstract: count(LONGEST_ABSTRACT).meta({ description: 'Most characters of the abstract, or words of it.' }),
  CountsWords: z.boolean().meta({ description: 'The limit of the abstract is in words.' }),
  LeastKeywords: count(20),
  MostKeywords: count(20),
  MostAuthors: z.number().int().min(1).max(MOST_AUTHORS),
  MostFiles: count(MOST_SUBMISSION_FILES).meta({ description: 'Most files, PDF; 0 takes none.' }),
  MostFileMegabytes: z.number().int().min(1).max(10),
  NeedsFile: z.boolean().meta({ description: 'A submission without file is not taken.' }),
  AsksConflicts: z.boolean().meta({ description: 'Authors say whether they have conflicts of interest.' }),
};

/** What everybody may know of its review. */
export const callReviewFacts = {
  IsBlind: z.boolean().meta({ description: 'Reviewers do not see who submitted.' }),
  ReviewsPerSubmission: z.number().int().min(1).max(20),
};
