// What of a session, a person, a presentation somebody gets: facts stay, what their doors close is left out (A §5). The server asks, and the preview of somebody.
import type { Doors } from './doors.ts';

// Shapes of the contract as far as something in them is closed.
type Session = { Id: string; CompanyAccountId: string; StreamUrl: string; RecordingUrl: string };
type Presentation = { Id: string; Abstract: string; Links: readonly unknown[] };
type Detail = Session & {
  Abstract: string;
  Description: string;
  Links: readonly unknown[];
  Attachments: readonly unknown[];
  Presentations: readonly Presentation[];
};

/** A session without the stream and the recording that are closed. */
export function seenSession<S extends Session>(session: S, doors: Doors): S {
  const { Id, CompanyAccountId } = session;
  const StreamUrl = session.StreamUrl !== '' && doors.stream(Id, CompanyAccountId) ? session.StreamUrl : '';
  const RecordingUrl = session.RecordingUrl !== '' && doors.recording(Id, CompanyAccountId) ? session.RecordingUrl : '';
  return StreamUrl === session.StreamUrl && RecordingUrl === session.RecordingUrl ? session : { ...session, StreamUrl, RecordingUrl };
}

/** Its details: texts only where its own page is open, documents and links where it is open for taking part as well. */
export function seenDetail<D extends Detail>(detail: D, doors: Doors): D {
  const seen = seenSession(detail, doors);
  const isReadable = doors.reads('session', detail.Id);
  const isOpen = isReadable && doors.session(detail.Id, detail.CompanyAccountId);
  const Presentations = detail.Presentations.map((one) => {
    const isRead = isReadable && doors.reads('presentation', one.Id);
    return isRead && isOpen ? one : { ...one, Abstract: isRead ? one.Abstract : '', Links: [] };
  });
  if (isOpen) return Presentations.every((one, index) => one === detail.Presentations[index]) ? seen : { ...seen, Presentations };
  const bare = { ...seen, Links: [], Attachments: [], Presentations };
  return isReadable ? bare : { ...bare, Abstract: '', Description: '' };
}

/** Whether the abstract of a session is sent: its page is open, and that of its abstract. */
export const isAbstractSent = (id: string, { reads }: Doors): boolean => reads('session', id) && reads('abstract', id);

/** A person; the biography belongs to their page. */
export const seenAuthor = <A extends { Id: string; Biography: string }>(author: A, { reads }: Doors): A =>
  author.Biography === '' || reads('person', author.Id) ? author : { ...author, Biography: '' };
