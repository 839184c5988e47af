// The recording of a presentation: its own film, or its part of the film of its session, with slides and captions.
import type { Presentation, Session } from '../../src/contract/programme.ts';
import type { Recording } from '../../src/contract/programme-recording.ts';
import type { PresentationRow } from '../../src/model/documents/programme.ts';
import { captionFilesOf, type Reader } from './reader.ts';

/** The recording of a presentation of a session; null where there is none. */
export type RecordingOf = (presentation: Presentation, session: Session) => Recording | null;

export function createRecordings(rows: readonly PresentationRow[], read: Reader): RecordingOf {
  const byId = new Map(rows.map((row) => [row.Id, row]));
  return (presentation, session) => {
    const row = byId.get(presentation.Id);
    const own = read.address(row?.RecordingUrl);
    const Url = own || session.RecordingUrl;
    if (Url === '') return null;
    return {
      Url,
      StartsAt: own === '' ? offset(presentation, session) : 0,
      Captions: captionFilesOf(row?.Captions, read),
      Slides: (row?.Slides ?? [])
        .map(({ Time, Title, Image }) => ({ Time, Title: read.text(Title), Image: read.address(Image) }))
        .sort((a, b) => a.Time - b.Time),
    };
  };
}

/** Seconds from the start of the session, which is that of its film; 0 where a time is missing. */
function offset({ StartDateTime: start }: Presentation, { StartDateTime: first }: Session): number {
  return start === null || first === null ? 0 : Math.max(0, (Date.parse(start) - Date.parse(first)) / 1000);
}
