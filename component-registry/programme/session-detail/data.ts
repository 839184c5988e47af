// The request of the page of a session.
import { pagData } from '#contract/programme';
import { type DataContext, type DataOf, request } from '#contract/request';
import type { Props } from './props.ts';

/** The session of the address with its people. */
export const detailRequest = ({ event, language, params }: DataContext) =>
  request(pagData, { eventid: event, language, sessionid: params['sessionId'] ?? '' });

export const data: DataOf<Props> = (_, context) => [detailRequest(context)];
