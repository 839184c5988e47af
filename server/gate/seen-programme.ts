// The programme as one class of callers may get it: sessions closed to them keep their facts and lose what leads into them.
import type { Session, SessionDetail } from '../../src/contract/programme.ts';
import type { Programme, ProgrammeView } from '../published/programme.ts';
import type { Access } from './access.ts';

/** The page that shows the details of a session (A §2). */
const DETAIL_PAGE = 'PagSessionDetailPage';

/** A session without the stream and the recording that are closed. */
export function seenSession<S extends Session>(session: S, access: Access): S {
  const isOpen = access.session(session.Id);
  const RecordingUrl = isOpen && access.recording(session.Id) ? session.RecordingUrl : '';
  const StreamUrl = isOpen ? session.StreamUrl : '';
  return StreamUrl === session.StreamUrl && RecordingUrl === session.RecordingUrl ? session : { ...session, StreamUrl, RecordingUrl };
}

/** Its details: documents and links only of an open session, texts only where the page of details is open. */
export function seenDetail(detail: SessionDetail, access: Access): SessionDetail {
  const seen = seenSession(detail, access);
  if (access.page(DETAIL_PAGE) && access.session(detail.Id)) return seen;
  const bare = { ...seen, Links: [], Attachments: [], Presentations: seen.Presentations.map((one) => ({ ...one, Links: [] })) };
  if (access.page(DETAIL_PAGE)) return bare;
  return {
    ...bare,
    StreamUrl: '',
    RecordingUrl: '',
    Abstract: '',
    Description: '',
    Presentations: bare.Presentations.map((one) => ({ ...one, Abstract: '' })),
  };
}

/** The programme; each language is prepared once, when first asked for. */
export function seenProgramme(programme: Programme, access: Access): Programme {
  if (access.all) return programme;
  const views = new Map<string, ProgrammeView>();
  return {
    rows: programme.rows,
    inLanguage(language) {
      let view = views.get(language);
      if (!view) views.set(language, (view = seenView(programme.inLanguage(language), access)));
      return view;
    },
  };
}

function seenView(view: ProgrammeView, access: Access): ProgrammeView {
  const sessions = view.sessions.map((session) => seenSession(session, access));
  const byId = new Map(sessions.map((session) => [session.Id, session]));
  return {
    ...view,
    sessions,
    session: (id) => byId.get(id),
    detail(id) {
      const detail = view.detail(id);
      return detail && seenDetail(detail, access);
    },
    abstract: (id) => (access.page(DETAIL_PAGE) ? view.abstract(id) : ''),
  };
}
