// What of a session somebody gets: closed ones keep their facts and lose what leads into them (A §5). The server asks, and the preview of somebody.

/** What is open to somebody. A session's company counts for policies of its exhibitor; empty for none. */
export type Doors = {
  page: (page: string) => boolean;
  session: (id: string, companyAccountId: string) => boolean;
  recording: (id: string, companyAccountId: string) => boolean;
};

/** The page that shows the details of a session (A §2). */
export const DETAIL_PAGE = 'PagSessionDetailPage';

// Shapes of the contract as far as something in them is closed.
type Session = { Id: string; CompanyAccountId: string; StreamUrl: string; RecordingUrl: string };
type Detail = Session & {
  Abstract: string;
  Description: string;
  Links: readonly unknown[];
  Attachments: readonly unknown[];
  Presentations: readonly { Abstract: string; Links: readonly unknown[] }[];
};

/** A session without the stream and the recording that are closed. */
export function seenSession<S extends Session>(session: S, doors: Doors): S {
  const isOpen = doors.session(session.Id, session.CompanyAccountId);
  const RecordingUrl = isOpen && doors.recording(session.Id, session.CompanyAccountId) ? session.RecordingUrl : '';
  const StreamUrl = isOpen ? session.StreamUrl : '';
  return StreamUrl === session.StreamUrl && RecordingUrl === session.RecordingUrl ? session : { ...session, StreamUrl, RecordingUrl };
}

/** Its details: documents and links only of an open session, texts only where the page of details is open. */
export function seenDetail<D extends Detail>(detail: D, doors: Doors): D {
  const seen = seenSession(detail, doors);
  const isReadable = doors.page(DETAIL_PAGE);
  if (isReadable && doors.session(detail.Id, detail.CompanyAccountId)) return seen;
  const bare = { ...seen, Links: [], Attachments: [], Presentations: seen.Presentations.map((one) => ({ ...one, Links: [] })) };
  if (isReadable) return bare;
  return {
    ...bare,
    StreamUrl: '',
    RecordingUrl: '',
    Abstract: '',
    Description: '',
    Presentations: bare.Presentations.map((one) => ({ ...one, Abstract: '' })),
  };
}
