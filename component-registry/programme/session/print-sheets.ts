// A day's grid on paper: sheets of a few rooms and as many hours as one page holds, cut where the fewest sessions run.
import type { GridCell, GridRoom, RoomGrid } from './room-grid.ts';

/** What stands on one page. Times in ms; a session that goes on over the cut stands on both pages. */
export type PrintSheet = Pick<RoomGrid, 'from' | 'to' | 'rooms' | 'across'>;

const HOUR = 3_600_000;
/** Columns and hours that are still read on A4 across. */
const MOST_ROOMS = 12;
const MOST_HOURS = 13;

/** The sheets of a day: rooms in their order, all hours of some rooms before the next ones; empty for a day without rooms. */
export function printSheets({ from, rooms, across }: RoomGrid): PrintSheet[] {
  return inParts(rooms, MOST_ROOMS).flatMap((some) => {
    const cells = [...across, ...some.flatMap((room) => room.cells)];
    const whole = (time: number, round: (hours: number) => number): number => from + round((time - from) / HOUR) * HOUR;
    const first = whole(Math.min(...cells.map(({ start }) => start)), Math.floor);
    const last = whole(Math.max(...cells.map(({ end }) => end)), Math.ceil);
    return cuts(cells, first, last).map(([begin, end]) => sheet(some, across, begin, end));
  });
}

/** A list in as few parts as it takes, of nearly one length. */
function inParts<T>(list: readonly T[], most: number): T[][] {
  const parts = Math.ceil(list.length / most);
  const at = (part: number): number => Math.round((part * list.length) / parts);
  return Array.from({ length: parts }, (_, part) => list.slice(at(part), at(part + 1)));
}

/** From and to of each page: full hours near equal parts, each the one of its hours that the fewest sessions run across. */
function cuts(cells: readonly GridCell[], first: number, last: number): [number, number][] {
  const parts = Math.ceil((last - first) / HOUR / MOST_HOURS);
  const crossed = (time: number): number => cells.filter(({ start, end }) => start < time && time < end).length;
  const bounds = [first];
  for (let part = 1; part < parts; part++) {
    const equal = first + Math.round((part * (last - first)) / parts / HOUR) * HOUR;
    const near = [equal, equal - HOUR, equal + HOUR].filter((time) => time > bounds.at(-1)! && time < last);
    bounds.push(near.reduce((best, time) => (crossed(time) < crossed(best) ? time : best)));
  }
  return bounds.map((begin, index) => [begin, bounds[index + 1] ?? last]);
}

function sheet(rooms: readonly GridRoom[], across: readonly GridCell[], from: number, to: number): PrintSheet {
  const shown = (cells: readonly GridCell[]): GridCell[] =>
    cells
      .filter(({ start, end }) => start < to && end > from)
      .map((cell) => ({ ...cell, start: Math.max(cell.start, from), end: Math.min(cell.end, to) }));
  return { from, to, rooms: rooms.map((room) => ({ ...room, cells: shown(room.cells) })), across: shown(across) };
}
