// The orders in which sessions are listed (B §4): by time, by name, by room.
import type { Session } from '#contract/programme';
import { startOf } from './session-times.ts';

export const sessionOrders = ['date', 'name', 'room'] as const;
export type SessionOrder = (typeof sessionOrders)[number];

type Compare = (a: Session, b: Session) => number;

/** The first rule that distinguishes two sessions decides. */
const inTurn =
  (...rules: Compare[]): Compare =>
  (a, b) => {
    for (const rule of rules) {
      const order = rule(a, b);
      if (order !== 0) return order;
    }
    return 0;
  };

/** Unscheduled sessions come last. */
const byStart: Compare = (a, b) => {
  const [first, second] = [startOf(a) ?? Infinity, startOf(b) ?? Infinity];
  return first === second ? 0 : first - second;
};

/**
 * A comparison for `sort`. Names compare as the language does, numbers in them by value (Hall 2 before Hall 10).
 * `rooms` gives the organiser's order of rooms (place by room id); other rooms follow by name, sessions without room come last.
 */
export function sessionOrder(order: SessionOrder, language: string, rooms: ReadonlyMap<string, number> = new Map()): Compare {
  const { compare } = new Intl.Collator(language, { numeric: true, sensitivity: 'base', ignorePunctuation: true });
  const byName: Compare = (a, b) => compare(a.Name, b.Name);
  const place = ({ RoomId, RoomName }: Session): number => rooms.get(RoomId) ?? (RoomName === '' ? Infinity : rooms.size);
  const byRoom: Compare = (a, b) => {
    const [first, second] = [place(a), place(b)];
    return first === second ? compare(a.RoomName, b.RoomName) : first - second;
  };
  const byId: Compare = (a, b) => (a.Id < b.Id ? -1 : Number(a.Id > b.Id));
  return {
    date: inTurn(byStart, byRoom, byName, byId),
    name: inTurn(byName, byStart, byId),
    room: inTurn(byRoom, byStart, byName, byId),
  }[order];
}
