// Words for the fields of congress TV (A §2 TvPage): title, description, example, and the default of a missing field.
import { captionWords, flagWords, id, person, type RowWords, textWords, type Words } from './row-word-kinds.ts';

const count = (title: string, description: string, example: number): Words => ({ title, description, example, fallback: 0 });

/** People by the id of `authors.json`, or by name. */
export const namedPeople = (title: string, description: string): Words => ({
  title,
  description: `${description} An Id of authors.json is enough; whoever has none there is named by DisplayName.`,
  example: [{ Id: 'a-17' }],
  fallback: [],
  fields: Object.fromEntries(Object.entries(person).map(([key, words]) => [key, { ...words, fallback: '' }])),
});

/** Words of `data/tv.json`. */
export const tv: RowWords = {
  Id: id('Unique among the episodes; in the address and in the feed, so it stays as it is.', 'first-day'),
  Section: {
    title: 'Part',
    description: 'dailyhighlights, speakerinterviews or podcast: where it stands; the podcast has a feed.',
    example: 'dailyhighlights',
  },
  IsSound: flagWords('Sound only', 'It has no picture.'),
  Number: count('Number', 'Number of the episode; 0 for none.', 1),
  Date: {
    title: 'Date',
    description: 'When it came out: shown, and the newest comes first. It holds nothing back. Null for none.',
    example: '2027-05-03T18:00',
    fallback: null,
  },
  Title: { title: 'Title', description: 'What it is called.', example: { 'en-GB': 'The first day in four minutes' } },
  Summary: textWords('Summary', 'One or two sentences: shown in lists and the feed.', 'Doors, trials, and what was said in the corridors.'),
  ImagePath: textWords('Picture', 'Still picture; empty shows a pattern made of the title.', 'asset:tv/first-day.jpg'),
  ImageText: textWords('Words of the picture', 'What the picture shows; empty where it adds nothing.', 'Hall A in the morning'),
  MediaUrl: {
    title: 'Film or sound',
    description: 'A file (mp4, webm, mp3, m4a), a stream (m3u8), or its page at a site of films. Feeds name files alone.',
    example: 'asset:tv/first-day.mp4',
  },
  Seconds: count('Length', 'Length in seconds; 0 where it is not said.', 245),
  Bytes: count('Size', 'Size of the file in bytes, which players of podcasts want to know; 0 where it is not known.', 3_920_000),
  Captions: captionWords('Captions as WebVTT, one for each language.', 'asset:tv/first-day.en.vtt'),
  Chapters: {
    title: 'Chapters',
    description: 'Its parts in their order; each can be jumped to.',
    example: [{ Time: 65, Title: 'In the poster hall' }],
    fallback: [],
    fields: {
      Time: { title: 'Time', description: 'Second at which it begins.', example: 65 },
      Title: { title: 'Title', description: 'What it is about.', example: 'In the poster hall' },
    },
  },
  Speakers: namedPeople('People', 'Who is seen or heard.'),
  SessionId: textWords('Session', 'Id of the session in sessions.json that it is about; empty for none.', '1042'),
  Text: textWords('Text', 'What is to be read beside it: HTML or plain text; sanitised.', '<p>The studies that are mentioned.</p>'),
};
