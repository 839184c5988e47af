// What a submission consists of, as its author writes it and as those who review it read it.
import * as z from 'zod';
import {
  SUBMISSION_KEY,
  LONGEST_ABSTRACT,
  LONGEST_EXTRA_TEXT,
  LONGEST_SUBMISSION_LINE,
  MOST_AUTHORS,
  MOST_INSTITUTIONS,
} from '../base/submission-limits.ts';

const line = z.string().max(LONGEST_SUBMISSION_LINE);
const id = z.string().max(120);

/** The key that a device gives: whatever is sent again under it is the same. */
export const submissionKey = z.string().regex(SUBMISSION_KEY);

/** An author. */
export const submissionAuthor = z.object({
  Firstname: line,
  Surname: line,
  Email: z.string().max(254).meta({ description: 'Asked of who presents; sent to no reviewer.' }),
  Institutions: z.array(line).max(MOST_INSTITUTIONS),
  IsPresenting: z.boolean(),
});
export type SubmissionAuthor = z.infer<typeof submissionAuthor>;

/** What reviewers read whatever the call. */
const readable = {
  Title: line,
  Abstract: z
    .string()
    .max(LONGEST_ABSTRACT * 2)
    .meta({ description: 'Plain text with its paragraphs.' }),
  TopicId: id,
  KindId: id,
  Keywords: z.array(z.string().max(100)).max(20),
  Fields: z
    .array(z.object({ Id: id, Value: z.string().max(LONGEST_EXTRA_TEXT) }))
    .max(50)
    .meta({ description: 'Answers to the call’s own fields: a text, a number, the id of a choice, `yes` or `no`.' }),
};

/** What a submission consists of; a draft may have gaps. */
export const submissionContent = z.object({
  ...readable,
  Authors: z.array(submissionAuthor).max(MOST_AUTHORS),
  Conflicts: z.object({
    Answer: z.enum(['', 'none', 'some']),
    Text: z.string().max(LONGEST_EXTRA_TEXT),
  }),
  Declarations: z.array(id).max(20).meta({ description: 'Ids of what was agreed to.' }),
});
export type SubmissionContent = z.infer<typeof submissionContent>;

/** The same for reviewers of a blind review: nothing of who wrote it. */
export const blindContent = z.object(readable);

/** A file of a submission. */
export const submissionFile = z.object({
  Id: z.string(),
  Name: z.string(),
  Size: z.number().int(),
  Url: z.string(),
});
export type SubmissionFile = z.infer<typeof submissionFile>;

/** A score by criterion. */
export const reviewScore = z.object({ Id: id, Value: z.number().int().min(0).max(100) });
