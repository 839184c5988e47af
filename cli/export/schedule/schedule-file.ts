// A programme as a schedule of the c3voc family (https://c3voc.de/schedule/schema.json), so that an import of it gives the same rows.
import type { ScheduleSource, Making } from './schedule-source.ts';
import { isoInZone } from '../../../src/clock/zone.ts';
import type { SessionRow } from '../../import/rows.ts';
import { USUAL_DAY_CHANGE } from '../../import/values/programme-days.ts';
import { dayAfter, instantIn } from '../../import/values/instants.ts';
import { slugOf } from '../../import/values/identifiers.ts';
import { scheduleEvent } from './schedule-event.ts';
import { derivedUuid } from './derived-uuid.ts';

/** The schedule as the value of a JSON file. Every list keeps the order of the rows. */
export function scheduleOf(source: ScheduleSource): object {
  const { rows, text, timeZone, name, event, startDate, endDate, website } = source;
  const making: Making = {
    ...source,
    rooms: new Map(rows.rooms.map((room) => [room.Id, text(room.Name)])),
    tracks: new Map(rows.tracks.map((track) => [track.Id, text(track.Name)])),
    authors: new Map(rows.authors.map((author) => [author.Id, author])),
    partSpeakers: new Map(
      [...Map.groupBy(rows.presentations, ({ SessionId }) => SessionId)].map(([id, parts]) => [
        id,
        parts.flatMap(({ Speakers = [] }) => Speakers),
      ]),
    ),
    makesGuids: !rows.sessions.some(({ Origin }) => Origin && Object.values(Origin).some((id) => id !== '')),
  };
  const byDay = [...Map.groupBy(rows.sessions, ({ ProgrammeDay = '' }) => ProgrammeDay)];
  const days = byDay.map(([date, sessions], index) => dayOf(date, index + 1, sessions, making));
  const dates = byDay
    .map(([date]) => date)
    .filter((date) => date !== '')
    .toSorted();
  return {
    $schema: 'https://c3voc.de/schedule/schema.json',
    generator: { name: 'Foyer' },
    schedule: {
      version: source.version,
      ...(website ? { base_url: website } : {}),
      conference: {
        acronym: slugOf(event, 'event'),
        title: name,
        start: startDate || (dates[0] ?? ''),
        end: endDate || (dates.at(-1) ?? ''),
        daysCount: days.length,
        timeslot_duration: '00:05',
        time_zone_name: timeZone,
        ...(website ? { url: website } : {}),
        rooms: rows.rooms.map((room) => ({
          name: text(room.Name),
          slug: slugOf(room.Id, 'room'),
          guid: derivedUuid(`${source.instance}/${event}/room/${room.Id}`),
          ...(text(room.Description) ? { description: text(room.Description) } : {}),
          ...(room.Capacity ? { capacity: room.Capacity } : {}),
        })),
        tracks: rows.tracks.map((track) => ({
          name: text(track.Name),
          slug: slugOf(track.Id, 'track'),
          ...(track.Color ? { color: track.Color } : {}),
        })),
        days,
      },
    },
  };
}

/** A day runs from one change of the day to the next. */
function dayOf(date: string, index: number, sessions: readonly SessionRow[], making: Making): object {
  const boundary = (day: string): string => {
    const clock = `${String(USUAL_DAY_CHANGE / 60).padStart(2, '0')}:00`;
    const instant = date === '' ? undefined : instantIn(`${day}T${clock}`, making.timeZone);
    return instant === undefined ? '' : isoInZone(instant, making.timeZone);
  };
  const rooms = Map.groupBy(sessions, ({ RoomId = '' }) => making.rooms.get(RoomId) ?? '');
  return {
    index,
    date,
    day_start: boundary(date),
    day_end: date === '' ? '' : boundary(dayAfter(date)),
    rooms: Object.fromEntries([...rooms].map(([room, held]) => [room, held.map((session) => scheduleEvent(session, room, making))])),
  };
}
