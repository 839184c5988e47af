// The presentations of a programme as the wire carries them.
import type { Presentation, PresentationDetail } from '../../src/contract/programme.ts';
import type { PresentationRow } from '../../src/model/documents/programme.ts';
import type { CompleteRefs } from './people.ts';
import { linksOf, type Reader } from './reader.ts';
import { byStart } from './times.ts';

/** All presentations in order of start; equal ones as written. */
export function makePresentations(rows: readonly PresentationRow[], refs: CompleteRefs, read: Reader): Presentation[] {
  return rows
    .map((row): Presentation => {
      const speakers = refs(row.Speakers);
      return {
        Id: row.Id,
        SessionId: row.SessionId,
        Title: read.text(row.Title),
        ...read.writtenIn(row.Title, row.Language ? [row.Language] : []),
        ...read.times(row),
        SpeakerFirstname: speakers[0]?.Firstname ?? row.SpeakerFirstname ?? '',
        SpeakerSurname: speakers[0]?.Surname ?? row.SpeakerSurname ?? '',
        Speakers: speakers,
        Language: row.Language ?? '',
        Highlighted: row.Highlighted ?? false,
      };
    })
    .sort(byStart);
}

/** Adds to a presentation what the page of its session shows of it. */
export function createPresentationDetails(
  rows: readonly PresentationRow[],
  read: Reader,
): (presentation: Presentation) => PresentationDetail {
  const byId = new Map(rows.map((row) => [row.Id, row]));
  return (presentation) => {
    const row = byId.get(presentation.Id);
    const PosterUrl = read.address(row?.PosterUrl);
    return {
      ...presentation,
      Abstract: read.abstract(row?.Abstract),
      Links: linksOf(row?.Links, read),
      PosterUrl,
      HasPoster: PosterUrl !== '',
    };
  };
}
