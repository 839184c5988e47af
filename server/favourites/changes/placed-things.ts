// Where and when the sessions and presentations of an event take place, as rows to compare with earlier ones.
import { oncePer } from '../../../src/base/once-per.ts';
import type { Place } from '../../../src/rules/favourite-change.ts';
import { placedThings } from '../../../src/rules/placed-things.ts';
import type { PublishedEvent } from '../../published/event.ts';
import type { PlacedRow, PlacedRowKind } from '../../store/people-schema.ts';

/** A row, and the session it is, or is part of. */
export type PlacedThingRow = PlacedRow & { sessionId: string };

export const placedRowName = ({ kind, item_id }: { kind: PlacedRowKind; item_id: string }): string => `${kind} ${item_id}`;

/** All of an event, by name; once a version. */
export const placedThingRows: (event: PublishedEvent) => ReadonlyMap<string, PlacedThingRow> = oncePer((event: PublishedEvent) => {
  const { sessions } = event.programme.inLanguage(event.languageFor(undefined));
  const things = [...placedThings(sessions)].map(([name, { id, start, end, roomId, isOff, ...same }]): [string, PlacedThingRow] => [
    name,
    { ...same, event_id: event.id, item_id: id, starts_at: start, ends_at: end, room_id: roomId, is_off: isOff ? 1 : 0 },
  ]);
  return new Map(things);
});

/** The columns of a row, without what came with it. */
export const placedRow = ({ event_id, kind, item_id, title, starts_at, ends_at, room_id, room, is_off }: PlacedRow): PlacedRow => ({
  event_id,
  kind,
  item_id,
  title,
  starts_at,
  ends_at,
  room_id,
  room,
  is_off,
});

export const placeOfRow = (row: Pick<PlacedRow, 'starts_at' | 'ends_at' | 'room_id' | 'is_off'>): Place => ({
  start: row.starts_at,
  end: row.ends_at,
  roomId: row.room_id,
  isOff: row.is_off === 1,
});
