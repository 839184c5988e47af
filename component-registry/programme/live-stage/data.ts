// The request of the stage: what is on in this hour and what follows, the same for every page and both forms.
import { pagNowAndNext } from '#contract/programme';
import { type DataContext, type DataOf, request } from '#contract/request';
import type { Props } from './props.ts';

const HOUR = 3_600_000;
/** Sessions after this hour. */
const MOST = 6;

/** The request of this hour. */
export const liveStageRequest = ({ event, language, now }: DataContext) =>
  request(pagNowAndNext, { eventid: event, language, from: new Date(Math.floor(now / HOUR) * HOUR).toISOString(), limit: MOST });

export const data: DataOf<Props> = (_, context) => [liveStageRequest(context)];
