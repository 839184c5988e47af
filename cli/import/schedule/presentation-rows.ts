// The papers and talks within an event of a schedule as presentation rows.
import { fits } from '../collect/checked-rows.ts';
import { asList, carriedText, type Fields, field } from '../reading/fields.ts';
import type { PresentationRow, SessionRow } from '../rows.ts';
import { slugOf, sourceId } from '../values/identifiers.ts';
import { webAddress } from '../values/addresses.ts';
import { languagesOf } from '../values/languages.ts';
import type { SchedulePart } from './schedule.ts';
import { isBlank, lineOf, noteUnread, originOf, recordingOf, tagsOf, tellUnusable } from './session-details.ts';
import { linksOf } from './session-links.ts';
import { peopleOf } from './session-people.ts';
import type { Collection } from './session-row.ts';
import { noTimes, sessionTimes, type SessionTimes } from './session-times.ts';
import { htmlText, titleText } from './texts-by-language.ts';

/** The rows of the parts of a session, in order; a part that cannot be used goes into the quarantine alone. */
export function presentationRowsOf(parts: readonly SchedulePart[], session: SessionRow, collection: Collection): PresentationRow[] {
  return parts.flatMap((part) => {
    const row = rowOf(part, session, collection);
    return row && fits('presentations', row, part.place, collection.report, part.raw) ? [row] : [];
  });
}

function rowOf(part: SchedulePart, session: SessionRow, collection: Collection): PresentationRow | undefined {
  const { frame, baseUrl, people, partIds, report } = collection;
  const { fields, place } = part;
  const leave = (reason: string): undefined => report.quarantine(place, reason, part.raw()) as undefined;
  const Title = lineOf(fields, 'title');
  if (Title === '') return leave('it has no title');
  const times = timesOf(fields, frame);
  for (const [code, message] of times.doubts) if (code === 'session-time-unreadable') report.warn(code, place, `"${Title}": ${message}`);
  noteUnread(fields, Title, place, report, part.unread);
  noteOwn(fields, session, collection);
  const written = lineOf(fields, 'id') || lineOf(fields, 'code') || lineOf(fields, 'slug');
  const wanted = sourceId(written, 'presentation') || slugOf(`${session.Id} ${Title}`, 'presentation');
  const Id = partIds(wanted);
  // Authors of papers are not at a place at an hour: an equal name is the same person.
  const Speakers = peopleOf(field(fields, 'persons'), { session: session.Id, baseUrl, time: undefined }, people, place, report);
  const film = recordingOf(fields, baseUrl);
  const [links, attachments] = [linksOf(field(fields, 'links'), baseUrl), linksOf(field(fields, 'attachments'), baseUrl)];
  tellUnusable(fields, Title, { baseUrl, place, report }, [...links.unusable, ...attachments.unusable]);
  const poster = posterOf(lineOf(fields, 'poster'), { Id, Title, place }, collection);
  return {
    Id,
    SessionId: session.Id,
    Title: titleText(fields, 'title'),
    ...times.written,
    SpeakerFirstname: Speakers[0]?.Firstname ?? '',
    SpeakerSurname: Speakers[0]?.Surname ?? '',
    Speakers,
    Language: languagesOf(asList(field(fields, 'language')).map(carriedText).join(', ')).codes[0] ?? '',
    // One after the other, where they are two texts.
    Abstract: htmlText(fields, 'abstract', 'description'),
    Groups: tagsOf(fields).map((Name) => ({ Name })),
    ...(film !== '' && { RecordingUrl: film }),
    ...(lineOf(fields, 'board') !== '' && { PosterNumber: lineOf(fields, 'board') }),
    ...(poster.PosterUrl !== undefined && { PosterUrl: poster.PosterUrl }),
    Links: [...links.links, ...attachments.links, ...poster.links],
    Origin: originOf(fields, baseUrl),
  };
}

/** What a presentation has no place for is counted: it is led by the chairs of its session, in the room of its session. */
function noteOwn(fields: Fields, session: SessionRow, { rooms, report }: Collection): void {
  const room = lineOf(fields, 'room');
  const isElsewhere = room !== '' && rooms.rows().find(({ Id }) => Id === session.RoomId)?.Name !== room;
  if (isElsewhere) report.leaveOut('presentations.room', 'a presentation is in the room of its session');
  if (asList(field(fields, 'chairs')).length > 0) report.leaveOut('presentations.chairs', 'the chairs are those of the session');
  if (lineOf(fields, 'subtitle') !== '') report.leaveOut('presentations.subtitle', 'presentations have no such field');
}

/** What can be drawn as a poster. */
const posterFile = /\.(pdf|png|jpe?g|webp)$/i;

/** The poster of a presentation: a file beside the source becomes one of the event, an address on the web a link. */
function posterOf(
  written: string,
  { Id, Title, place }: { Id: string; Title: string; place: SchedulePart['place'] },
  { baseUrl, report, wants }: Collection,
): { PosterUrl?: string; links: { Title: string; Url: string }[] } {
  if (written === '') return { links: [] };
  const kind = posterFile.exec(written)?.[1]?.toLowerCase();
  if (!/^[a-z][a-z\d+.-]{1,20}:|^\/\//i.test(written) && kind !== undefined) {
    const to = `posters/${slugOf(Id, 'poster')}.${kind}`;
    wants({ from: written, to, of: Title, place });
    return { PosterUrl: `asset:${to}`, links: [] };
  }
  const Url = webAddress(written, baseUrl);
  if (Url !== '') return { links: [{ Title: 'Poster', Url }] };
  report.warn('address-unusable', place, `"${Title}": no usable address: ${written.slice(0, 100)}`);
  return { links: [] };
}

/** A part without times of its own runs with its session, and so does one whose times nobody can read. */
const timesOf = (fields: Fields, frame: Collection['frame']): Pick<SessionTimes, 'written' | 'doubts'> =>
  isBlank(field(fields, 'date')) && isBlank(field(fields, 'start'))
    ? { written: noTimes, doubts: [] }
    : sessionTimes(fields, undefined, frame);
