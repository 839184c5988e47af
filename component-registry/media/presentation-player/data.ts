// The request of the player of presentations.
import { pagPresentation } from '#contract/programme';
import { type DataContext, type DataOf, request } from '#contract/request';
import type { Props } from './props.ts';

/** The presentation of the address with its session and recording. */
export const recordingRequest = ({ event, language, params }: DataContext) =>
  request(pagPresentation, { eventid: event, language, presentationid: params['presentationId'] ?? '' });

/** An address without a presentation asks for none. */
export const data: DataOf<Props> = (_, context) => (context.params['presentationId'] ? [recordingRequest(context)] : []);
