// The organiser's calls for abstracts, `data/calls.json`: what is asked, until when, who reviews by which criteria.
import * as z from 'zod';
import {
  callCriterion,
  callDeclaration,
  callLimits,
  callOption,
  callReviewFacts,
  extraField,
  reviewerGroup,
} from '../../contract/call-shapes.ts';
import { eventTime, localisedText, localisedTitle } from '../fields.ts';
import { dataRow } from './row.ts';

const time = eventTime.nullable();
const named = { Id: true, Name: true } as const;
const option = callOption(localisedTitle);
const options = (most: number) => z.array(option).max(most);
const extra = extraField(localisedTitle)
  .extend({ Choices: options(100) })
  .partial()
  .required(named);
const criterion = callCriterion(localisedTitle).partial().required(named);
const declaration = callDeclaration(localisedTitle).partial().required({ Id: true, Text: true });

/** How submissions are reviewed. */
const review = z
  .object({
    ...callReviewFacts,
    OpensAt: time,
    Deadline: time,
    Criteria: z.array(criterion).max(20),
    Reviewers: z.array(reviewerGroup.partial()).max(100),
  })
  .partial();

/** `data/calls.json`. */
export const callRow = dataRow(
  {
    Id: z
      .string()
      .regex(/^[A-Za-z0-9][A-Za-z0-9_.-]*$/)
      .max(120),
    Title: localisedTitle,
    Text: localisedText,
    OpensAt: time,
    Deadline: time,
    RevisionDeadline: time,
    DecisionDate: time,
    Topics: options(200),
    Kinds: options(50),
    ...callLimits,
    Fields: z.array(extra).max(50),
    Declarations: z.array(declaration).max(20),
    Review: review,
  },
  ['Id', 'Title'],
);
export type CallRow = z.infer<typeof callRow>;
