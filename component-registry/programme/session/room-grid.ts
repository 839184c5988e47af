// One day as a grid of rooms and times: the rooms, and the position of each session in its room; or as a timeline of what is side by side.
import { daySpan, visibleEnd } from './day-span.ts';
import type { ListedThing } from './listed-session.ts';
import { endOf, startOf } from './session-times.ts';

/** A session in its room. Overlapping sessions each have a lane. */
export type GridCell = { session: ListedThing; start: number; end: number; lane: number; lanes: number };

/** A column: a room, or without a name a lane of the timeline, in which each session names its own room. */
export type GridRoom = { id: string; name: string | undefined; cells: readonly GridCell[] };

/**
 * Times in ms. `from` and `to` are whole hours of the clock shown. `across` stands across all rooms: breaks, and whatever else has no room
 * while nothing runs in any. `loose` sessions have no time and are listed next to the grid.
 */
export type RoomGrid = {
  from: number;
  to: number;
  rooms: readonly GridRoom[];
  across: readonly GridCell[];
  loose: readonly ListedThing[];
};

/** Shortest cell (ms) across all rooms, and what counts as no overlap with one. */
const SHORTEST_BAND = 10 * 60_000;
const A_MOMENT = 2 * 60_000;

/**
 * The grid of the sessions of one day, which are in the order of their rooms, by the clock of a zone (IANA). Rooms without sessions are
 * left out; sessions without room stand across all of them, or share a last, unnamed one where something runs beside them.
 */
export function roomGrid(sessions: readonly ListedThing[], zone: string): RoomGrid {
  const loose = sessions.filter((session) => startOf(session) === undefined);
  const placed = sessions.filter((session) => startOf(session) !== undefined);
  const across = betweenRooms(placed);
  const rooms = Map.groupBy(
    placed.filter((session) => !across.has(session)),
    ({ RoomId, RoomName }) => RoomId || RoomName,
  );
  return {
    ...daySpan(placed, zone),
    rooms: [...rooms].map(([id, own]) => ({ id, name: own[0]!.RoomName, cells: laidOut(own) })),
    across: laidOut([...across], bandEnd),
    loose,
  };
}

/** The sessions without room beside which nothing runs in any room, but for the minutes in which one ends and the next begins. */
function betweenRooms(placed: readonly ListedThing[]): ReadonlySet<ListedThing> {
  const roomed = placed.filter(({ RoomId, RoomName }) => RoomId !== '' || RoomName !== '');
  const isBetween = (session: ListedThing): boolean =>
    roomed.every((other) => bandEnd(other) <= startOf(session)! + A_MOMENT || bandEnd(session) <= startOf(other)! + A_MOMENT);
  return new Set(roomed.length === 0 ? [] : placed.filter((session) => !roomed.includes(session) && isBetween(session)));
}

/** The same day as a timeline: what overlaps stands side by side, in as few lanes as it takes. */
export function laneGrid(sessions: readonly ListedThing[], zone: string): RoomGrid {
  const { from, to, across, loose } = roomGrid(sessions, zone);
  const spread = new Set(across.map(({ session }) => session));
  const lanes = Map.groupBy(
    laidOut(sessions.filter((session) => startOf(session) !== undefined && !spread.has(session))),
    ({ lane }) => lane,
  );
  return {
    from,
    to,
    rooms: [...lanes]
      .sort(([a], [b]) => a - b)
      .map(([lane, cells]) => ({ id: `lane ${lane}`, name: undefined, cells: cells.map((cell) => ({ ...cell, lane: 0, lanes: 1 })) })),
    across,
    loose,
  };
}

/** End of what lies across all rooms: one line of words has space in less. */
const bandEnd = (session: ListedThing): number => Math.max(endOf(session) ?? 0, startOf(session)! + SHORTEST_BAND);

/** Assigns lanes to the sessions of a room; sessions that overlap, also through others, share the width. */
function laidOut(sessions: readonly ListedThing[], endOnScreen: (session: ListedThing) => number = visibleEnd): GridCell[] {
  const cells = sessions
    .map((session) => ({ session, start: startOf(session)!, end: endOnScreen(session), lane: 0, lanes: 1 }))
    .sort((a, b) => a.start - b.start || b.end - a.end);
  let cluster: GridCell[] = [];
  let laneEnds: number[] = [];
  const close = (): void => {
    for (const cell of cluster) cell.lanes = laneEnds.length;
    cluster = [];
    laneEnds = [];
  };
  for (const cell of cells) {
    if (laneEnds.every((end) => end <= cell.start)) close();
    const free = laneEnds.findIndex((end) => end <= cell.start);
    cell.lane = free === -1 ? laneEnds.length : free;
    laneEnds[cell.lane] = cell.end;
    cluster.push(cell);
  }
  close();
  return cells;
}

/** Index of the room in which a session stands; -1 for none. */
export const roomOf = ({ rooms }: RoomGrid, id: string): number =>
  rooms.findIndex(({ cells }) => cells.some(({ session }) => session.Id === id));

/**
 * The cell an arrow key leads to: up and down in the room, through what stands across, and sideways to the cell of the next room nearest
 * in time. `room` is the room to go on in from a cell that stands across.
 */
export function nextCell(
  grid: RoomGrid,
  from: string,
  towards: 'up' | 'down' | 'before' | 'after' | 'first' | 'last',
  room = 0,
): ListedThing | undefined {
  const { rooms, across } = grid;
  const own = roomOf(grid, from);
  const at = own === -1 ? room : own;
  const column = [...(rooms[at]?.cells ?? []), ...across].sort((a, b) => a.start - b.start || a.lane - b.lane);
  const index = column.findIndex(({ session }) => session.Id === from);
  if (index === -1) return undefined;
  if (towards === 'first') return column[0]?.session;
  if (towards === 'last') return column.at(-1)?.session;
  if (towards === 'up') return column[index - 1]?.session;
  if (towards === 'down') return column[index + 1]?.session;
  // What stands across has no neighbours.
  if (own === -1) return undefined;
  const neighbours = rooms[towards === 'after' ? at + 1 : at - 1]?.cells ?? [];
  const middle = (cell: GridCell): number => (cell.start + cell.end) / 2;
  const here = middle(column[index]!);
  return neighbours.toSorted((a, b) => Math.abs(middle(a) - here) - Math.abs(middle(b) - here))[0]?.session;
}
