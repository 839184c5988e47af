// The request of now and next: sessions from this hour on, the same for a whole hour so that the server's preload is used.
import { pagSessions } from '#contract/programme';
import { type DataContext, type DataOf, request } from '#contract/request';
import type { Props } from './props.ts';

const HOUR = 3_600_000;

/** Number of sessions: those ending within the hour, those running in every hall, and the next ones. */
const ENOUGH = 120;

/** The request of this hour; `now` in ms. */
export const sessionsFromNow = ({ event, language, now }: DataContext) =>
  request(pagSessions, { eventid: event, language, from: new Date(Math.floor(now / HOUR) * HOUR).toISOString(), limit: ENOUGH });

export const data: DataOf<Props> = (_, context) => [sessionsFromNow(context)];
