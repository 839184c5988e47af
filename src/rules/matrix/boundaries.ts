// The instants at which anything on a page can turn: the edges of every window, and the ends of sessions.
import type { EventModel } from '../../model/event.ts';
import type { PageModel } from '../../model/page.ts';
import { rulesOf } from '../placement-rules.ts';
import { type Principal, signedOutAt } from '../principal.ts';
import type { Window } from '../window.ts';

/**
 * First instants (ms) of every new state, in order: the start of a window, the millisecond after its end, the millisecond
 * after a session's last. Between two of them no verdict differs.
 */
export function pageBoundaries(
  page: PageModel,
  visibility: EventModel['visibility'],
  people: readonly Principal[],
  timeZone: string,
): number[] {
  const windows = [...page.nodes.values()].flatMap((node) => {
    const { window, entries } = rulesOf(node, visibility, timeZone);
    return [window, ...entries.map((entry) => entry.window)];
  });
  const ends = people.map(signedOutAt).filter((end) => end !== null);
  return inOrder([...windows.flatMap(turnsOf), ...ends]);
}

/** A reversed or unreadable window never turns. */
const turnsOf = ({ from, to, readable }: Window): number[] => (readable && from <= to ? [from, to + 1].filter(Number.isFinite) : []);

/** Different numbers, ascending. */
export const inOrder = (numbers: Iterable<number>): number[] => [...new Set(numbers)].sort((a, b) => a - b);

/** The last instant before each boundary and the boundary itself: one look on each side. */
export const sidesOf = (boundaries: readonly number[]): number[] => inOrder(boundaries.flatMap((at) => [at - 1, at]));
