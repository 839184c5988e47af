// The pieces of the list in their order: days, groups, and the line of now.
import type { Session } from '#contract/programme';
import { groupSessions, placeOfNow, type SessionGroup } from '../session/session-groups.ts';
import type { OrderFacts, SessionOrder } from '../session/session-order.ts';
import { phaseOf } from '../session/session-times.ts';

/** A piece of the list. */
export type ListItem =
  | { kind: 'day'; key: string; day: string; count: number }
  | { kind: 'now'; key: string }
  /** What is over today, folded or not. */
  | { kind: 'earlier'; key: string; count: number }
  | { kind: 'best'; key: string; sessions: readonly Session[] }
  | { kind: 'group'; key: string; group: SessionGroup; /** It is over, and hidden where a script can show it. */ isOver?: true };

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

/** From this number of sessions on what is over is folded. */
const FOLDED_FROM = 3;

/**
 * The pieces without what is over today: one piece says how many there are. What began with something that still runs is over all
 * the same. `open` leaves them behind it, `marked` too, as the server writes them: hidden where there is a script that can show them.
 */
export function foldEarlier(
  items: readonly ListItem[],
  today: string | undefined,
  now: number,
  fold: 'folded' | 'open' | 'marked',
): ListItem[] {
  const partsOf = (item: ListItem): { over: readonly Session[]; left: readonly Session[] } => {
    if (item.kind !== 'group' || item.group.day === '' || item.group.day !== today) return none;
    const over = item.group.sessions.filter((one) => phaseOf(one, now) === 'past');
    return { over, left: item.group.sessions.filter((one) => !over.includes(one)) };
  };
  const parts = items.map(partsOf);
  const count = parts.reduce((sum, { over }) => sum + over.length, 0);
  // A day that is over is read as a whole.
  if (count < FOLDED_FROM || parts.every(({ left }) => left.length === 0)) return [...items];
  const first = parts.findIndex(({ over }) => over.length > 0);
  const said: ListItem = { kind: 'earlier', key: 'earlier', count };
  return items.flatMap((item, index): ListItem[] => {
    const before = index === first ? [said] : [];
    const { over, left } = parts[index]!;
    if (item.kind !== 'group' || over.length === 0 || fold === 'open') return [...before, item];
    const key = `${item.key} over`;
    const hidden: ListItem = { ...item, key, group: { ...item.group, key, sessions: over }, isOver: true };
    const shown: ListItem = { ...item, group: { ...item.group, sessions: left } };
    return [...before, ...(fold === 'marked' ? [hidden] : []), ...(left.length > 0 ? [shown] : [])];
  });
}

const none = { over: [], left: [] };

/** The first piece of every full hour of a day in date order, to jump to; what is hidden because it is over is none. */
export function hoursOf(items: readonly ListItem[], hourOf: (instant: number) => string): { hour: string; index: number; key: string }[] {
  const hours = new Map<string, { hour: string; index: number; key: string }>();
  items.forEach((item, index) => {
    if (item.kind !== 'group' || item.isOver || item.group.start === undefined) return;
    const hour = hourOf(item.group.start);
    if (!hours.has(hour)) hours.set(hour, { hour, index, key: item.key });
  });
  return [...hours.values()];
}
