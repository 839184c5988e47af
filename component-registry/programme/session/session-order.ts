// The orders in which sessions are listed (B §4): by time, name, room or company, mixed, featured ones first, or what is on and comes next.
import { drawnNumber, upcomingOrder } from '#sdk';
import type { Session } from '#contract/programme';
import { startOf } from './session-times.ts';

export const sessionOrders = ['date', 'name', 'room', 'random', 'companyname', 'featuredDateSort', 'upcoming'] as const;
export type SessionOrder = (typeof sessionOrders)[number];

/** What some orders depend on besides the sessions. */
export type OrderFacts = {
  /** The organiser's order of rooms: place by room id. */
  rooms?: ReadonlyMap<string, number>;
  /** Names the mixture of one visit. */
  seed?: string;
  /** Whether a session comes first in `featuredDateSort`. */
  isFeatured?: (session: Session) => boolean;
  /** Instant (ms) at which `upcoming` looks. */
  now?: number;
};

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
 * Rooms the organiser has not ordered follow by name, sessions without room or company come last.
 */
export function sessionOrder(order: SessionOrder, language: string, facts: OrderFacts = {}): Compare {
  const { rooms = new Map<string, number>(), seed = '', isFeatured = ({ Highlighted }) => Highlighted } = facts;
  const { compare } = new Intl.Collator(language, { numeric: true, sensitivity: 'base', ignorePunctuation: true });
  const byName: Compare = (a, b) => compare(a.Name, b.Name);
  const place = ({ RoomId, RoomName }: Session): number => rooms.get(RoomId) ?? (RoomName === '' ? Infinity : rooms.size);
  const byRoom: Compare = (a, b) => {
    const [first, second] = [place(a), place(b)];
    return first === second ? compare(a.RoomName, b.RoomName) : first - second;
  };
  const byId: Compare = (a, b) => (a.Id < b.Id ? -1 : Number(a.Id > b.Id));
  const byCompany: Compare = (a, b) =>
    Number(a.CompanyAccountName === '') - Number(b.CompanyAccountName === '') || compare(a.CompanyAccountName, b.CompanyAccountName);
  const byChance: Compare = (a, b) => drawnNumber(seed + a.Id) - drawnNumber(seed + b.Id);
  const byFeature: Compare = (a, b) => Number(isFeatured(b)) - Number(isFeatured(a));
  return {
    date: inTurn(byStart, byRoom, byName, byId),
    name: inTurn(byName, byStart, byId),
    room: inTurn(byRoom, byStart, byName, byId),
    random: inTurn(byChance, byId),
    companyname: inTurn(byCompany, byName, byStart, byId),
    featuredDateSort: inTurn(byFeature, byStart, byRoom, byName, byId),
    // Its phases are those of the rule (`arranged`).
    upcoming: inTurn(byStart, byRoom, byName, byId),
  }[order];
}

/** Puts sessions in order. */
export type Arrange = <Listed extends Session>(sessions: readonly Listed[]) => readonly Listed[];

/** By a comparison; `upcoming` by the one rule for it, at the instant and in the zone shown (B §4). */
export const arrangement =
  (order: SessionOrder, compare: Compare, now: number, zone: string): Arrange =>
  (sessions) => {
    const sorted = sessions.toSorted(compare);
    return order === 'upcoming' ? upcomingOrder(sorted, now, zone).sessions : sorted;
  };
