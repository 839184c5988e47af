// The request of the page of a presentation.
import { pagPresentation } from '#contract/programme';
import { type DataContext, type DataOf, request } from '#contract/request';
import type { Props } from './props.ts';

/** The presentation of the address with its session and people. */
export const presentationRequest = ({ event, language, params }: DataContext) =>
  request(pagPresentation, { eventid: event, language, presentationid: params['presentationId'] ?? '' });

export const data: DataOf<Props> = (_, context) => [presentationRequest(context)];
