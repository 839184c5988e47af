// The requests of submissions and reviews: the calls are everybody's, the rest is the reader's own.
import { abstractCalls } from '#contract/calls';
import { type DataContext, request } from '#contract/request';
import { assignedReviews, readReview } from '#contract/reviews';
import { ownSubmission, ownSubmissions } from '#contract/submissions';

type Place = Pick<DataContext, 'event' | 'language'>;

export const callsRequest = ({ event, language }: Place) => request(abstractCalls, { eventid: event, language });
export const ownRequest = ({ event }: Place) => request(ownSubmissions, { eventid: event });
export const submissionRequest = ({ event }: Place, key: string) => request(ownSubmission, { eventid: event, key });
export const assignedRequest = ({ event }: Place) => request(assignedReviews, { eventid: event });
export const reviewRequest = ({ event }: Place, number: number) => request(readReview, { eventid: event, number });
