// Sheets of paper: nothing is lost, nothing is cut but what runs over every hour near.
import { expect, test } from 'vitest';
import { printSheets } from './print-sheets.ts';
import type { GridCell, RoomGrid } from './room-grid.ts';

const HOUR = 3_600_000;
const cell = (Id: string, start: number, end: number): GridCell =>
  ({ session: { Id }, start: start * HOUR, end: end * HOUR, lane: 0, lanes: 1 }) as unknown as GridCell;
const grid = (rooms: readonly GridCell[][], across: GridCell[] = []): RoomGrid => {
  const all = [...rooms.flat(), ...across];
  return {
    from: Math.floor(Math.min(...all.map(({ start }) => start)) / HOUR) * HOUR,
    to: Math.max(...all.map(({ end }) => end)),
    rooms: rooms.map((cells, index) => ({ id: `${index}`, name: `Hall ${index}`, cells })),
    across,
    loose: [],
  };
};
const hours = (of: RoomGrid) => printSheets(of).map(({ from, to, rooms }) => [from / HOUR, to / HOUR, rooms.length]);

test('a day of twelve rooms and ten hours is one sheet', () => {
  const rooms = Array.from({ length: 12 }, (_, index) => [cell(`${index}`, 8.5, 9.75), cell(`${index} b`, 17, 17.8)]);
  expect(hours(grid(rooms))).toEqual([[8, 18, 12]]);
});

test('many rooms are parted evenly, each part with its own hours', () => {
  const rooms = Array.from({ length: 25 }, (_, index) => [cell(`${index}`, index < 8 ? 9 : 14, 16)]);
  expect(hours(grid(rooms))).toEqual([
    [9, 16, 8],
    [14, 16, 9],
    [14, 16, 8],
  ]);
});

test('a long day is cut where the fewest sessions run, and each session is on the sheet of its hours', () => {
  const day = grid([
    [cell('a', 8, 15.5), cell('b', 16, 24)],
    [cell('c', 8, 16), cell('night', 22, 26)],
  ]);
  expect(hours(day)).toEqual([
    [8, 16, 2],
    [16, 26, 2],
  ]);
  expect(printSheets(day).map(({ rooms }) => rooms.map(({ cells }) => cells.map(({ session }) => session.Id)))).toEqual([
    [['a'], ['c']],
    [['b'], ['night']],
  ]);
});

test('what runs over the cut, and what is across all rooms, stands on both sheets with its own part', () => {
  const [before, after] = printSheets(grid([[cell('all day', 8, 24)]], [cell('break', 15.5, 16.5)]));
  expect(before!.rooms[0]!.cells[0]!.end).toBe(before!.to);
  expect(after!.rooms[0]!.cells[0]!.start).toBe(before!.to);
  expect(after!.rooms[0]!.cells[0]!.end).toBe(24 * HOUR);
  expect([...before!.across, ...after!.across].length).toBeGreaterThan(0);
});

test('a day without rooms has no sheet', () => {
  expect(printSheets({ from: 0, to: 0, rooms: [], across: [], loose: [] })).toEqual([]);
});
