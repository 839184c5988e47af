// Cases of the order "upcoming": ongoing, then future, then past sessions (B §4; reading R36).
import * as z from 'zod';
import { upcomingOrder } from '../../src/rules/upcoming.ts';
import { caseFormat } from './format.ts';

const shape = z.object({
  now: z.iso.datetime({ offset: true }),
  timezone: z.string(),
  sessions: z.array(z.object({ Id: z.string(), StartDateTime: z.string().nullable(), EndDateTime: z.string().nullable() })),
  expected: z.array(z.string()),
});

export const sessionSortUpcoming = caseFormat('session-sort-upcoming', shape, ({ now, timezone, sessions, expected }) => {
  const verdict = upcomingOrder(sessions, Date.parse(now), timezone);
  return { got: verdict.sessions.map(({ Id }) => Id), accepted: [expected], verdict };
});
