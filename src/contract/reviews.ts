// Reviews of submissions, by those to whom they were assigned.
import * as z from 'zod';
import { LONGEST_REVIEW } from '../base/submission-limits.ts';
import { type Area, endpoint } from './endpoint.ts';
import { eventParameter } from './event-shapes.ts';
import { blindContent, reviewScore, submissionAuthor, submissionFile } from './submission-shapes.ts';

export const area: Area = {
  title: 'Reviews',
  description:
    'Submissions that were assigned to the caller as a reviewer; any other is 404. Of a blind review nothing says who submitted. Who has declared a conflict of interest reads nothing more.',
  needsPeople: true,
};

const eventid = eventParameter;
const shared = { auth: 'user', caching: 'never', spec: 'beyond A §2', event: ['eventid'] } as const;
const reading = { ...shared, method: 'GET', effect: 'read', limit: 'read' } as const;
const changing = { ...shared, method: 'POST', effect: 'change', limit: 'write', mostBytes: 32 * 1024 } as const;
const ofEvent = z.object({ eventid });
const one = ofEvent.extend({
  number: z.coerce.number().int().min(1).max(2_147_483_647).meta({ description: 'Number of a submission that is assigned to the caller.' }),
});
const example = { query: { number: 1 } };
const comment = z.string().trim().max(LONGEST_REVIEW);

const assigned = z.object({
  Number: z.number().int(),
  CallId: z.string(),
  Title: z.string().meta({ description: 'Empty where the caller has declared a conflict.' }),
  TopicId: z.string(),
  State: z.enum(['open', 'done', 'conflict']).meta({ description: '`done`: every criterion has its score.' }),
  MayReview: z.boolean().meta({ description: 'It can be scored now: neither decided nor outside the dates of the review.' }),
});
export type AssignedReview = z.infer<typeof assigned>;

const review = assigned.extend({
  Content: blindContent,
  Authors: z.array(submissionAuthor.omit({ Email: true })).meta({ description: 'Empty where the review is blind.' }),
  Conflicts: z
    .string()
    .meta({ description: 'Conflicts of interest that the authors state; empty for none, and where the review is blind.' }),
  Files: z.array(submissionFile),
  Scores: z.array(reviewScore),
  ToAuthors: z.string(),
  ToOrganisers: z.string(),
});
export type OpenedReview = z.infer<typeof review>;

export const assignedReviews = endpoint({
  ...reading,
  path: '/api/Reviews/Assigned',
  title: 'Assigned reviews',
  description: 'What the caller is asked to review. `IsReviewer` also where nothing is assigned yet.',
  query: ofEvent,
  reply: z.object({ IsReviewer: z.boolean(), Reviews: z.array(assigned) }),
});

export const readReview = endpoint({
  ...reading,
  path: '/api/Reviews/Review',
  title: 'Read a submission to review',
  description: 'With the caller’s own scores and comments. 404 for what is not assigned, and after a conflict was declared.',
  query: one,
  example,
  reply: review,
});

export const saveReview = endpoint({
  ...changing,
  path: '/api/Reviews/Save',
  title: 'Score',
  description:
    'Replaces one’s scores and comments; some criteria may be missing. 400 `no-such-score` for a score outside the scale, 409 `closed` once it is decided or outside the dates of the review.',
  query: one,
  body: z.object({ Scores: z.array(reviewScore).max(20), ToAuthors: comment, ToOrganisers: comment }),
  example: {
    ...example,
    body: { Scores: [{ Id: 'novelty', Value: 4 }], ToAuthors: 'Please say how sleep was measured.', ToOrganisers: '' },
  },
  reply: z.object({ State: assigned.shape.State }),
});

export const declareConflict = endpoint({
  ...changing,
  mostBytes: 1024,
  path: '/api/Reviews/Conflict',
  title: 'Declare a conflict of interest',
  description: 'Gives the submission back: its scores are deleted, and the caller reads nothing more of it. Organisers assign it anew.',
  query: one,
  example,
  reply: z.object({ State: assigned.shape.State }),
});
