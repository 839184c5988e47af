// Words for the fields of programme rows (B §3): title, description, example, and the default of a missing field.
import type { DataFileName } from './programme.ts';

/** Words of one field; `fields` describes the objects inside it. */
type Words = { title: string; description: string; example: unknown; fallback?: unknown; fields?: RowWords };
/** Words by field. */
export type RowWords = Readonly<Record<string, Words>>;

const text = (title: string, description: string, example: unknown): Words => ({ title, description, example, fallback: '' });
const flag = (title: string, description: string): Words => ({ title, description, example: true, fallback: false });
const time = (title: string, description: string): Words => ({
  title,
  description: `${description}: local time of the event YYYY-MM-DDTHH:MM, or an instant with offset; null when not scheduled.`,
  example: '2027-05-03T08:30',
  fallback: null,
});
const id = (description: string, example: string): Words => ({ title: 'Id', description, example });

const person: RowWords = {
  Id: { title: 'Person', description: 'Id of the row in authors.json; empty when the person has none.', example: 'a-17' },
  Firstname: { title: 'First name', description: 'First names.', example: 'Marit' },
  Surname: { title: 'Surname', description: 'Surname.', example: 'Solheim' },
  DisplayName: { title: 'Display name', description: 'The name as the person writes it.', example: 'Marit Solheim' },
};
const people = (title: string, description: string): Words => ({
  title,
  description,
  example: [{ Id: 'a-17', Firstname: 'Marit', Surname: 'Solheim', DisplayName: 'Marit Solheim' }],
  fallback: [],
  fields: person,
});
const links = (title: string, description: string): Words => ({
  title,
  description,
  example: [{ Title: 'Slides', Url: 'https://www.example.org/slides.pdf' }],
  fallback: [],
  fields: {
    Title: { title: 'Title', description: 'Words of the link.', example: 'Slides' },
    Url: { title: 'Address', description: 'Where it leads.', example: 'https://www.example.org/slides.pdf' },
  },
});
const groups = (of: string): Words => ({
  title: 'Groups',
  description: `The names are the tags of the ${of}.`,
  example: [{ Name: 'CME' }],
  fallback: [],
  fields: { Name: { title: 'Name', description: 'Name of the tag.', example: 'CME' } },
});
/** Where a row of an import came from. */
const origin: Words = {
  title: 'Origin',
  description: 'Ids of the system the session was imported from; a later import matches by them.',
  example: { Guid: '5e2a', Code: 'ABC', Slug: 'opening', Url: 'https://programme.example.org/opening' },
  fallback: { Guid: '', Code: '', Slug: '', Url: '' },
  fields: {
    Guid: { title: 'Guid', description: 'Global id there; empty for none.', example: '5e2a' },
    Code: { title: 'Code', description: 'Short code there; empty for none.', example: 'ABC' },
    Slug: { title: 'Slug', description: 'Name in its address there; empty for none.', example: 'opening' },
    Url: { title: 'Address', description: 'Its address there; empty for none.', example: 'https://programme.example.org/opening' },
  },
};
const sort: Words = {
  title: 'Order',
  description: 'Smaller numbers come first; equal ones in order of the file.',
  example: 10,
  fallback: 0,
};
const highlighted = flag('Highlighted', 'Shown among the highlights.');

const ofAbstracts: RowWords = {
  PosterNumber: text('Poster number', 'Number on the board, as it is printed in the programme; it can be searched.', 'P-012'),
  Keywords: {
    title: 'Keywords',
    description: 'What the abstract is about, in the words of its authors; they can be searched.',
    example: ['heart failure', 'ultrasound'],
    fallback: [],
  },
};

const rooms: RowWords = {
  Id: id('Unique among the rooms; sessions refer to it.', 'hall-a'),
  Name: { title: 'Name', description: 'Name of the room as it stands on the door.', example: 'Hall A' },
  Description: text('Description', 'Where it is, what is in it.', 'Ground floor, west wing'),
  Capacity: { title: 'Seats', description: 'Number of seats; 0 when not known.', example: 450, fallback: 0 },
  Sort: sort,
};

const tracks: RowWords = {
  Id: id('Unique among the tracks; sessions refer to it.', 'imaging'),
  Name: { title: 'Name', description: 'Name of the track.', example: { 'en-GB': 'Imaging', 'de-DE': 'Bildgebung' } },
  Color: text('Colour', 'Colour as #rrggbb; empty takes the next track colour of the theme.', '#0b6e6e'),
  Sort: sort,
};

const authors: RowWords = {
  Id: id('Unique among the people; sessions and presentations refer to it.', 'a-17'),
  Firstname: text('First name', 'First names.', 'Marit'),
  Surname: text('Surname', 'Surname; people are sorted by it.', 'Solheim'),
  DisplayName: text('Display name', 'The name as the person writes it; empty is first name and surname.', 'Marit Solheim'),
  Title: text('Academic title', 'Title before the name.', 'Prof. Dr.'),
  Institution: text('Institution', 'Where the person works.', 'University Hospital Nordhafen'),
  City: text('City', 'City of the institution.', 'Nordhafen'),
  Country: text('Country', 'Country of the institution.', 'Norway'),
  ImagePath: text('Picture', 'Portrait; empty shows initials.', 'asset:people/solheim.jpg'),
  Biography: text('Biography', 'HTML or plain text; sanitised.', 'Heads the arrhythmia unit.'),
  Highlighted: highlighted,
};

const sessions: RowWords = {
  Id: id('Unique among the sessions; part of its address.', 's-101'),
  SessionType: text('Kind', 'Kind as you name it.', 'Symposium'),
  Name: { title: 'Name', description: 'Title of the session.', example: { 'en-GB': 'Opening', 'de-DE': 'Eröffnung' } },
  Subtitle: text('Subtitle', 'Second line of the title.', 'With the presidents of the society'),
  ImageThumbPath: text('Picture', 'Picture; empty shows a generated pattern.', 'asset:sessions/opening.jpg'),
  StartDateTime: time('Start', 'When it starts'),
  EndDateTime: time('End', 'When it ends'),
  ProgrammeDay: text(
    'Programme day',
    'Day of the programme, YYYY-MM-DD, where it differs from the date of the start: a session after midnight belongs to the day before.',
    '2027-05-03',
  ),
  RoomId: text('Room', 'Id of the room; empty for none.', 'hall-a'),
  TrackId: text('Track', 'Id of the track; empty for none.', 'imaging'),
  Languages: { title: 'Languages', description: 'Spoken languages, two letters each.', example: ['en', 'de'], fallback: [] },
  ProgramGrade: text('Grade', 'Grade for the highlighted sessions; empty counts as Scientific (B §9).', 'Scientific'),
  Groups: groups('session'),
  Chairs: people('Chairs', 'Who chairs it.'),
  Speakers: people('Speakers', 'People of the session itself, where it has no presentations.'),
  CompanyAccountId: text('Company', 'Id of the company that holds it; empty for none.', '4711'),
  CompanyAccountName: text('Company name', 'Name of that company.', 'Sample Devices'),
  SponsorType: text('Sponsor tier', 'Tier of that company.', 'Gold Partner'),
  Highlighted: highlighted,
  IsPoster: flag('Poster session', 'Counted and listed among the posters.'),
  HideOnScheduler: flag('Hidden on the scheduler', 'Left out of the grid and of the counts of a day.'),
  StreamUrl: text('Live stream', 'Where the live stream is; empty for none.', 'https://video.example.org/hall-a'),
  RecordingUrl: text('Recording', 'Where the recording is; empty for none.', 'https://video.example.org/s-101'),
  Abstract: text('Abstract', 'HTML or plain text; sanitised.', 'What the last year has brought.'),
  Description: text('Description', 'HTML or plain text; sanitised.', '<p>With time for questions.</p>'),
  Links: links('Links', 'Web addresses of the session.'),
  Attachments: links('Documents', 'Files of the session.'),
  Origin: origin,
  ...ofAbstracts,
};

const presentations: RowWords = {
  Id: id('Unique among the presentations; part of its address.', 'p-1001'),
  SessionId: { title: 'Session', description: 'Id of the session it belongs to.', example: 's-101' },
  Title: { title: 'Title', description: 'Title of the presentation.', example: 'Ablation in the elderly' },
  StartDateTime: time('Start', 'When it starts'),
  EndDateTime: time('End', 'When it ends'),
  SpeakerFirstname: text('First name of the speaker', 'First name of the first speaker.', 'Marit'),
  SpeakerSurname: text('Surname of the speaker', 'Surname of the first speaker.', 'Solheim'),
  Speakers: people('Speakers', 'All speakers; the first is the one named above.'),
  Language: text('Language', 'Spoken language, two letters.', 'en'),
  Highlighted: highlighted,
  Abstract: text('Abstract', 'HTML or plain text; sanitised.', 'What the last year has brought.'),
  Links: links('Links', 'Paper, slides, film: whatever is on the web.'),
  RecordingUrl: text('Recording', 'Its own recording; empty takes its part of the recording of its session.', 'asset:film/talk.m3u8'),
  Captions: {
    title: 'Captions',
    description: 'Captions of its recording as WebVTT, one for each language; they are the transcript.',
    example: [{ Language: 'en-GB', Url: 'asset:film/talk.en.vtt' }],
    fallback: [],
    fields: {
      Language: { title: 'Language', description: 'Language of the captions, xx-XX.', example: 'en-GB' },
      Url: { title: 'File', description: 'The WebVTT file.', example: 'asset:film/talk.en.vtt' },
    },
  },
  Slides: {
    title: 'Slides',
    description: 'Slides shown next to the recording, each from its second on.',
    example: [{ Time: 12.5, Title: 'Method', Image: 'asset:film/slide-2.png' }],
    fallback: [],
    fields: {
      Time: { title: 'Time', description: 'Second of the film at which it appears.', example: 12.5 },
      Title: { title: 'Title', description: 'What the slide is about.', example: 'Method' },
      Image: { title: 'Picture', description: 'Picture of the slide.', example: 'asset:film/slide-2.png' },
    },
  },
  Groups: groups('presentation'),
  Origin: origin,
  ...ofAbstracts,
};

/** Words of every data file. */
export const rowWords: Readonly<Record<DataFileName, RowWords>> = { rooms, tracks, authors, sessions, presentations };
