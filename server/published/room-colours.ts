// Colours of rooms, for a programme where most sessions have no track: one of the theme's track colours each, the same in every language and at every start.
import { trackCount, trackNumber } from '../../src/base/track-number.ts';
import type { Room } from '../../src/contract/programme.ts';

/** Rooms colour a programme in which fewer sessions than this share have a track. */
const FEW = 0.5;

/** Parts of one hall have names that begin alike: `Hall A - Stage`, `Hall A (balcony)`. */
const groupOf = ({ Id, Name }: Pick<Room, 'Id' | 'Name'>): string => (/^(.*?)(?: [-–—]|:| ?\(|$)/.exec(Name)?.[1] ?? '').trim() || Id;

/**
 * Number of a track colour, 1–12, by the id of a room; empty where tracks colour the programme, or one room has it all. `rooms` in their
 * order: of two that would have one colour, the earlier keeps it, and the later gets the next that is free.
 */
export function roomColours(
  sessions: readonly { TrackName: string; RoomId: string }[],
  rooms: readonly Room[],
): ReadonlyMap<string, number> {
  const tracked = sessions.filter(({ TrackName }) => TrackName !== '').length;
  const groups = Map.groupBy(rooms, groupOf);
  if (tracked >= sessions.length * FEW || groups.size < 2) return new Map();
  const taken = new Map<string, number>();
  const used = new Set<number>();
  for (const [group, [first]] of groups) {
    if (used.size === trackCount) used.clear();
    let number = trackNumber(first!.Id);
    while (used.has(number)) number = (number % trackCount) + 1;
    used.add(number);
    taken.set(group, number);
  }
  return new Map(rooms.map((room) => [room.Id, taken.get(groupOf(room))!]));
}
