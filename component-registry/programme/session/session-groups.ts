// Splits an ordered list of sessions into groups: a common start, letter or room.
import type { Session } from '#contract/programme';
import { letterOf } from '../person/letters.ts';
import type { OrderFacts, SessionOrder } from './session-order.ts';
import { phaseOf, startOf } from './session-times.ts';

/** Sessions under one label. */
export type SessionGroup = {
  key: string;
  /** Programme day (YYYY-MM-DD) in date order; empty in other orders and for sessions without day. */
  day: string;
  /** The first group of its day, below the heading of the day. */
  opensDay: boolean;
  /** Start of the sessions in ms, in date order; undefined for sessions not scheduled yet. */
  start: number | undefined;
  /** Letter, room, company, day or phase in the other orders; empty in date order and where all are one group. */
  label: string;
  /** The rest of a group that was split for its length. */
  continued: boolean;
  sessions: readonly Session[];
};

/** The label of featured sessions; the others have their day. */
export const FEATURED = 'featured';

/** Longest group in one piece: the list draws whole groups, and only those near the screen. */
export const LONGEST_GROUP = 24;

/** The groups of `sessions`, which are in `order` already; in date order the day goes first. */
export function groupSessions(sessions: readonly Session[], order: SessionOrder, language: string, facts: OrderFacts = {}): SessionGroup[] {
  const letter = letterOf(language);
  const { now = 0, isFeatured = ({ Highlighted }) => Highlighted } = facts;
  const labelOf: (session: Session) => string = {
    date: () => '',
    name: ({ Name }: Session) => letter(Name),
    room: ({ RoomName }: Session) => RoomName,
    random: () => '',
    companyname: ({ CompanyAccountName }: Session) => CompanyAccountName,
    featuredDateSort: (session: Session) => (isFeatured(session) ? FEATURED : session.ProgrammeDay),
    upcoming: (session: Session) => phaseOf(session, now),
  }[order];
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
