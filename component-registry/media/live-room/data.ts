// The request of the live room: what is on and next, the same as the overview of all rooms makes.
import { pagNowAndNext } from '#contract/programme';
import { type DataContext, type DataOf, request } from '#contract/request';
import type { Props } from './props.ts';

const HOUR = 3_600_000;
/** Most sessions after this hour: those of the overview. */
const MOST = 24;

/** What is on and next; the same for a whole hour. */
export const liveRoomsRequest = ({ event, language, now }: DataContext) =>
  request(pagNowAndNext, { eventid: event, language, from: new Date(Math.floor(now / HOUR) * HOUR).toISOString(), limit: MOST });

export const data: DataOf<Props> = (_, context) => [liveRoomsRequest(context)];
