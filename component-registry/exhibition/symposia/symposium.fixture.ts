// A symposium as the server answers it, for tests.
import { aSessionLine } from '../../../tests/support/a-session-line.ts';

/** Of an hour on the first day, without company and people. */
export const aSymposium = (Id: string, Name: string, more: object = {}) => ({
  ...aSessionLine({
    Id,
    Name,
    SessionType: 'Symposium',
    StartDateTime: '2027-05-03T12:00:00+02:00',
    EndDateTime: '2027-05-03T13:00:00+02:00',
    ProgrammeDay: '2027-05-03',
    RoomId: 'a',
    RoomName: 'Hall A',
  }),
  ImageThumbPath: '',
  Chairs: [],
  Presentations: [],
  People: [],
  Highlighted: false,
  MayAsk: false,
  Company: null,
  ...more,
});
