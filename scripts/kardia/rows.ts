// Turns the cast sessions into the rows of the data files (B §3).
import type { AuthorRow, LabelRow, PresentationRow, RoomRow, SessionRow, TrackRow } from '../../src/model/documents/programme.ts';
import { days, local, noon } from './calendar.ts';
import type { Cast } from './cast.ts';
import type { Person } from './person.ts';
import { captions, slides } from './film/words.ts';
import { posterFiles } from './posters/files.ts';
import { labelRows } from './tables/labels.ts';
import { minutesOnFoot, rooms, tracks } from './tables/places.ts';
import { sessionPictures } from './tables/session-pictures.ts';

/** The rows of all data files, by file. */
export type Rows = {
  rooms: RoomRow[];
  tracks: TrackRow[];
  labels: LabelRow[];
  authors: AuthorRow[];
  sessions: SessionRow[];
  presentations: PresentationRow[];
};

/** The sample film: a playlist for each streamed room, and one for what is recorded (`film/make.ts`). */
const film = 'asset:film';
/** Formats that live from not being filmed. */
const unfilmed = new Set(['Workshop', 'Meet the expert']);

/** Rows in the order a reader expects: by time, then by room; people by surname. */
export function rows(casts: readonly Cast[]): Rows {
  const places = new Map(rooms.map((room, index) => [room.id, index]));
  const sorted = [...casts].sort(
    (a, b) => a.session.start - b.session.start || (places.get(a.session.room ?? '') ?? 99) - (places.get(b.session.room ?? '') ?? 99),
  );
  const ids = authorIds(sorted);
  const counts = [0, 0, 0, 0];
  const sessions: SessionRow[] = [];
  const presentations: PresentationRow[] = [];
  for (const one of sorted) {
    const number = (counts[one.session.day] = (counts[one.session.day] ?? 0) + 1);
    const id = String(one.session.day * 1000 + number);
    sessions.push(sessionRow(id, one, ids));
    presentations.push(...presentationRows(id, one, ids));
  }
  return { rooms: roomRows(), tracks: trackRows(), labels: labelRows(), authors: authorRows(ids), sessions, presentations };
}

/** Only people with a part get a row; ids go by surname, so that a list by id reads like one. */
function authorIds(casts: readonly Cast[]): Map<Person, string> {
  const present = new Set(casts.flatMap(({ chairs, speakers, hosts }) => [...chairs, ...speakers, ...hosts]));
  const key = ({ last, first }: Person): string => `${last} ${first}`.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const sorted = [...present].sort((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : a.number - b.number));
  return new Map(sorted.map((person, index) => [person, String(50001 + index)]));
}

const ref = (person: Person, ids: ReadonlyMap<Person, string>) => ({
  Id: ids.get(person) ?? '',
  Firstname: person.first,
  Surname: person.last,
  DisplayName: person.display,
});

function sessionRow(id: string, one: Cast, ids: ReadonlyMap<Person, string>): SessionRow {
  const { session, chairs, hosts } = one;
  const room = rooms.find(({ id: place }) => place === session.room);
  const shown = !session.hidden && session.grade !== 'Social' && !unfilmed.has(session.type);
  const live = shown && room?.streamed === true;
  const recorded = isRecorded(one);
  const picture = sessionPictures[typeof session.name === 'string' ? session.name : session.name['en-GB']];
  return {
    Id: id,
    SessionType: session.type,
    Name: session.name,
    ...(session.subtitle && { Subtitle: session.subtitle }),
    ...((picture ?? session.company?.picture) && { ImageThumbPath: picture ?? `asset:products/${session.company!.picture}.svg` }),
    StartDateTime: local(session.start),
    EndDateTime: local(session.end),
    ProgrammeDay: days[session.day - 1],
    ...(session.room && { RoomId: session.room }),
    TrackId: session.track,
    Languages: [...session.languages],
    ProgramGrade: session.grade,
    Groups: [...session.tags, ...(live ? ['Live'] : []), ...(recorded ? ['Recorded'] : [])].map((Name) => ({ Name })),
    Chairs: chairs.map((person) => ref(person, ids)),
    ...(hosts.length > 0 && { Speakers: hosts.map((person) => ref(person, ids)) }),
    ...(session.company && {
      CompanyAccountId: session.company.id,
      CompanyAccountName: session.company.name,
      SponsorType: session.company.tier,
    }),
    ...(session.highlighted && { Highlighted: true }),
    ...(session.poster && { IsPoster: true }),
    ...(session.hidden && { HideOnScheduler: true }),
    ...(live && { StreamUrl: `${film}/${session.room}.m3u8` }),
    ...(recorded && { RecordingUrl: `${film}/recording.m3u8` }),
    ...(recorded && session.recordingFrom && { RecordingFrom: session.recordingFrom }),
    Abstract: session.abstract,
  };
}

/** Whether a session is filmed for those who watch later. */
const isRecorded = ({ session }: Cast): boolean =>
  !session.hidden &&
  session.grade !== 'Social' &&
  session.grade !== 'Industry' &&
  !unfilmed.has(session.type) &&
  rooms.find(({ id }) => id === session.room)?.recorded === true;

/** Slides and captions, for the talks of the first morning; each talk has a film of its own. */
function recordingOf(one: Cast, isFirst: boolean): Partial<PresentationRow> {
  if (!isRecorded(one)) return {};
  const RecordingUrl = `${film}/recording.m3u8`;
  if (!isFirst) return { RecordingUrl };
  return {
    RecordingUrl,
    Captions: Object.keys(captions).map((Language) => ({ Language, Url: `${film}/${Language}.vtt` })),
    Slides: slides.map(({ time, title }, index) => ({ Time: time, Title: title, Image: `${film}/slide-${index + 1}.webp` })),
  };
}

function presentationRows(id: string, one: Cast, ids: ReadonlyMap<Person, string>): PresentationRow[] {
  const { session, speakers } = one;
  const recording = recordingOf(one, session.day === 1 && session.start < noon[1].start);
  let start = session.start;
  return session.talks.flatMap((talk, index) => {
    const person = speakers[index];
    if (!person) return [];
    const times = talk.minutes === undefined ? {} : { StartDateTime: local(start), EndDateTime: local(start + talk.minutes) };
    start += talk.minutes ?? 0;
    return [
      {
        Id: `${id}${String(index + 1).padStart(2, '0')}`,
        SessionId: id,
        Title: talk.title,
        ...times,
        SpeakerFirstname: person.first,
        SpeakerSurname: person.last,
        Speakers: [ref(person, ids)],
        Language: talk.language ?? 'en',
        ...(talk.highlighted && { Highlighted: true }),
        ...recording,
        ...(talk.abstract && { Abstract: talk.abstract, Keywords: [...(talk.keywords ?? [])] }),
        ...(talk.poster && { PosterNumber: talk.poster }),
        ...(talk.poster && posterFiles[talk.poster] && { PosterUrl: `asset:${posterFiles[talk.poster]}` }),
      },
    ];
  });
}

const authorRows = (ids: ReadonlyMap<Person, string>): AuthorRow[] =>
  [...ids].map(([person, id]) => ({
    Id: id,
    Firstname: person.first,
    Surname: person.last,
    DisplayName: person.display,
    ...(person.title && { Title: person.title }),
    Institution: person.institution,
    City: person.city,
    Country: person.country,
    Biography: person.biography,
    ...(person.key && { Highlighted: true }),
  }));

const roomRows = (): RoomRow[] =>
  rooms.map(({ id, name, description, seats, at, streamed }, index) => ({
    Id: id,
    Name: name,
    Description: description,
    Capacity: seats,
    Sort: index + 1,
    ...(at !== undefined && { Plan: { PlanPath: 'asset:halls.svg', DarkColors: true, Width: 900, Height: 600, Points: at } }),
    ...(minutesOnFoot[id] && { WalkingTimes: Object.entries(minutesOnFoot[id]).map(([RoomId, Minutes]) => ({ RoomId, Minutes })) }),
    ...(streamed && { QuestionsUrl: `https://ask.kardia.example.org/${id}`, ChatUrl: `https://chat.kardia.example.org/${id}` }),
  }));

const trackRows = (): TrackRow[] => tracks.map(({ id, name, color }, index) => ({ Id: id, Name: name, Color: color, Sort: index + 1 }));
