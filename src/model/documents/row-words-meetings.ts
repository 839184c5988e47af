// Words for the fields of meetings (B §3): title, description, example, and the default of a missing field.
import { id, type RowWords, textWords, type Words } from './row-word-kinds.ts';

const time = (title: string, description: string, example: string): Words => ({ title, description, example, fallback: '' });

/** Words of `data/meetings.json`. */
export const meetingRowWords: RowWords = {
  Id: id('Unique among the meetings. Bookings name it, so it stays as it is; slots of a series are Id.1, Id.2 and so on.', 'nordpuls-tue'),
  CompanyAccountId: { title: 'Company', description: 'Id of the company in companies.json.', example: '4711' },
  Topic: textWords('Topic', 'What it is about; empty says only with whom.', { 'en-GB': 'Remote monitoring', 'de-DE': 'Fernüberwachung' }),
  Place: textWords('Place', 'Where it is: booth, room, lounge; empty for online alone.', 'Booth 2.10'),
  Language: textWords('Language', 'Language of the meeting, for example en or de-DE; empty where it does not matter.', 'en'),
  StartDateTime: {
    title: 'Start',
    description: 'Start of the slot, or of the first one of a series; local time of the event.',
    example: '2027-05-04T10:00',
  },
  EndDateTime: time('End', 'End of the slot. With Minutes the span is cut into as many slots as fit.', '2027-05-04T10:20'),
  Minutes: {
    title: 'Minutes of each slot',
    description:
      'Makes a series of slots of this length, one after the other, until the end or as many as Count says; 0 is one slot from start to end.',
    example: 20,
    fallback: 0,
  },
  Count: {
    title: 'Number of slots',
    description: 'How many slots a series has; 0 is as many as fit until the end, without an end one. Only with Minutes.',
    example: 6,
    fallback: 0,
  },
  Capacity: { title: 'Seats', description: 'How many people can book each slot, 1 to 500.', example: 8, fallback: 1 },
  Url: textWords(
    'Online link',
    'Where the meeting is held online. Sent to those alone who have booked, and to the staff of the company.',
    'https://meet.example.org/nordpuls',
  ),
  Access: textWords(
    'Who may book',
    'signedIn, hasTicket, or the Identifier of a Key policy. Empty is everybody who is signed in; staff of the company never book.',
    'hasTicket',
  ),
};
