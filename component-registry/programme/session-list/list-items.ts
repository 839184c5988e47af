// The pieces of the list in their order: days, groups, and the line of now.
import type { Session } from '#contract/programme';
import { groupSessions, placeOfNow, type SessionGroup } from '../session/session-groups.ts';
import type { OrderFacts, SessionOrder } from '../session/session-order.ts';

/** A piece of the list. */
export type ListItem =
  | { kind: 'day'; key: string; day: string; count: number }
  | { kind: 'now'; key: string }
  | { kind: 'best'; key: string; sessions: readonly Session[] }
  | { kind: 'group'; key: string; group: SessionGroup };

/** The pieces of `sessions`, which are in `order`. In date order days are named; the line of now stands in today's programme. */
export function listItems(
  sessions: readonly Session[],
  order: SessionOrder,
  language: string,
  today: string | undefined,
  now: number,
  facts: OrderFacts = {},
): ListItem[] {
  const groups = groupSessions(sessions, order, language, facts);
  const ofToday = groups.filter(({ day }) => day !== '' && day === today);
  const place = placeOfNow(ofToday, now);
  const next = place === undefined ? undefined : ofToday[place];
  const counts = new Map<string, number>();
  for (const { day, sessions: own } of groups) counts.set(day, (counts.get(day) ?? 0) + own.length);
  return groups.flatMap((group): ListItem[] => [
    ...(group.opensDay ? [{ kind: 'day' as const, key: `day ${group.day}`, day: group.day, count: counts.get(group.day) ?? 0 }] : []),
    ...(group === next ? [{ kind: 'now' as const, key: 'now' }] : []),
    { kind: 'group', key: group.key, group },
  ]);
}

/** Number of results from which the best are shown first. */
const MANY = 8;
/** Number of best results. */
const BEST = 3;

/** The best results of a search, before all of them in order; empty if all fit on screen. `ranked` are ids, best first. */
export function bestItems(sessions: readonly Session[], ranked: readonly string[] | undefined): ListItem[] {
  if (!ranked || sessions.length <= MANY) return [];
  const byId = new Map(sessions.map((session) => [session.Id, session]));
  const best = ranked.flatMap((id) => byId.get(id) ?? []).slice(0, BEST);
  return [{ kind: 'best', key: 'best', sessions: best }];
}
