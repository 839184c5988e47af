// Rows of a programme that name rooms which are not there.
import { expect, it } from 'vitest';
import { said } from './checked.fixture.ts';

it('names the room of a walking time of which there is no row', async () => {
  const room = (Id: string, RoomId: string) => ({ Id, Name: Id, WalkingTimes: [{ RoomId, Minutes: 4 }] });
  const rooms = { schemaVersion: 1, rows: [room('hall-a', 'hall-b'), room('hall-b', 'hal-a')] };
  expect(await said({ 'data/rooms.json': rooms })).toEqual([
    'warning unknown-row data/rooms.json/rows/1/WalkingTimes/0/RoomId data/rooms.json has no row hal-a',
  ]);
});
