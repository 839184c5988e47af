// The fields of an episode of congress TV out of a row of a table.
import { asFields, field, oneLine } from '../reading/fields.ts';
import { peopleNamed } from '../vocabulary/people-named.ts';
import { captionsOf, chaptersOf, isSoundFile, secondsOf, sectionNamed } from './episode-cells.ts';
import type { RowReader } from './row-reader.ts';

/** Largest size of a file that is written, in bytes: 100 GB. */
const MOST_BYTES = 100_000_000_000;

/** Everything but Id, title and picture. The part of the page is that of the row, else of the sheet or file; sound without one is the podcast. */
export function episodeOf(read: RowReader): Record<string, unknown> {
  const MediaUrl = read.media('media');
  const IsSound = read.flag('sound') || isSoundFile(MediaUrl);
  const written = read.one('section');
  const section = sectionNamed(written);
  if (written !== '' && section === undefined) read.unknown('section', written);
  const { chapters, wrong } = chaptersOf(read.all('chapters'));
  for (const part of wrong) read.unknown('chapters', part);
  const { captions, wrong: without } = captionsOf(read.all('captions'), read.mediaAddress);
  for (const part of without) read.unknown('captions', part);
  return {
    Section: section ?? sectionNamed(read.table) ?? (IsSound ? 'podcast' : ''),
    IsSound,
    Number: read.count('number', 9_999),
    Date: read.time('date'),
    Summary: read.words('short'),
    ImageText: read.words('picture_text'),
    MediaUrl,
    Seconds: lengthOf(read),
    Bytes: read.count('bytes', MOST_BYTES),
    Captions: captions,
    Chapters: chapters,
    Speakers: speakersOf(read),
    SessionId: read.one('session'),
    Text: read.html('description'),
  };
}

function lengthOf(read: RowReader): number | undefined {
  const text = read.one('seconds');
  const seconds = text === '' ? undefined : secondsOf(text);
  if (text !== '' && seconds === undefined) read.unknown('seconds', text);
  return seconds;
}

/** By ids of `authors.json`, else by name. */
function speakersOf(read: RowReader): Record<string, string>[] {
  const ids = read
    .one('speaker_ids')
    .split(/[\s,;|]/)
    .filter(Boolean);
  if (ids.length > 0) return ids.map((Id) => ({ Id }));
  const { persons, chairs } = peopleNamed(read.all('speakers'));
  return [...persons, ...chairs].flatMap((person) => {
    const said = asFields(person) ?? {};
    const own = Object.fromEntries(
      Object.entries(said).filter((entry): entry is [string, string] => /^[A-Z]/.test(entry[0]) && typeof entry[1] === 'string'),
    );
    if (own['Id'] !== undefined || own['DisplayName'] !== undefined) return [own];
    const DisplayName = oneLine(field(said, 'name'));
    return DisplayName === '' ? [] : [{ DisplayName }];
  });
}
