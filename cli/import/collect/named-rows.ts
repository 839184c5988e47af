// Rooms and tracks: one row a name, in order of first mention.
import type { RoomRow, TrackRow } from '../rows.ts';
import { slugOf, uniqueIds } from '../values/identifiers.ts';

/** Rows found by their name. */
export type NamedRows<Row> = {
  /** Id of the row of that name, which is made when it is new; empty for an empty name. `about` fills what is still missing, for example a Name by language. */
  idOf(name: string, about?: Partial<Row>): string;
  /** All rows in order of first mention; `Sort` counts from 1. */
  rows(): Row[];
};

/** The rooms of a programme. */
export const collectRooms = (): NamedRows<RoomRow> => collect<RoomRow>('room');

/** The tracks of a programme. */
export const collectTracks = (): NamedRows<TrackRow> => collect<TrackRow>('track');

function collect<Row extends { Id: string; Name: unknown }>(kind: string): NamedRows<Row> {
  const byName = new Map<string, Partial<Row>>();
  const unique = uniqueIds();
  return {
    idOf: (name, about = {}) => {
      if (name === '') return '';
      const known = byName.get(name) ?? { Id: unique(slugOf(name, kind)), Name: about.Name ?? name, Sort: byName.size + 1 };
      byName.set(name, { ...about, ...known });
      return known.Id as string;
    },
    rows: () => [...byName.values()] as Row[],
  };
}
