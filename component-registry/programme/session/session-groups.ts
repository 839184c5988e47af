// Splits an ordered list of sessions into groups: a common start, letter or room.
import type { Session } from '#contract/programme';
import { letterOf } from '../person/letters.ts';
import type { SessionOrder } from './session-order.ts';
import { startOf } from './session-times.ts';

/** Sessions under one label. */
export type SessionGroup = {
  key: string;
  /** Programme day (YYYY-MM-DD) in date order; empty in other orders and for sessions without day. */
  day: string;
  /** The first group of its day, below the heading of the day. */
  opensDay: boolean;
  /** Start of the sessions in ms, in date order; undefined for sessions not scheduled yet. */
  start: number | undefined;
  /** Letter or room in the other orders; empty in date order. */
  label: string;
  /** The rest of a group that was split for its length. */
  continued: boolean;
  sessions: readonly Session[];
};

/** Longest group in one piece: the list draws whole groups, and only those near the screen. */
export const LONGEST_GROUP = 24;

/** The groups of `sessions`, which are in `order` already; in date order the day goes first. */
export function groupSessions(sessions: readonly Session[], order: SessionOrder, language: string): SessionGroup[] {
  const letter = letterOf(language);
  const labelOf = { date: () => '', name: ({ Name }: Session) => letter(Name), room: ({ RoomName }: Session) => RoomName }[order];
  const groups: (SessionGroup & { sessions: Session[] })[] = [];
  const byDay = order === 'date';
  for (const session of sessions) {
    const day = byDay ? session.ProgrammeDay : '';
    const start = byDay ? startOf(session) : undefined;
    const label = labelOf(session);
    const last = groups.at(-1);
    const same = last?.day === day && last.start === start && last.label === label;
    if (same && last.sessions.length < LONGEST_GROUP) {
      last.sessions.push(session);
      continue;
    }
    groups.push({ key: session.Id, day, opensDay: byDay && last?.day !== day, start, label, continued: same, sessions: [session] });
  }
  return groups;
}

/** Sessions in programme order: by day first, so that the small hours stay with the evening before; those without day last. */
export const inDayOrder =
  (within: (a: Session, b: Session) => number) =>
  (a: Session, b: Session): number => {
    const [first, second] = [a.ProgrammeDay || '~', b.ProgrammeDay || '~'];
    return first === second ? within(a, b) : first < second ? -1 : 1;
  };

/** Index of the group after the line of now; undefined if all of them are over or none has begun. */
export function placeOfNow(groups: readonly SessionGroup[], now: number): number | undefined {
  const index = groups.findIndex(({ start }) => start !== undefined && start > now);
  return index > 0 ? index : undefined;
}
