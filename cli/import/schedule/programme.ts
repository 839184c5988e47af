// A schedule as rows of the programme.
import { noContent } from '../content.ts';
import { withCompanyIds } from '../exhibition/link-sessions.ts';
import { hasExhibition, noExhibitionData, type WantedPicture } from '../exhibition/rows.ts';
import type { PresentationRow, SessionRow } from '../rows.ts';
import { fits } from '../collect/checked-rows.ts';
import { highlightsOf } from '../collect/highlights.ts';
import { collectRooms, collectTracks } from '../collect/named-rows.ts';
import { collectPeople } from '../collect/people.ts';
import { asFields, asList, carriedText, type Fields, field, oneLine } from '../reading/fields.ts';
import type { Place } from '../place.ts';
import type { Locate, Report } from '../report.ts';
import type { ImportResult } from '../result.ts';
import { hexColour } from '../values/colours.ts';
import type { LocalisedText } from '../../../src/model/fields.ts';
import { plainName } from '../vocabulary/canonical-fields.ts';
import { inOneRoom } from '../vocabulary/joined-rooms.ts';
import { localisedLine } from '../values/localised-text.ts';
import { uniqueIds } from '../values/identifiers.ts';
import { eventOf, isFarOutside } from './event.ts';
import { presentationRowsOf } from './presentation-rows.ts';
import type { Schedule, ScheduleEvent } from './schedule.ts';
import { noIds } from './session-ids.ts';
import { peopleOf } from './session-people.ts';
import { type Collection, sessionRowOf } from './session-row.ts';
import { withoutStates } from './stated-titles.ts';
import { timeFrameOf } from './time-frame.ts';

/** Everything the schedule holds; events that cannot be used are in the quarantine, their neighbours are untouched. */
export function programmeOf(format: string, schedule: Schedule, report: Report, locate?: Locate): ImportResult {
  const place: Place = { file: schedule.file, pointer: '', line: 1, column: 1 };
  const frame = timeFrameOf(schedule, place, report);
  const posters: WantedPicture[] = [];
  const collection: Collection = {
    frame,
    baseUrl: schedule.baseUrl,
    rooms: collectRooms(),
    tracks: collectTracks(),
    people: collectPeople(),
    ids: noIds(),
    partIds: uniqueIds(),
    wants: (file) => void posters.push(file),
    namesOnly: schedule.namesOnly ?? false,
    report,
  };
  addListed(schedule, collection);
  const presentations: PresentationRow[] = [];
  const rooms = roomNamesOf(schedule);
  const known = {
    byName: new Map([...rooms].map((room) => [plainName(room), room])),
    listed: new Set(asList(field(schedule.conference, 'rooms')).map((entry) => nameOf(asFields(entry) ?? { name: entry }))),
  };
  const sessions: SessionRow[] = schedule.events.flatMap((written) => {
    const event = inOneRoom(withPlainTitle(written, report, rooms), known, report);
    const row = sessionRowOf(event, collection);
    if (!row || !fits('sessions', row, event.place, report, event.raw)) return [];
    if (isFarOutside(schedule, row))
      report.warn('session-outside-event', event.place, `the session ${row.Id}: ${row.ProgrammeDay} is far from the days of the event`);
    const parts = (event.parts ?? []).map((part) => ({ ...part, fields: withoutStates(part.fields, part.place, report, rooms) }));
    for (const part of presentationRowsOf(parts, row, collection)) presentations.push(part);
    return [row];
  });
  const event = eventOf(schedule, sessions, frame);
  const exhibition = schedule.exhibition?.(event.languages) ?? { rows: noExhibitionData(), pictures: [] };
  if (sessions.length === 0 && !hasExhibition(exhibition.rows))
    report.warn('programme-empty', place, 'no session could be read from the schedule');
  const highlights = highlightsOf(sessions, frame.timeZone);
  const rows = {
    rooms: collection.rooms.rows().filter((row) => fits('rooms', row, place, report)),
    tracks: collection.tracks.rows().filter((row) => fits('tracks', row, place, report)),
    authors: collection.people.rows().filter((row) => fits('authors', row, place, report)),
    sessions: withCompanyIds(sessions, exhibition.rows.companies).map((row) =>
      highlights.has(row.Id) ? { ...row, Highlighted: true } : row,
    ),
    presentations,
  };
  return {
    format,
    readable: true,
    event,
    rows,
    exhibition: exhibition.rows,
    pictures: [...exhibition.pictures, ...posters],
    content: schedule.content ?? noContent(),
    ...report.close(locate),
  };
}

/** The names of the rooms, by which a note says where a session has moved to. */
const roomNamesOf = ({ events }: Schedule): ReadonlySet<string> =>
  new Set(events.flatMap(({ room, value }) => [room, oneLine(field(asFields(value) ?? {}, 'room'))]).filter(Boolean));

/** The event without notes of changes in its title; a room such a note names goes before that of the list. */
function withPlainTitle(event: ScheduleEvent, report: Report, rooms: ReadonlySet<string>): ScheduleEvent {
  const fields = asFields(event.value);
  if (!fields) return event;
  const value = withoutStates(fields, event.place, report, rooms);
  return { ...event, value, room: value['room'] === fields['room'] ? event.room : '' };
}

/** People, rooms and tracks the source lists come first, in its order and with what it says about them. */
function addListed({ conference, people = [], baseUrl }: Schedule, { rooms, tracks, people: known, report }: Collection): void {
  for (const { fields, place } of people) peopleOf([fields], { session: '', baseUrl, time: undefined }, known, place, report);
  for (const entry of asList(field(conference, 'rooms'))) {
    const fields = asFields(entry) ?? { name: entry };
    const capacity = Number(oneLine(field(fields, 'capacity')));
    rooms.idOf(nameOf(fields), {
      ...(Number.isInteger(capacity) && capacity > 0 ? { Capacity: capacity } : {}),
      ...localisedName(fields),
      Description: oneLine(carriedText(field(fields, 'description'))),
    });
  }
  for (const entry of [...asList(field(conference, 'tracks')), ...asList(field(conference, 'track'))]) {
    const fields = asFields(entry) ?? { name: entry };
    tracks.idOf(nameOf(fields), { ...localisedName(fields), Color: hexColour(oneLine(field(fields, 'color', 'colour'))) });
  }
}

/** The name by which sessions refer to a room or track: its text, in English where there are several. */
const nameOf = (fields: Fields): string => oneLine(carriedText(field(fields, 'text', 'name', 'title') ?? fields));

function localisedName(fields: Fields): { Name?: LocalisedText } {
  const Name = localisedLine(field(fields, 'name'));
  return Name === undefined ? {} : { Name };
}
