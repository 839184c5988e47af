// The table of people and pages of an event: who gets where, and why not; made of the rules alone, without a browser.
import type { OpenEvent } from '../../../server/open-event.ts';
import type { MatrixPerson } from '../../../src/rules/matrix/choose-renderings.ts';
import { personasOf } from '../../../src/rules/matrix/personas-of.ts';
import { eventTimes, pageVariants } from '../page-variants.ts';
import { type RouteCell, routeCells, type RouteState } from './route-states.ts';

/** A page with everybody's cells. */
export type RouteRow = {
  event: string;
  page: string;
  /** Which session or person it was requested for; empty where that does not matter. */
  variant: string;
  timeZone: string;
  /** Instant (ISO 8601 in UTC) of the table; the cells know the others. */
  at: string;
  cells: RouteCell[];
};

/** The people given, and those the policies of the event name, none of a name twice. */
export function tablePeople({ model, timeZone }: OpenEvent, people: readonly MatrixPerson[]): MatrixPerson[] {
  const named = model.unreadable.has('access') ? [] : personasOf(model.raw.get('access')?.value, timeZone);
  return [...people, ...named.filter(({ name }) => people.every((one) => one.name !== name))];
}

/** One row for each page, several where sessions or people differ in who may open them. `now` (ms) for events that say nothing of their days. */
export function routeTable(event: OpenEvent, pages: readonly string[], people: readonly MatrixPerson[], now: number): RouteRow[] {
  const everybody = tablePeople(event, people);
  return pages.flatMap((page) => {
    // Of a page whose parameter nobody knows values for the guards still say who may open it.
    const unknown = { label: '', params: {}, base: eventTimes(event, now).base };
    const variants = pageVariants(event, page, now);
    const rows = (variants.length > 0 ? variants : [unknown]).map(({ label, params, base }): RouteRow => ({
      event: `${event.folder.instance}/${event.folder.event}`,
      page,
      variant: label,
      timeZone: event.timeZone,
      at: new Date(base).toISOString(),
      cells: routeCells(event, page, params, everybody, base),
    }));
    const different = [...new Map(rows.toReversed().map((row) => [answersOf(row), row])).values()].toReversed();
    return different.length === 1 ? [{ ...different[0]!, variant: '' }] : different;
  });
}

/** Everything a row says but when and of what. */
const answersOf = ({ cells }: RouteRow): string =>
  JSON.stringify(cells.map(({ person, containers, states }) => [person, containers, states]));

/** The answer at the instant of the table. */
export const stateNow = ({ states, base }: RouteCell): RouteState => states[base] ?? states[0]!;

/** An answer in few words: `shown`, or the guard and what it asks for. */
export function shortWords({ opens, guard, detail, missing }: RouteState): string {
  if (opens) return 'shown';
  return `${guard}: ${guard === 'access' && missing.length > 0 ? missing.join('; ') : detail}`;
}

/** What a person meets on a page now: one entry where all containers agree, else one for each answer with its containers. */
export function wordsNow({ cells }: RouteRow, person: string): { containers: string; words: string; opens: boolean; cells: RouteCell[] }[] {
  const own = cells.filter((cell) => cell.person === person);
  const answers = Map.groupBy(own, (cell) => shortWords(stateNow(cell)));
  return [...answers].map(([words, same]) => ({
    containers: answers.size === 1 ? '' : same.flatMap(({ containers }) => containers).join(', '),
    words,
    opens: stateNow(same[0]!).opens,
    cells: same,
  }));
}

/** People who meet the same on every page share one column: the same over all time, or with `now` at the table's instant. */
export function columnsOf(rows: readonly RouteRow[], now = false): string[][] {
  const names = [...new Set(rows.flatMap(({ cells }) => cells.map(({ person }) => person)))];
  const said = (person: string): string =>
    JSON.stringify(
      now
        ? rows.map((row) => wordsNow(row, person).map(({ containers, words }) => [containers, words]))
        : rows.map(({ cells }) =>
            cells.filter((cell) => cell.person === person).map(({ containers, states, base }) => [containers, states, base]),
          ),
    );
  return [...Map.groupBy(names, said).values()];
}
