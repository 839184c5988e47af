// Sessions for tests: complete rows; a test names only the fields it needs.
import type { Author, Presentation, PresentationDetail, Session, SessionDetail } from '#contract/programme';

/** A person by name, as sessions and presentations name them. */
export const aPerson = (name: string, id = ''): Session['Speakers'][number] => {
  const at = name.lastIndexOf(' ');
  return { Id: id, Firstname: at < 0 ? '' : name.slice(0, at), Surname: name.slice(at + 1), DisplayName: name };
};

/** A presentation; `Speakers` decide SpeakerFirstname and SpeakerSurname. */
export function aPresentation(given: Partial<Presentation> & { Id: string }): Presentation {
  const speakers = given.Speakers ?? [];
  return {
    SessionId: '',
    Title: `Talk ${given.Id}`,
    StartDateTime: null,
    EndDateTime: null,
    SpeakerFirstname: speakers[0]?.Firstname ?? '',
    SpeakerSurname: speakers[0]?.Surname ?? '',
    Speakers: speakers,
    Language: '',
    Highlighted: false,
    ...given,
  };
}

/** A presentation as the page of its session carries it. */
export const aPresentationDetail = (given: Partial<PresentationDetail> & { Id: string }): PresentationDetail => ({
  ...aPresentation(given),
  Abstract: '',
  Links: [],
  PosterUrl: '',
  HasPoster: false,
  ...given,
});

/** A session; `at: ['2027-05-03T08:30+02:00', minutes]` sets start, end and day. */
export function aSession({ at, ...given }: Partial<Session> & { Id: string; at?: readonly [start: string, minutes: number] }): Session {
  const start = at?.[0] ?? null;
  return {
    SessionType: 'Symposium',
    Name: `Session ${given.Id}`,
    Subtitle: '',
    ImageThumbPath: '',
    StartDateTime: start,
    EndDateTime: at ? new Date(Date.parse(at[0]) + at[1] * 60_000).toISOString() : null,
    ProgrammeDay: start?.slice(0, 10) ?? '',
    RoomId: '',
    TrackId: '',
    Languages: [],
    ProgramGrade: '',
    Groups: [],
    Chairs: [],
    Speakers: [],
    CompanyAccountId: '',
    CompanyAccountName: '',
    SponsorType: '',
    Highlighted: false,
    IsPoster: false,
    HideOnScheduler: false,
    StreamUrl: '',
    RecordingUrl: '',
    HasStream: (given.StreamUrl ?? '') !== '',
    HasRecording: (given.RecordingUrl ?? '') !== '',
    RoomName: '',
    TrackName: '',
    TrackColor: '',
    Presentations: [],
    ...given,
  };
}

/** The detail of a session. */
export const aDetail = (given: Partial<SessionDetail> & Parameters<typeof aSession>[0]): SessionDetail => ({
  ...aSession(given),
  Presentations: [],
  Abstract: '',
  Description: '',
  Links: [],
  Attachments: [],
  QuestionsUrl: '',
  ChatUrl: '',
  Origin: { Guid: '', Code: '', Slug: '', Url: '' },
  ...given,
});

/** A person with everything the list of people carries. */
export function anAuthor(name: string, given: Partial<Author> & { Id: string }): Author {
  return {
    ...aPerson(name),
    Title: '',
    Institution: '',
    City: '',
    Country: '',
    ImagePath: '',
    Biography: '',
    Highlighted: false,
    SessionIds: [],
    PresentationIds: [],
    ...given,
  };
}
