// Words for the fields of assemblies (A §2 AssemblyPage): title, description, example, and the default of a missing field.
import { flagWords, id, type RowWords, textWords, type Words } from './row-word-kinds.ts';
import { namedPeople } from './row-words-tv.ts';

const time = (title: string, description: string, example: string): Words => ({ title, description, example, fallback: null });

const documents: Words = {
  title: 'Documents',
  description: 'What is to be read, in the order shown.',
  example: [{ Title: 'Annual report', Url: 'asset:assembly/report.pdf', IsForVoters: true }],
  fallback: [],
  fields: {
    Title: { title: 'Title', description: 'Words of the link.', example: 'Annual report' },
    Url: { title: 'Address', description: 'A file of the event or an address.', example: 'asset:assembly/report.pdf' },
    IsForVoters: flagWords('For voters alone', 'Whoever may not vote gets neither the link nor the file.'),
  },
};

/** Words of `data/assemblies.json`. */
export const assemblies: RowWords = {
  Id: id('Unique among the assemblies; the anchor of its address.', 'general-2027'),
  Title: { title: 'Title', description: 'What it is called.', example: { 'en-GB': 'General assembly' } },
  StartTime: time('Start', 'When it begins; null where it is not settled.', '2027-05-04T18:00'),
  EndTime: time('End', 'When it ends; null where it is open.', '2027-05-04T19:30'),
  Place: textWords('Place', 'Where it is held.', 'Hall B'),
  Summary: textWords('Summary', 'What it is about, in a sentence.', 'Report, accounts, and the board for three years.'),
  Voters: textWords('Who may vote', 'In words, for all readers.', 'Ordinary members and fellows.'),
  VotersKey: textWords(
    'Key of voters',
    'Access key that decides who may vote: of a policy of the type Key, or `signedIn` or `hasTicket`. Empty: nobody is told.',
    'members',
  ),
  Text: textWords('Text', 'Invitation, rules of procedure: HTML or plain text; sanitised.', '<p>A quorum needs 50 members.</p>'),
  Documents: documents,
  Agenda: {
    title: 'Agenda',
    description: 'The items in their order.',
    example: [{ Number: '1', Title: 'Report of the board' }],
    fallback: [],
    fields: {
      Number: textWords('Number', 'How the item is counted; empty for none.', '4a'),
      Title: textWords('Title', 'What it is about.', { 'en-GB': 'Election of the board' }),
      StartTime: time('Time', 'When it is planned to begin; null where it is not said.', '2027-05-04T18:20'),
      IsVote: flagWords('A vote', 'A vote is taken.'),
      Text: textWords('Text', 'More about it, the motion for example: HTML or plain text; sanitised.', '<p>The fee stays as it is.</p>'),
      Speakers: namedPeople('Speakers', 'Who reports.'),
      Documents: documents,
    },
  },
};
