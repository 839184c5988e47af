// Handlers of src/contract/reviews.ts: what is assigned to the caller as a reviewer, and nothing else.
import type * as contract from '../../src/contract/reviews.ts';
import type { AssignedReview } from '../../src/contract/reviews.ts';
import { blindContent, type SubmissionAuthor } from '../../src/contract/submission-shapes.ts';
import { mayReview } from '../../src/rules/submissions/moments.ts';
import { isFullyScored, isOnScale } from '../../src/rules/submissions/score.ts';
import { badRequest, notFound, RequestError } from '../http/errors.ts';
import type { PublishedEvent } from '../published/event.ts';
import type { Caller } from '../sessions/caller.ts';
import { abstractCallOf, callRows, datesOf, isReviewerOf, topicsReviewedBy } from '../submissions/calls-of-event.ts';
import { demandPage } from '../submissions/demand-page.ts';
import { filesOfSubmission } from '../submissions/stored-files.ts';
import { reviewsAssignedTo, type ReviewRow, scoresOf, storeConflict, storeReview } from '../submissions/stored-reviews.ts';
import { contentOf, type SubmissionRow } from '../submissions/stored-submissions.ts';
import { wireFiles } from '../submissions/submission-view.ts';
import { type HandlersOf, live, type Live } from './handlers.ts';

const PAGE = 'ReviewPage';
type Pair = { review: ReviewRow; submission: SubmissionRow };

const lineOf = (event: PublishedEvent, { review, submission }: Pair, now: number): AssignedReview => ({
  Number: submission.id,
  CallId: submission.call_id,
  Title: review.state === 'conflict' ? '' : submission.title,
  TopicId: review.state === 'conflict' ? '' : submission.topic_id,
  State: review.state,
  MayReview: review.state !== 'conflict' && mayReview(submission.state, datesOf(abstractCallOf(event, submission.call_id)), now),
});

const withoutEmail = ({ Firstname, Surname, Institutions, IsPresenting }: SubmissionAuthor) => ({
  Firstname,
  Surname,
  Institutions,
  IsPresenting,
});

/** One that the caller may read. Whoever is no reviewer any more, has a conflict, or wrote it themselves, has none. Throws RequestError 404. */
async function demandAssigned(
  parts: Pick<Live, 'people' | 'accessControl'>,
  call: Parameters<typeof demandPage>[1] & { caller: Caller },
  number: number,
): Promise<Pair & { event: PublishedEvent }> {
  const { event, owner } = await demandPage(parts, call, PAGE);
  const [found] = await reviewsAssignedTo(parts.people.db, owner, number);
  const isTheirs =
    found &&
    found.review.state !== 'conflict' &&
    found.submission.account_id !== owner.accountId &&
    isReviewerOf(event, found.submission.call_id, call.caller);
  if (!isTheirs) throw notFound('No submission with this number is assigned to you.', 'number');
  return { ...found, event };
}

export const reviews: HandlersOf<typeof contract> = {
  assignedReviews: live(async (_, parts, call) => {
    const { event, owner } = await demandPage(parts, call, PAGE);
    const pairs = await reviewsAssignedTo(parts.people.db, owner);
    const now = parts.clock.now();
    return {
      IsReviewer: callRows(event).some((row) => topicsReviewedBy(row, call.caller) !== undefined),
      Reviews: pairs
        .filter(({ submission }) => isReviewerOf(event, submission.call_id, call.caller))
        .map((pair) => lineOf(event, pair, now)),
    };
  }),

  readReview: live(async ({ number }, parts, call) => {
    const { event, ...pair } = await demandAssigned(parts, call, number);
    const { review, submission } = pair;
    const content = contentOf(submission);
    // A call that is gone says nothing: then nobody is named.
    const isBlind = abstractCallOf(event, submission.call_id)?.Review.IsBlind ?? true;
    return {
      ...lineOf(event, pair, parts.clock.now()),
      Content: blindContent.parse(content),
      Authors: isBlind ? [] : content.Authors.map(withoutEmail),
      Conflicts: isBlind ? '' : content.Conflicts.Text,
      Files: wireFiles(event, submission, await filesOfSubmission(parts.people.db, submission.id), isBlind),
      Scores: scoresOf(review),
      ToAuthors: review.to_authors,
      ToOrganisers: review.to_organisers,
    };
  }),

  saveReview: live(async ({ number }, parts, { body, ...call }) => {
    const { event, review, submission } = await demandAssigned(parts, call, number);
    const asked = abstractCallOf(event, submission.call_id);
    const now = parts.clock.now();
    if (!asked || !mayReview(submission.state, datesOf(asked), now))
      throw new RequestError(409, 'closed', 'This cannot be scored now: it is decided, or the review is not open.');
    const { Criteria } = asked.Review;
    const wrong = body.Scores.findIndex((score) => !isOnScale(Criteria, score));
    if (wrong >= 0) throw new RequestError(400, 'no-such-score', 'This score is not on the scale of a criterion.', `Scores.${wrong}`);
    if (new Set(body.Scores.map(({ Id }) => Id)).size < body.Scores.length) throw badRequest('A criterion has one score.', 'Scores');
    const state = isFullyScored(Criteria, body.Scores) ? 'done' : 'open';
    const written = { state, scores: body.Scores, toAuthors: body.ToAuthors, toOrganisers: body.ToOrganisers } as const;
    if (!(await storeReview(parts.people.db, review.id, written, now))) throw notFound('You have declared a conflict.', 'number');
    return { State: state };
  }),

  declareConflict: live(async ({ number }, parts, call) => {
    const { owner } = await demandPage(parts, call, PAGE);
    const [found] = await reviewsAssignedTo(parts.people.db, owner, number);
    if (!found) throw notFound('No submission with this number is assigned to you.', 'number');
    await storeConflict(parts.people.db, found.review.id, parts.clock.now());
    return { State: 'conflict' as const };
  }),
};
