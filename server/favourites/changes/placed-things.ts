// Where and when the sessions and presentations of an event take place, as rows to compare with earlier ones.
import { oncePer } from '../../../src/base/once-per.ts';
import { calledOff } from '../../../src/rules/called-off.ts';
import type { Place } from '../../../src/rules/favourite-change.ts';
import type { PublishedEvent } from '../../published/event.ts';
import { instantOfWire } from '../../published/times.ts';
import type { PlacedRow, PlacedRowKind } from '../../store/people-schema.ts';

/** A row, and the session that a presentation belongs to. */
export type PlacedThing = PlacedRow & { sessionId: string };

export const thingName = ({ kind, item_id }: Pick<PlacedRow, 'kind' | 'item_id'>): string => `${kind} ${item_id}`;

/** All of an event, by name; once a version. */
export const placedThings: (event: PublishedEvent) => ReadonlyMap<string, PlacedThing> = oncePer((event: PublishedEvent) => {
  const things = new Map<string, PlacedThing>();
  for (const session of event.programme.inLanguage(event.languageFor(undefined)).sessions) {
    const put = (kind: PlacedRowKind, item: { id: string; title: string; start: string | null; end: string | null }): void => {
      const thing: PlacedThing = {
        event_id: event.id,
        kind,
        item_id: item.id,
        title: item.title,
        starts_at: instantOfWire(item.start) ?? null,
        ends_at: instantOfWire(item.end) ?? null,
        room_id: session.RoomId,
        room: session.RoomName,
        is_off: calledOff(session) ? 1 : 0,
        sessionId: session.Id,
      };
      things.set(thingName(thing), thing);
    };
    const { StartDateTime: start, EndDateTime: end } = session;
    put('session', { id: session.Id, title: session.Name, start, end });
    // A talk without times of its own is somewhere in its session.
    for (const talk of session.Presentations)
      put('presentation', { id: talk.Id, title: talk.Title, start: talk.StartDateTime ?? start, end: talk.EndDateTime ?? end });
  }
  return things;
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

export const placeOf = (row: Pick<PlacedRow, 'starts_at' | 'ends_at' | 'room_id' | 'is_off'>): Place => ({
  start: row.starts_at,
  end: row.ends_at,
  roomId: row.room_id,
  isOff: row.is_off === 1,
});
