import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { laneGrid, nextCell, roomGrid } from './room-grid.ts';
import { aSession } from './session.fixture.ts';

const on = (Id: string, RoomId: string, time: string, minutes: number) =>
  aSession({ Id, RoomId, RoomName: RoomId, at: [`2027-05-03T${time}+02:00`, minutes] });
const day = [
  on('a1', 'A', '08:30', 60),
  on('a2', 'A', '10:00', 60),
  on('b1', 'B', '08:30', 90),
  on('b2', 'B', '09:00', 30),
  on('b3', 'B', '10:00', 30),
  aSession({ Id: 'open' }),
];
const grid = roomGrid(day, 'Europe/Berlin');
const lanes = (room: number): string =>
  grid.rooms[room]!.cells.map(({ session, lane, lanes: of }) => `${session.Id} ${lane + 1}/${of}`).join(', ');

describe('the grid of a day', () => {
  test('spans whole hours of the event clock', () => {
    expect([grid.from, grid.to]).toEqual([Date.parse('2027-05-03T08:00+02:00'), Date.parse('2027-05-03T11:00+02:00')]);
    const india = roomGrid([aSession({ Id: 'x', at: ['2027-05-03T08:30+05:30', 60] })], 'Asia/Kolkata');
    expect(india.from).toBe(Date.parse('2027-05-03T08:00+05:30'));
    expect(roomGrid([], 'UTC')).toEqual({ from: 0, to: 0, rooms: [], across: [], loose: [] });
  });

  test('sessions that overlap in a room share its width, others have all of it', () => {
    expect(lanes(0)).toBe('a1 1/1, a2 1/1');
    expect(lanes(1)).toBe('b1 1/2, b2 2/2, b3 1/1');
  });

  test('a session that begins when another ends takes its lane, also next to a longer one', () => {
    const { cells } = roomGrid([on('a', 'A', '09:00', 60), on('b', 'A', '09:00', 120), on('c', 'A', '10:00', 60)], 'UTC').rooms[0]!;
    const lane = (id: string) => cells.find(({ session }) => session.Id === id)!;
    expect([lane('c').lane, lane('c').lanes]).toEqual([lane('a').lane, 2]);
    expect(lane('b').lane).not.toBe(lane('a').lane);
  });

  test('a short session has space for its text, and nothing overlaps it', () => {
    const { cells } = roomGrid([on('short', 'A', '09:00', 5), on('next', 'A', '09:19', 60), on('later', 'B', '09:20', 5)], 'UTC').rooms[0]!;
    expect(cells.map(({ start, end, lanes: of }) => [(end - start) / 60_000, of])).toEqual([
      [20, 2],
      [60, 2],
    ]);
    const apart = roomGrid([on('short', 'A', '09:00', 5), on('next', 'A', '09:20', 60)], 'UTC').rooms[0]!.cells;
    expect(apart.map(({ lanes: of }) => of)).toEqual([1, 1]);
  });

  test('a break without a room stands across all rooms, and the keyboard goes through it in its room; one beside sessions has a column', () => {
    const broken = roomGrid([...day, on('break', '', '11:00', 30), on('c', 'B', '11:30', 30), on('walk', '', '08:00', 60)], 'UTC');
    expect(broken.across.map(({ session, lanes: of }) => [session.Id, of])).toEqual([['break', 1]]);
    expect(broken.rooms.map(({ name, cells }) => [name, cells.length])).toEqual([
      ['A', 2],
      ['B', 4],
      ['', 1],
    ]);
    expect(nextCell(broken, 'b3', 'down')?.Id).toBe('break');
    expect(nextCell(broken, 'break', 'down', 1)?.Id).toBe('c');
    expect(nextCell(broken, 'break', 'up', 1)?.Id).toBe('b3');
    expect(nextCell(broken, 'break', 'up', 0)?.Id).toBe('a2');
    expect(nextCell(broken, 'break', 'after', 1)).toBeUndefined();
    expect(nextCell(broken, 'a1', 'last')?.Id).toBe('break');
    const { across, rooms } = laneGrid([...day, on('break', '', '11:00', 30)], 'UTC');
    expect([across.length, rooms.some(({ cells }) => cells.some(({ session }) => session.Id === 'break'))]).toEqual([1, false]);
    const short = roomGrid([on('a', 'A', '09:30', 91), on('coffee', '', '11:00', 15), on('b', 'A', '11:15', 60)], 'UTC');
    expect(short.across.map(({ start, end }) => (end - start) / 60_000)).toEqual([15]);
    // Where nothing has a room there is nothing to stand across.
    expect(roomGrid([on('walk', '', '08:00', 60)], 'UTC').across).toEqual([]);
  });

  test('as a timeline, what overlaps stands in lanes, whatever the room, and nothing in a lane overlaps', () => {
    const { rooms, from, to, loose } = laneGrid(day, 'Europe/Berlin');
    expect([from, to, loose.length]).toEqual([grid.from, grid.to, 1]);
    expect(rooms.map(({ name, cells }) => [name, cells.map(({ session }) => session.Id).join(' ')])).toEqual([
      [undefined, 'b1 a2'],
      [undefined, 'a1 b3'],
      [undefined, 'b2'],
    ]);
    for (const { cells } of rooms)
      for (const [index, cell] of cells.entries()) expect(cell.start >= (cells[index - 1]?.end ?? 0)).toBe(true);
    expect(nextCell(laneGrid(day, 'Europe/Berlin'), 'b1', 'after')?.Id).toBe('a1');
  });

  test('sessions without time are separate', () => {
    expect(grid.loose.map(({ Id }) => Id)).toEqual(['open']);
  });

  test.each([
    ['a1', 'down', 'a2'],
    ['a1', 'up', undefined],
    ['a2', 'after', 'b3'],
    ['b1', 'before', 'a1'],
    ['a1', 'before', undefined],
    ['b2', 'first', 'b1'],
    ['b1', 'last', 'b3'],
    ['?', 'down', undefined],
  ] as const)('from %s %s leads to %s', (from, towards, to) => {
    expect(nextCell(grid, from, towards)?.Id).toBe(to);
  });

  test('no two cells of a room overlap, and none is lost', () => {
    const minutes = fc.integer({ min: 0, max: 24 * 60 });
    fc.assert(
      fc.property(fc.array(fc.tuple(minutes, fc.integer({ min: 0, max: 300 })), { maxLength: 20 }), (spans) => {
        const base = Date.parse('2027-05-03T00:00Z');
        const sessions = spans.map(([start, length], index) =>
          aSession({ Id: String(index), RoomId: 'A', at: [new Date(base + start * 60_000).toISOString(), length] }),
        );
        const cells = roomGrid(sessions, 'UTC').rooms.flatMap((room) => room.cells);
        expect(cells).toHaveLength(sessions.length);
        for (const a of cells) {
          expect(a.lane).toBeLessThan(a.lanes);
          for (const b of cells) if (a !== b && a.lane === b.lane) expect(a.end <= b.start || b.end <= a.start).toBe(true);
        }
      }),
    );
  });
});
