// A schedule of the frab family as rows of the programme.
import type { SessionRow } from '../rows.ts';
import { fits } from '../collect/checked-rows.ts';
import { highlightsOf } from '../collect/highlights.ts';
import { collectRooms, collectTracks } from '../collect/named-rows.ts';
import { collectPeople } from '../collect/people.ts';
import { asFields, asList, carriedText, field, oneLine } from '../reading/fields.ts';
import type { Locate, Place, Report } from '../report.ts';
import type { ImportResult } from '../result.ts';
import { hexColour } from '../values/colours.ts';
import { eventOf } from './event.ts';
import type { Schedule } from './schedule.ts';
import { noIds } from './session-ids.ts';
import { type Collection, sessionRowOf } from './session-row.ts';
import { timeFrameOf } from './time-frame.ts';

/** Everything the schedule holds; events that cannot be used are in the quarantine, their neighbours are untouched. */
export function programmeOf(format: string, schedule: Schedule, report: Report, locate?: Locate): ImportResult {
  const place: Place = { file: schedule.file, pointer: '', line: 1, column: 1 };
  const frame = timeFrameOf(schedule, place, report);
  const collection: Collection = {
    frame,
    baseUrl: schedule.baseUrl,
    rooms: collectRooms(),
    tracks: collectTracks(),
    people: collectPeople(),
    ids: noIds(),
    report,
  };
  addListed(schedule, collection);
  const sessions: SessionRow[] = schedule.events.flatMap((event) => {
    const row = sessionRowOf(event, collection);
    return row && fits('sessions', row, event.place, report, event.raw) ? [row] : [];
  });
  if (sessions.length === 0) report.warn('programme-empty', place, 'no session could be read from the schedule');
  const highlights = highlightsOf(sessions);
  const rows = {
    rooms: collection.rooms.rows().filter((row) => fits('rooms', row, place, report)),
    tracks: collection.tracks.rows().filter((row) => fits('tracks', row, place, report)),
    authors: collection.people.rows().filter((row) => fits('authors', row, place, report)),
    sessions: sessions.map((row) => (highlights.has(row.Id) ? { ...row, Highlighted: true } : row)),
    presentations: [],
  };
  return { format, readable: true, event: eventOf(schedule, sessions, frame), rows, ...report.close(locate) };
}

/** Rooms and tracks the conference lists come first, in its order and with what it says about them. */
function addListed({ conference }: Schedule, { rooms, tracks }: Collection): void {
  for (const entry of asList(field(conference, 'rooms'))) {
    const fields = asFields(entry) ?? { name: entry };
    const capacity = Number(oneLine(field(fields, 'capacity')));
    rooms.idOf(oneLine(carriedText(fields)), {
      ...(Number.isInteger(capacity) && capacity > 0 ? { Capacity: capacity } : {}),
      Description: oneLine(carriedText(field(fields, 'description'))),
    });
  }
  for (const entry of [...asList(field(conference, 'tracks')), ...asList(field(conference, 'track'))]) {
    const fields = asFields(entry) ?? { name: entry };
    tracks.idOf(oneLine(carriedText(fields)), { Color: hexColour(oneLine(field(fields, 'color', 'colour'))) });
  }
}
