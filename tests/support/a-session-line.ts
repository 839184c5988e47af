// A session as lists name it, for tests of components in several domains.
import type { SessionLine } from '#contract/programme';

/** A session without time, room, track and company, with nothing but what is given. */
export const aSessionLine = (given: Partial<SessionLine> & Pick<SessionLine, 'Id'>): SessionLine => ({
  SessionType: '',
  Name: `Session ${given.Id}`,
  Subtitle: '',
  StartDateTime: null,
  EndDateTime: null,
  ProgrammeDay: '',
  RoomId: '',
  RoomName: '',
  TrackId: '',
  TrackName: '',
  TrackColor: '',
  Groups: [],
  CompanyAccountId: '',
  CompanyAccountName: '',
  SponsorType: '',
  IsPoster: false,
  StreamUrl: '',
  RecordingUrl: '',
  HasStream: false,
  HasRecording: false,
  ...given,
});
