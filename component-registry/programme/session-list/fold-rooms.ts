// Which rooms a grid shows at first: a camp has dozens, and its main halls come first in the organiser's order.

/** Rooms shown at first, and those up to which all are. */
const FIRST_ROOMS = 12;
const MOST_UNFOLDED = 16;

/** The rooms to show, and how many are left out; `isWhole` shows all. `canFold`: there are so many that some may be left out. */
export function foldRooms<R>(rooms: readonly R[], isWhole: boolean): { shown: readonly R[]; more: number; canFold: boolean } {
  const canFold = rooms.length > MOST_UNFOLDED;
  const shown = canFold && !isWhole ? rooms.slice(0, FIRST_ROOMS) : rooms;
  return { shown, more: rooms.length - shown.length, canFold };
}
