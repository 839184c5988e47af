// The instants at which anything on a page can turn: the edges of every window, and the ends of sessions.
import type { PageModel } from '../../model/page.ts';
import { containers } from '../context.ts';
import { type EventRules, rulesOf } from '../placement-rules.ts';
import { type Principal, signedOutAt, whoOf } from '../principal.ts';
import { type AccessKey, decideKey } from '../shown.ts';
import type { Window } from '../window.ts';

/**
 * First instants (ms) of every new state, in order: the start of a window or content mode, the millisecond after its end, the turns of the
 * policies that open a placement for one of these people, the millisecond after a session's last. Between two of them no verdict differs.
 */
export function pageBoundaries(page: PageModel, event: EventRules, people: readonly Principal[], timeZone: string): number[] {
  const rules = [...page.nodes.values()].map((node) => rulesOf(node, event, timeZone));
  const modes = event.contentModes.map(({ window }) => window);
  const windows = [...rules.flatMap(({ window, entries }) => [window, ...entries.map((entry) => entry.window)]), ...modes];
  const keys = new Map(rules.flatMap(({ access }) => (access ? [[access.key, access] as const] : [])));
  const ends = people.map(signedOutAt).filter((end) => end !== null);
  return instantsInOrder([...windows.flatMap(turnsOf), ...[...keys.values()].flatMap((key) => keyTurns(key, people, timeZone)), ...ends]);
}

/** The instants at which policies may answer another way for one of these people, in any container. */
function keyTurns(key: AccessKey, people: readonly Principal[], timeZone: string): number[] {
  const turns: number[] = [];
  for (const person of people) {
    for (const container of containers) {
      const next = (now: number): number | null =>
        decideKey(key, { who: whoOf(person, now), where: { ...nowhere, container }, when: { now, timeZone } }).nextChangeAt;
      // A policy knows nothing of the end of a session: what is decided for ever may turn again for the visitor who is left.
      for (const start of [-Infinity, signedOutAt(person)])
        // Each turn is strictly later and every window has two ends, so this ends.
        for (let at = start === null ? null : next(start); at !== null; at = next(at)) turns.push(at);
    }
  }
  return turns;
}

const nowhere = { instance: '', event: '', language: '', page: '', params: {}, preview: false };

/** A reversed or unreadable window never changes. */
const turnsOf = ({ from, to, readable }: Window): number[] => (readable && from <= to ? [from, to + 1].filter(Number.isFinite) : []);

/** Different numbers, ascending. */
export const instantsInOrder = (numbers: Iterable<number>): number[] => [...new Set(numbers)].sort((a, b) => a - b);

/** The last instant before each boundary and the boundary itself: one look on each side. */
export const sidesOf = (boundaries: readonly number[]): number[] => instantsInOrder(boundaries.flatMap((at) => [at - 1, at]));
