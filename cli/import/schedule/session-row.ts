// One event of a schedule as a session row.
import type { WantedPicture } from '../exhibition/rows.ts';
import type { NamedRows } from '../collect/named-rows.ts';
import type { People } from '../collect/people.ts';
import type { RoomRow, SessionRow, TrackRow } from '../rows.ts';
import { asFields, asFlag, asList, carriedText, field } from '../reading/fields.ts';
import type { Report } from '../report.ts';
import { languagesOf } from '../values/languages.ts';
import { knownRoom } from '../vocabulary/room-words.ts';
import type { ScheduleEvent } from './schedule.ts';
import { addressesOf, lineOf, noteUnread, originOf, tagsOf } from './session-details.ts';
import { type SessionIds, sessionIdOf } from './session-ids.ts';
import { peopleOf } from './session-people.ts';
import { sessionTimes } from './session-times.ts';
import { htmlText, titleText } from './texts-by-language.ts';
import type { TimeFrame } from './time-frame.ts';

/** What the rows of one schedule share. */
export type Collection = {
  frame: TimeFrame;
  baseUrl: string;
  rooms: NamedRows<RoomRow>;
  tracks: NamedRows<TrackRow>;
  people: People;
  ids: SessionIds;
  /** Gives every presentation an id of its own. */
  partIds: (wanted: string) => string;
  /** Adds a file that lies beside the source. */
  wants: (file: WantedPicture) => void;
  /** As `Schedule.namesOnly`. */
  namesOnly: boolean;
  report: Report;
};

/** The row, or nothing when the event went into the quarantine. */
export function sessionRowOf(event: ScheduleEvent, collection: Collection): SessionRow | undefined {
  const { report, frame, baseUrl } = collection;
  const { place } = event;
  const leave = (reason: string): undefined => report.quarantine(place, reason, event.raw()) as undefined;
  const fields = asFields(event.value);
  if (!fields) return leave(`it is ${kindOf(event.value)}, not an object`);
  const Name = lineOf(fields, 'title');
  if (Name === '') return leave(typeof (field(fields, 'title') ?? '') === 'string' ? 'it has no title' : 'the title is not text');
  const times = sessionTimes(fields, event.day, frame, event.timeColumn);
  for (const [code, message] of times.doubts) report.warn(code, place, `"${Name}": ${message}`);
  const { codes, unknown } = languagesOf(asList(field(fields, 'language')).map(carriedText).join(', '));
  if (unknown.length > 0) report.warn('language-unknown', place, `"${Name}": ${unknown.join(', ')} is no language code`);
  noteUnread(fields, Name, place, report, event.unread);

  const Id = sessionIdOf(fields, Name, times.day, collection.ids, place, report);
  const { start, end } = times;
  const time = start === undefined || collection.namesOnly ? undefined : { start, end: end ?? start };
  const peopleIn = (name: string) => peopleOf(field(fields, name), { session: Id, baseUrl, time }, collection.people, place, report);
  const SessionType = lineOf(fields, 'type');
  return {
    Id,
    Name: titleText(fields, 'title'),
    Subtitle: titleText(fields, 'subtitle'),
    SessionType,
    ...times.written,
    ProgrammeDay: times.day,
    RoomId: collection.rooms.idOf(knownRoom(event.room || lineOf(fields, 'room'))),
    TrackId: collection.tracks.idOf(lineOf(fields, 'track')),
    Languages: codes,
    Groups: tagsOf(fields).map((tag) => ({ Name: tag })),
    Chairs: peopleIn('chairs'),
    Speakers: peopleIn('persons'),
    CompanyAccountName: lineOf(fields, 'company'),
    SponsorType: lineOf(fields, 'sponsor_type'),
    // Only what is a poster itself: a poster session has an hour and a place like any other.
    ...(asFlag(field(fields, 'is_poster')) || /^e?-?posters?$/i.test(SessionType) ? { IsPoster: true } : {}),
    ...(lineOf(fields, 'board') !== '' && { PosterNumber: lineOf(fields, 'board') }),
    Abstract: htmlText(fields, 'abstract'),
    Description: htmlText(fields, 'description'),
    ...addressesOf(fields, Name, baseUrl, place, report),
    Origin: originOf(fields, baseUrl),
  };
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'a list' : `a ${typeof value}`;
}
