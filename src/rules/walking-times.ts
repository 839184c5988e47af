// The way from one entry of a plan to the next: another room, how long one walks there, and whether there is time for it. Page and PDF ask this.

/** What a room knows of the ways from it, as the wire carries it. */
export type RoomOnFoot = { Id: string; Name: string; WalkingTimes?: readonly { RoomId: string; Minutes: number }[] | undefined };

/** Where somebody is from `start` to `end` (ms) on a day of the programme; `room` is its name, empty for nowhere. */
export type Stay = { start: number; end: number; day: string; room: string };

/** A change of room. `minutes` on foot, undefined where no room says it; `between` is the time there is for it, in minutes. */
export type RoomChange = { from: string; minutes: number | undefined; between: number; isTooFar: boolean };

/** Minutes on foot between two rooms by name, whichever of the two says it; undefined where neither does. */
export type WalkingTimes = (from: string, to: string) => number | undefined;

const MINUTE = 60_000;
/** Two entries so close that there is just the way between them, ms. */
const BACK_TO_BACK = 15 * MINUTE;

/** The walking times between rooms. Appointments name their place in words: a room is known by its name. */
export function walkingTimes(rooms: readonly RoomOnFoot[]): WalkingTimes {
  const names = new Map(rooms.map(({ Id, Name }) => [Id, Name]));
  const minutes = new Map(
    rooms.flatMap(({ Name, WalkingTimes = [] }) =>
      WalkingTimes.map(({ RoomId, Minutes }) => [JSON.stringify([Name, names.get(RoomId) ?? '']), Minutes] as const),
    ),
  );
  return (from, to) => minutes.get(JSON.stringify([from, to])) ?? minutes.get(JSON.stringify([to, from]));
}

/**
 * How one gets to `to` from what comes before it in a plan; undefined where nothing ends shortly before, or in the same room. A long way is
 * also told where there is more time than between other entries, as far as it takes that time.
 */
export function roomChange(before: readonly Stay[], to: Stay, walking: WalkingTimes): RoomChange | undefined {
  if (to.room === '') return undefined;
  const last = before.findLast(
    ({ end, day, room }) =>
      room !== '' && day === to.day && end <= to.start && to.start - end <= Math.max(BACK_TO_BACK, (walking(room, to.room) ?? 0) * MINUTE),
  );
  if (!last || last.room === to.room) return undefined;
  const minutes = walking(last.room, to.room);
  const between = Math.floor((to.start - last.end) / MINUTE);
  return { from: last.room, minutes, between, isTooFar: minutes !== undefined && minutes > between };
}

/** Minutes in words of a language: `8 minutes`. */
export const minutesInWords = (minutes: number, language: string): string =>
  new Intl.NumberFormat(language, { style: 'unit', unit: 'minute', unitDisplay: 'long' }).format(minutes);
