// The papers and talks within an event of a schedule as presentation rows.
import { isoInZone } from '../../../src/clock/zone.ts';
import { fits } from '../collect/checked-rows.ts';
import { asList, carriedText, type Fields, field } from '../reading/fields.ts';
import type { PresentationRow, SessionRow } from '../rows.ts';
import { slugOf, sourceId } from '../values/identifiers.ts';
import { languagesOf } from '../values/languages.ts';
import { richText } from '../values/rich-text.ts';
import type { SchedulePart } from './schedule.ts';
import { isBlank, lineOf, noteUnread, originOf, recordingOf, tagsOf } from './session-details.ts';
import { linksOf } from './session-links.ts';
import { peopleOf } from './session-people.ts';
import type { Collection } from './session-row.ts';
import { sessionTimes, type SessionTimes } from './session-times.ts';

/** The rows of the parts of a session, in order; a part that cannot be used goes into the quarantine alone. */
export function presentationRowsOf(parts: readonly SchedulePart[], session: SessionRow, collection: Collection): PresentationRow[] {
  return parts.flatMap((part) => {
    const row = rowOf(part, session, collection);
    return row && fits('presentations', row, part.place, collection.report, part.raw) ? [row] : [];
  });
}

function rowOf(
  part: SchedulePart,
  session: SessionRow,
  { frame, baseUrl, people, partIds, report }: Collection,
): PresentationRow | undefined {
  const { fields, place } = part;
  const leave = (reason: string): undefined => report.quarantine(place, reason, part.raw()) as undefined;
  const Title = lineOf(fields, 'title');
  if (Title === '') return leave('it has no title');
  const times = timesOf(fields, frame);
  for (const [code, message] of times.doubts) if (code === 'session-time-unreadable') report.warn(code, place, `"${Title}": ${message}`);
  noteUnread(fields, Title, place, report, part.unread);
  const written = lineOf(fields, 'id') || lineOf(fields, 'code') || lineOf(fields, 'slug');
  const wanted = sourceId(written, 'presentation') || slugOf(`${session.Id} ${Title}`, 'presentation');
  const Id = partIds(wanted);
  // Authors of papers are not at a place at an hour: an equal name is the same person.
  const Speakers = peopleOf(field(fields, 'persons'), { session: session.Id, baseUrl, time: undefined }, people, place, report);
  const film = recordingOf(fields, baseUrl);
  return {
    Id,
    SessionId: session.Id,
    Title,
    StartDateTime: times.start === undefined ? null : isoInZone(times.start, frame.timeZone),
    EndDateTime: times.end === undefined ? null : isoInZone(times.end, frame.timeZone),
    SpeakerFirstname: Speakers[0]?.Firstname ?? '',
    SpeakerSurname: Speakers[0]?.Surname ?? '',
    Speakers,
    Language: languagesOf(asList(field(fields, 'language')).map(carriedText).join(', ')).codes[0] ?? '',
    Abstract: richText(carriedText(field(fields, 'abstract', 'description'))),
    Groups: tagsOf(fields).map((Name) => ({ Name })),
    ...(film !== '' && { RecordingUrl: film }),
    Links: linksOf(field(fields, 'links'), baseUrl).links,
    Origin: originOf(fields, baseUrl),
  };
}

/** A part without times of its own runs with its session, and so does one whose times nobody can read. */
const timesOf = (fields: Fields, frame: Collection['frame']): Pick<SessionTimes, 'start' | 'end' | 'doubts'> =>
  isBlank(field(fields, 'date')) && isBlank(field(fields, 'start'))
    ? { start: undefined, end: undefined, doubts: [] }
    : sessionTimes(fields, undefined, frame);
