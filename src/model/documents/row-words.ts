// Words for the fields of rows (B §3), here of the programme: title, description, example, and the default of a missing field.
import type { DataFileName } from './programme.ts';
import { editorialWords } from './row-words-editorial.ts';
import { exhibitionWords } from './row-words-exhibition.ts';
import { captionWords, flagWords, id, links, peopleWords, type RowWords, sort, textWords, type Words } from './row-word-kinds.ts';

const time = (title: string, description: string): Words => ({
  title,
  description: `${description}: local time of the event YYYY-MM-DDTHH:MM, or an instant with offset; null when not scheduled.`,
  example: '2027-05-03T08:30',
  fallback: null,
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
const highlighted = flagWords('Highlighted', 'Shown among the highlights.');

const ofAbstracts: RowWords = {
  PosterNumber: textWords('Poster number', 'Number on the board, as it is printed in the programme; it can be searched.', 'P-012'),
  Keywords: {
    title: 'Keywords',
    description: 'What the abstract is about, in the words of its authors; they can be searched.',
    example: ['heart failure', 'ultrasound'],
    fallback: [],
  },
};

const talkBack = (whose: string): RowWords => ({
  QuestionsUrl: textWords('Questions', `Where questions to the speakers are asked${whose}.`, 'https://ask.example.org/auditorium'),
  ChatUrl: textWords('Chat', `Where those who watch write to each other${whose}.`, 'https://chat.example.org/auditorium'),
});

const rooms: RowWords = {
  ...talkBack(', for all sessions of the room; empty for nowhere'),
  Id: id('Unique among the rooms; sessions refer to it.', 'hall-a'),
  Name: { title: 'Name', description: 'Name of the room as it stands on the door.', example: 'Hall A' },
  Description: textWords('Description', 'Where it is, what is in it.', 'Ground floor, west wing'),
  Capacity: { title: 'Seats', description: 'Number of seats; 0 when not known.', example: 450, fallback: 0 },
  Plan: {
    title: 'Plan',
    description: 'Where the room is on a plan of the venue: pages of sessions show the plan with the room lit. null for none.',
    example: { PlanPath: 'asset:level-1.svg', Width: 900, Height: 600, Points: '120,80 300,220' },
    fallback: null,
    fields: {
      PlanPath: { title: 'Picture', description: 'The plan, best as SVG.', example: 'asset:level-1.svg' },
      DarkColors: {
        title: 'Dark colours',
        description:
          'True where the picture has colours of its own for dark screens (an SVG with a rule for `prefers-color-scheme: dark`). Otherwise it stays on light paper.',
        example: true,
        fallback: false,
      },
      Width: {
        title: 'Width',
        description: 'Width of the plan in units of its own; the shape is written in the same units.',
        example: 900,
      },
      Height: { title: 'Height', description: 'Height of the plan in the same units.', example: 600 },
      Points: {
        title: 'Shape',
        description: 'Two opposite corners of a rectangle, or the corners of a polygon in order: x,y pairs with blanks between.',
        example: '120,80 300,220',
      },
    },
  },
  WalkingTimes: {
    title: 'Walking times',
    description:
      'Rooms that are not next door, and the minutes on foot to them. One of the two rooms says it for both. Personal programmes name the way between entries that follow each other, and say where there is no time for it.',
    example: [{ RoomId: 'hall-b', Minutes: 8 }],
    fallback: [],
    fields: {
      RoomId: { title: 'Room', description: 'Id of the other room.', example: 'hall-b' },
      Minutes: { title: 'Minutes', description: 'Minutes on foot from door to door, 1–240.', example: 8 },
    },
  },
  Sort: sort,
};

const tracks: RowWords = {
  Id: id('Unique among the tracks; sessions refer to it.', 'imaging'),
  Name: { title: 'Name', description: 'Name of the track.', example: { 'en-GB': 'Imaging', 'de-DE': 'Bildgebung' } },
  Color: textWords('Colour', 'Colour as #rrggbb; empty takes the next track colour of the theme.', '#0b6e6e'),
  Sort: sort,
};

const labels: RowWords = {
  Id: id(
    'The kind or tag, as sessions write it; capitals do not count. Filters, props and policies go on by it; a kind and a tag of one name share their label.',
    'Simultaneous translation',
  ),
  Name: {
    title: 'Name',
    description: 'What visitors read for it, in badges, filters and the search.',
    example: { 'en-GB': 'Simultaneous translation', 'de-DE': 'Simultanübersetzung' },
  },
};

const authors: RowWords = {
  Id: id('Unique among the people; sessions and presentations refer to it.', 'a-17'),
  Firstname: textWords('First name', 'First names.', 'Marit'),
  Surname: textWords('Surname', 'Surname; people are sorted by it.', 'Solheim'),
  DisplayName: textWords('Display name', 'The name as the person writes it; empty is first name and surname.', 'Marit Solheim'),
  Title: textWords('Academic title', 'Title before the name.', 'Prof. Dr.'),
  Institution: textWords('Institution', 'Where the person works.', 'University Hospital Nordhafen'),
  City: textWords('City', 'City of the institution.', 'Nordhafen'),
  Country: textWords('Country', 'Country of the institution.', 'Norway'),
  ImagePath: textWords('Picture', 'Portrait; empty shows initials.', 'asset:people/solheim.jpg'),
  Biography: textWords('Biography', 'HTML or plain text; sanitised.', 'Heads the arrhythmia unit.'),
  Highlighted: highlighted,
};

const sessions: RowWords = {
  Id: id('Unique among the sessions; part of its address.', 's-101'),
  SessionType: textWords('Kind', 'Kind as you name it.', 'Symposium'),
  Name: { title: 'Name', description: 'Title of the session.', example: { 'en-GB': 'Opening', 'de-DE': 'Eröffnung' } },
  Subtitle: textWords('Subtitle', 'Second line of the title.', 'With the presidents of the society'),
  ImageThumbPath: textWords('Picture', 'Picture; empty shows a generated pattern.', 'asset:sessions/opening.jpg'),
  StartDateTime: time('Start', 'When it starts'),
  EndDateTime: time('End', 'When it ends'),
  ProgrammeDay: textWords(
    'Programme day',
    'Day of the programme, YYYY-MM-DD, where it differs from the date of the start: a session after midnight belongs to the day before.',
    '2027-05-03',
  ),
  RoomId: textWords('Room', 'Id of the room; empty for none.', 'hall-a'),
  TrackId: textWords('Track', 'Id of the track; empty for none.', 'imaging'),
  Languages: { title: 'Languages', description: 'Spoken languages, two letters each.', example: ['en', 'de'], fallback: [] },
  ProgramGrade: textWords('Grade', 'Grade for the highlighted sessions; empty counts as Scientific (B §9).', 'Scientific'),
  Groups: groups('session'),
  Chairs: peopleWords('Chairs', 'Who chairs it.'),
  Speakers: peopleWords('Speakers', 'People of the session itself, where it has no presentations.'),
  CompanyAccountId: textWords('Company', 'Id of the company that holds it; empty for none.', '4711'),
  CompanyAccountName: textWords('Company name', 'Name of that company.', 'Sample Devices'),
  SponsorType: textWords('Sponsor tier', 'Tier of that company.', 'Gold Partner'),
  Highlighted: highlighted,
  IsPoster: flagWords('Poster session', 'Counted and listed among the posters.'),
  HideOnScheduler: flagWords('Hidden on the scheduler', 'Left out of the grid and of the counts of a day.'),
  StreamUrl: textWords('Live stream', 'Where the live stream is; empty for none.', 'https://video.example.org/hall-a'),
  RecordingUrl: textWords('Recording', 'Where the recording is; empty for none.', 'https://video.example.org/s-101'),
  RecordingFrom: time(
    'Recording from',
    'From when its recording, and those of its presentations, can be watched, where it is not the end of the session',
  ),
  ...talkBack('; empty takes that of its room'),
  Abstract: textWords('Abstract', 'HTML or plain text; sanitised.', 'What the last year has brought.'),
  Description: textWords('Description', 'HTML or plain text; sanitised.', '<p>With time for questions.</p>'),
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
  SpeakerFirstname: textWords('First name of the speaker', 'First name of the first speaker.', 'Marit'),
  SpeakerSurname: textWords('Surname of the speaker', 'Surname of the first speaker.', 'Solheim'),
  Speakers: peopleWords('Speakers', 'All speakers; the first is the one named above.'),
  Language: textWords('Language', 'Spoken language, two letters.', 'en'),
  Highlighted: highlighted,
  Abstract: textWords('Abstract', 'HTML or plain text; sanitised.', 'What the last year has brought.'),
  Links: links('Links', 'Paper, slides, film: whatever is on the web.'),
  PosterUrl: textWords(
    'Poster',
    'File of its poster, a PDF or a picture among the assets of the event; empty for none.',
    'asset:posters/p-012.pdf',
  ),
  RecordingUrl: textWords('Recording', 'Its own recording; empty takes its part of the recording of its session.', 'asset:film/talk.m3u8'),
  Captions: captionWords('Captions of its recording as WebVTT, one for each language; they are the transcript.', 'asset:film/talk.en.vtt'),
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
export const rowWords: Readonly<Record<DataFileName, RowWords>> = {
  rooms,
  tracks,
  labels,
  authors,
  sessions,
  presentations,
  ...exhibitionWords,
  ...editorialWords,
};
