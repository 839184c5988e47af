// The halls of the stage: what runs in each and what follows there, in the organiser's order; which of them is shown.
import { endOf, startOf } from '../session/session-times.ts';
import type { LiveLine } from '../now-and-next/moment.ts';

/** A hall with its running session and what follows there; at least one of them. */
export type LiveHall = { id: string; name: string; on: LiveLine | undefined; next: LiveLine | undefined };

/** Most halls offered. */
const MOST = 8;
/** A session is looked forward to from here on, ms. */
const SOON = 30 * 60_000;

const hallOf = ({ RoomId, RoomName }: LiveLine): string => RoomId || RoomName;

/** `on` and `next` of the moment; the halls of `first` before the others. */
export function hallsOf(on: readonly LiveLine[], next: readonly LiveLine[], first: readonly string[]): LiveHall[] {
  const halls = new Map<string, LiveHall & { place: number }>();
  const add = (kind: 'on' | 'next', line: LiveLine): void => {
    const id = hallOf(line);
    if (id === '') return;
    const named = first.indexOf(id);
    const place = named === -1 ? first.length + (line.RoomSort ?? 0) : named;
    const hall = halls.get(id) ?? { id, name: line.RoomName, on: undefined, next: undefined, place };
    hall[kind] ??= line;
    halls.set(id, hall);
  };
  for (const line of on) add('on', line);
  for (const line of next) add('next', line);
  return [...halls.values()].toSorted((a, b) => a.place - b.place).slice(0, MOST);
}

/** The hall somebody chose; else the first one in which something runs or begins soon; else the first. */
export const hallShown = (halls: readonly LiveHall[], chosen: string, now: number): LiveHall | undefined =>
  halls.find(({ id }) => id === chosen) ??
  halls.find(({ on, next }) => on !== undefined || (next !== undefined && startOf(next)! - now <= SOON)) ??
  halls[0];

/** How much of a running session is over, 0 to 1. */
export function partOver(line: LiveLine, now: number): number {
  const [start, end] = [startOf(line)!, endOf(line)!];
  return end <= start ? 1 : Math.min(1, Math.max(0, (now - start) / (end - start)));
}

/** What the strip names: the reader's own session before that of the hall. */
export function ofReader(lines: readonly LiveLine[], starred: ReadonlySet<string>): LiveLine | undefined {
  return lines.find(({ Id }) => starred.has(Id));
}
