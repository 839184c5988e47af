// Calls for abstracts (A §2 pages `submission` and `review`): what is asked, until when, and what reviewers score.
import * as z from 'zod';
import { callCriterion, callDeclaration, callLimits, callOption, callReviewFacts, extraField } from './call-shapes.ts';
import { type Area, endpoint } from './endpoint.ts';
import { ofEvent, shared } from './programme-query.ts';

export const area: Area = { title: 'Calls for abstracts', description: 'What authors are asked to submit, and by when.' };

const text = z.string();
const time = z.string().nullable().meta({ description: 'ISO 8601 with the offset of the event’s zone; null for none.' });

const call = z.object({
  Id: text,
  Title: text,
  Text: text.meta({ description: 'Safe HTML; empty for none.' }),
  OpensAt: time,
  Deadline: time,
  RevisionDeadline: time,
  DecisionDate: time,
  Topics: z.array(callOption(text)),
  Kinds: z.array(callOption(text)),
  ...callLimits,
  Fields: z.array(extraField(text)),
  Declarations: z.array(callDeclaration(text)),
  Review: z.object({
    ...callReviewFacts,
    OpensAt: time,
    Deadline: time,
    Criteria: z.array(callCriterion(text)),
  }),
});
export type AbstractCall = z.infer<typeof call>;

export const abstractCalls = endpoint({
  ...shared,
  spec: 'beyond A §2',
  shownOn: ['SubmissionPage', 'ReviewPage'],
  path: '/api/Submissions/Calls',
  title: 'Calls for abstracts',
  description:
    'All calls in the order of the file, those that are over among them; never who reviews. Empty for whom the pages are closed.',
  query: ofEvent,
  reply: z.array(call),
});
