// The sessions of a programme as the wire carries them: lists with room and track by name, details with texts as safe HTML.
import type { Presentation, PresentationDetail, Room, Session, SessionDetail, Track } from '../../src/contract/programme.ts';
import type { RoomRow, SessionRow } from '../../src/model/documents/programme.ts';
import type { Label } from './labels.ts';
import type { CompleteRefs } from './people.ts';
import { linksOf, type Reader } from './reader.ts';
import { roomColours } from './room-colours.ts';
import { byStart, recordingTime } from './times.ts';

/** Grade of a session that names none (B §9). */
const DEFAULT_GRADE = 'Scientific';

type Around = {
  rooms: readonly Room[];
  roomRows: readonly RoomRow[];
  tracks: readonly Track[];
  label: Label;
  presentations: readonly Presentation[];
  presentationDetail: (presentation: Presentation) => PresentationDetail;
  refs: CompleteRefs;
};

export type Sessions = {
  /** By start, room, name; without time last. */
  sessions: readonly Session[];
  detail: (id: string) => SessionDetail | undefined;
};

export function makeSessions(rows: readonly SessionRow[], around: Around, read: Reader): Sessions {
  const rooms = new Map(around.rooms.map((room, order) => [room.Id, { ...room, order }]));
  const tracks = new Map(around.tracks.map((track) => [track.Id, track]));
  const presentations = Map.groupBy(around.presentations, (presentation) => presentation.SessionId);
  const rowById = new Map(rows.map((row) => [row.Id, row]));
  const roomRows = new Map(around.roomRows.map((row) => [row.Id, row]));
  const roomOrder = (session: Session): number => rooms.get(session.RoomId)?.order ?? rooms.size;
  const colours = roomColours(
    rows.map(({ TrackId, RoomId }) => ({ TrackName: tracks.get(TrackId ?? '')?.Name ?? '', RoomId: RoomId ?? '' })),
    around.rooms,
  );
  const sessions = rows
    .map((row) =>
      sessionOf(
        row,
        {
          room: rooms.get(row.RoomId ?? ''),
          colour: colours.get(row.RoomId ?? ''),
          track: tracks.get(row.TrackId ?? ''),
          label: around.label,
          presentations: presentations.get(row.Id) ?? [],
          refs: around.refs,
        },
        read,
      ),
    )
    .sort((a, b) => byStart(a, b) || roomOrder(a) - roomOrder(b) || read.compare(a.Name, b.Name));
  const listed = new Map(sessions.map((session) => [session.Id, session]));
  return {
    sessions,
    detail(id) {
      const session = listed.get(id);
      const row = rowById.get(id);
      if (!session || !row) return undefined;
      const Presentations = session.Presentations.map(around.presentationDetail);
      return { ...session, ...detailOf(row, roomRows.get(session.RoomId), read), Presentations };
    },
  };
}

type Own = {
  room: Room | undefined;
  colour: number | undefined;
  track: Track | undefined;
  label: Label;
  presentations: Presentation[];
  refs: CompleteRefs;
};

function sessionOf(row: SessionRow, { room, colour, track, label, presentations, refs }: Own, read: Reader): Session {
  const times = read.times(row);
  const StreamUrl = read.address(row.StreamUrl);
  const TypeLabel = label(row.SessionType ?? '');
  const RecordingUrl = read.address(row.RecordingUrl);
  return {
    Id: row.Id,
    SessionType: row.SessionType ?? '',
    ...(TypeLabel !== undefined && { TypeLabel }),
    Name: read.text(row.Name),
    Subtitle: read.text(row.Subtitle),
    ...read.writtenIn(row.Name, row.Languages ?? []),
    ImageThumbPath: read.address(row.ImageThumbPath),
    ...times,
    ProgrammeDay: row.ProgrammeDay || (times.StartDateTime?.slice(0, 10) ?? ''),
    RoomId: row.RoomId ?? '',
    TrackId: row.TrackId ?? '',
    Languages: row.Languages ?? [],
    ProgramGrade: row.ProgramGrade || DEFAULT_GRADE,
    Groups: label.ofGroups(row.Groups ?? []),
    Chairs: refs(row.Chairs),
    Speakers: refs(row.Speakers),
    CompanyAccountId: row.CompanyAccountId ?? '',
    CompanyAccountName: row.CompanyAccountName ?? '',
    SponsorType: row.SponsorType ?? '',
    Highlighted: row.Highlighted ?? false,
    IsPoster: row.IsPoster ?? false,
    HideOnScheduler: row.HideOnScheduler ?? false,
    StreamUrl,
    RecordingUrl,
    HasStream: StreamUrl !== '',
    HasRecording: RecordingUrl !== '',
    ...recordingTime(row, read.times),
    RoomName: room?.Name ?? '',
    TrackName: track?.Name ?? '',
    TrackColor: track?.Color ?? '',
    ...(colour !== undefined && !track?.Name && { RoomColor: colour }),
    Presentations: presentations,
  };
}

function detailOf(row: SessionRow, room: RoomRow | undefined, read: Reader): Omit<SessionDetail, keyof Session> {
  return {
    Abstract: read.abstract(row.Abstract),
    Description: read.html(row.Description),
    Links: linksOf(row.Links, read),
    Attachments: linksOf(row.Attachments, read),
    QuestionsUrl: read.address(row.QuestionsUrl || room?.QuestionsUrl),
    ChatUrl: read.address(row.ChatUrl || room?.ChatUrl),
    Origin: row.Origin ?? { Guid: '', Code: '', Slug: '', Url: '' },
  };
}
