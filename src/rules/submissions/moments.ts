// What can be done with a submission or a review at an instant: asked by the page for its buttons, and by the server before it does anything.
import type { SubmissionState } from '../../base/submission-limits.ts';

/** Dates of a call as instants, ms; undefined for no bound. */
export type CallDates = {
  opens: number | undefined;
  deadline: number | undefined;
  revision: number | undefined;
  reviewOpens: number | undefined;
  reviewDeadline: number | undefined;
};

const within = (now: number, from: number | undefined, to: number | undefined): boolean =>
  (from === undefined || from <= now) && (to === undefined || now <= to);

/** Whether a call takes new submissions. */
export const isCallOpen = ({ opens, deadline }: CallDates, now: number): boolean => within(now, opens, deadline);

/** Whether authors may change a submission: until the deadline, or what was sent back until the deadline of revisions. */
export function mayChange(state: SubmissionState, dates: CallDates, now: number): boolean {
  if (state === 'accepted' || state === 'rejected') return false;
  if (state === 'revision') return within(now, undefined, dates.revision);
  return isCallOpen(dates, now);
}

/** Whether authors may withdraw it: before it is decided, at any time; drafts can always be deleted. */
export const mayWithdraw = (state: SubmissionState): boolean => ['draft', 'submitted', 'review', 'revision'].includes(state);

/** Whether reviewers may score it. */
export const mayReview = (state: SubmissionState, { reviewOpens, reviewDeadline }: CallDates, now: number): boolean =>
  (state === 'submitted' || state === 'review') && within(now, reviewOpens, reviewDeadline);
