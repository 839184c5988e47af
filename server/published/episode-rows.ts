// Rows of congress TV in the words of one language.
import type { PersonRef } from '../../src/contract/programme-shapes.ts';
import type { EpisodeDetail } from '../../src/contract/tv.ts';
import type { EpisodeRow } from '../../src/model/documents/editorial.ts';
import type { Reader } from './reader.ts';

/** Somebody as a row names them: by an id of the programme, by name, or both. */
export type WrittenPerson = { [Key in keyof PersonRef]?: PersonRef[Key] | undefined };

/** An episode before people and session are looked up. */
export type WrittenEpisode = Omit<EpisodeDetail, 'Speakers' | 'Session'> & {
  Speakers: readonly WrittenPerson[];
  SessionId: string;
  Bytes: number;
};

/** A row in the words of one language. */
export const episodeIn = (row: EpisodeRow, read: Reader): WrittenEpisode => ({
  Id: row.Id,
  Date: read.times({ StartDateTime: row.Date }).StartDateTime,
  Section: row.Section,
  IsSound: row.IsSound ?? false,
  Number: row.Number ?? 0,
  Title: read.text(row.Title),
  Summary: read.text(row.Summary),
  ImagePath: read.address(row.ImagePath),
  ImageText: read.text(row.ImageText),
  Seconds: row.Seconds ?? 0,
  Bytes: row.Bytes ?? 0,
  MediaUrl: read.address(row.MediaUrl),
  Captions: (row.Captions ?? []).map(({ Language, Url }) => ({ Language, Url: read.address(Url) })),
  Chapters: (row.Chapters ?? []).map(({ Time, Title }) => ({ Time, Title: read.text(Title) })).toSorted((a, b) => a.Time - b.Time),
  Speakers: row.Speakers ?? [],
  SessionId: row.SessionId ?? '',
  Text: read.html(row.Text),
});
