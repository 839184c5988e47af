// Filters sessions, people and presentations by access: facts stay, closed parts are removed (A §5). Used by the server and the preview.
import type { ProgrammeAccess, RecordedSession } from './programme-access.ts';

// The fields of the contract that access can close.
type Session = RecordedSession & { StreamUrl: string; RecordingUrl: string };
type Presentation = { Id: string; Abstract: string; Links: readonly unknown[]; PosterUrl: string };
type Detail = Session & {
  Abstract: string;
  Description: string;
  Links: readonly unknown[];
  Attachments: readonly unknown[];
  QuestionsUrl: string;
  ChatUrl: string;
  Presentations: readonly Presentation[];
};

/** Removes the stream and the recording where they are closed; the recording as well while it waits for the end of the session. */
export function filterSession<S extends Session>(session: S, allowed: ProgrammeAccess): S {
  const { Id, CompanyAccountId } = session;
  const StreamUrl = session.StreamUrl !== '' && allowed.stream(Id, CompanyAccountId) ? session.StreamUrl : '';
  const RecordingUrl = session.RecordingUrl !== '' && allowed.recording(session) ? session.RecordingUrl : '';
  return StreamUrl === session.StreamUrl && RecordingUrl === session.RecordingUrl ? session : { ...session, StreamUrl, RecordingUrl };
}

/** Session details: texts only where its page is open, documents, links and the ways to take part only where participation is open as well. */
export function filterDetail<D extends Detail>(detail: D, allowed: ProgrammeAccess): D {
  const seen = filterSession(detail, allowed);
  const isReadable = allowed.reads('session', detail.Id);
  const isOpen = isReadable && allowed.session(detail.Id, detail.CompanyAccountId);
  const Presentations = detail.Presentations.map((one) => filterPresentation(one, detail, allowed));
  if (isOpen) return Presentations.every((one, index) => one === detail.Presentations[index]) ? seen : { ...seen, Presentations };
  const bare = { ...seen, Links: [], Attachments: [], QuestionsUrl: '', ChatUrl: '', Presentations };
  return isReadable ? bare : { ...bare, Abstract: '', Description: '' };
}

/** A presentation of a session: its abstract where both their pages are open, its links and poster where participation is open as well. */
export function filterPresentation<P extends Presentation>(
  presentation: P,
  { Id, CompanyAccountId }: Pick<Session, 'Id' | 'CompanyAccountId'>,
  allowed: ProgrammeAccess,
): P {
  const isRead = allowed.reads('session', Id) && allowed.reads('presentation', presentation.Id);
  if (isRead && allowed.session(Id, CompanyAccountId)) return presentation;
  return { ...presentation, Abstract: isRead ? presentation.Abstract : '', Links: [], PosterUrl: '' };
}

/** Whether an abstract is sent: its own page must be open, and those of its session and presentation. */
export const isAbstractSent = (
  { Id, SessionId, PresentationId }: { Id: string; SessionId: string; PresentationId: string },
  { reads }: ProgrammeAccess,
): boolean => reads('session', SessionId) && reads('abstract', Id) && (PresentationId === '' || reads('presentation', PresentationId));

type Abstract = { Id: string; SessionId: string; PresentationId: string; Abstract: string; Links: readonly unknown[]; PosterUrl: string };

/** An abstract: its text where it is sent, its links and poster where participation in its session is open as well. */
export function filterAbstract<A extends Abstract>(abstract: A, companyAccountId: string, allowed: ProgrammeAccess): A {
  const isSent = isAbstractSent(abstract, allowed);
  const hasFiles = abstract.Links.length > 0 || abstract.PosterUrl !== '';
  if (isSent && (!hasFiles || allowed.session(abstract.SessionId, companyAccountId))) return abstract;
  return { ...abstract, Abstract: isSent ? abstract.Abstract : '', Links: [], PosterUrl: '' };
}

/** A person; without the biography where their page is closed. */
export const filterAuthor = <A extends { Id: string; Biography: string }>(author: A, { reads }: ProgrammeAccess): A =>
  author.Biography === '' || reads('person', author.Id) ? author : { ...author, Biography: '' };
