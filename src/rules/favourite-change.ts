// Whether a favourite is still where and when it was chosen (B §3 Personal program): the server tells accounts, the page of the programme everybody.
import type { PlaceChange } from '../base/favourite-changes.ts';

/** Where and when a thing takes place: instants in ms, null where none is known. */
export type Place = { start: number | null; end: number | null; roomId: string; isOff: boolean };

/** What has become of a favourite; `is` undefined where the programme does not have it any more. Undefined for no change, and for what is over. */
export function decideFavouriteChange(was: Place, is: Place | undefined, now: number): PlaceChange | undefined {
  if (isOver(was, now) && (!is || isOver(is, now))) return undefined;
  if (!is) return 'gone';
  if (was.isOff !== is.isOff) return is.isOff ? 'off' : 'on';
  // A thing that does not take place may be moved as its organiser likes.
  if (is.isOff) return undefined;
  if (was.start !== is.start || was.end !== is.end) return 'time';
  return was.roomId === is.roomId ? undefined : 'room';
}

const isOver = ({ start, end }: Place, now: number): boolean => {
  const last = end ?? start;
  return last !== null && last <= now;
};
