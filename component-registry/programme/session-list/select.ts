// Selects the sessions on screen from the whole programme: searched, filtered, counted by day, ordered.
import type { Session } from '#contract/programme';
import type { Arrange } from '../session/session-order.ts';
import type { ListedThing } from '../session/listed-session.ts';
import { type ProgrammeDay, programmeDays } from '../session/programme-days.ts';
import { type Choice, choicesOf, type Facet, type Filters, fits } from '../session/session-filter.ts';

/** All days at once, in the place of a day. */
export const ALL_DAYS = 'all';

/** The visitor's search, filters and order. */
export type Criteria = {
  /** YYYY-MM-DD or `all`. */
  day: string;
  filters: Filters;
  /** Ids a search found; undefined without search. */
  found: ReadonlySet<string> | undefined;
  arrange: Arrange;
  /** Language in which choices are sorted, xx-XX. */
  language: string;
  /** The organiser's order of rooms: place by room id. */
  rooms?: ReadonlyMap<string, number> | undefined;
};

/** What is on screen. */
export type Selection = {
  shown: readonly ListedThing[];
  /** Every day of the programme with how many sessions of the search and filters it has. */
  days: readonly ProgrammeDay[];
  choices: Readonly<Record<Facet, readonly Choice[]>>;
  /** Matching sessions on all days. */
  fitting: number;
  /** Sessions of the day (or of all) before search and filters. */
  ofDay: number;
};

/** Whether all of it is on one day, which is no choice; sessions without a day are listed with all days alone. */
export const hasOneDay = ({ days, fitting }: Pick<Selection, 'days' | 'fitting'>): boolean =>
  days.length === 1 && days[0]?.count === fitting;

/** What the list may show (B §2): a poster hidden on the scheduler is no part of it, a hidden session only of the grid not. */
export const isListed = (session: Session, show: 'sessions' | 'posters' | 'all'): boolean =>
  session.IsPoster ? show !== 'sessions' && !session.HideOnScheduler : show !== 'posters';

export function select(listed: readonly ListedThing[], { day, filters, found, arrange, language, rooms }: Criteria): Selection {
  const onDay = (sessions: readonly ListedThing[]): readonly ListedThing[] =>
    day === ALL_DAYS ? sessions : sessions.filter(({ ProgrammeDay }) => ProgrammeDay === day);
  const pool = found ? listed.filter(({ Id }) => found.has(Id)) : listed;
  const fitting = pool.filter((session) => fits(session, filters));
  const counts = new Map(programmeDays(fitting).map((each) => [each.day, each.count]));
  return {
    shown: arrange(onDay(fitting)),
    days: programmeDays(listed).map((each) => ({ day: each.day, count: counts.get(each.day) ?? 0 })),
    choices: choicesOf(listed, onDay(pool), filters, language, rooms),
    fitting: fitting.length,
    ofDay: onDay(listed).length,
  };
}
