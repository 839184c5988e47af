// The programme as one class of callers may get it: facts stay, what their access closes is left out; none where no page shows it to them.
import { filterAbstract, filterAuthor, filterDetail, filterSession } from '../../src/access/filter-session.ts';
import type { Session } from '../../src/contract/programme.ts';
import { noAbstracts } from '../published/abstracts.ts';
import type { Programme, ProgrammeView } from '../published/programme.ts';
import type { Access } from './access.ts';

/** The programme; each language is prepared once, on first request. */
export function filterProgramme(programme: Programme, access: Access): Programme {
  if (access.all) return programme;
  return inEachLanguage(programme, (view) => seenView(view, access));
}

/** An empty programme: the answer of an endpoint that no page open to the caller shows. */
export const noProgramme: Programme = {
  rows: { rooms: [], tracks: [], labels: [], authors: [], sessions: [], presentations: [] },
  inLanguage: () => nothing,
};

const none = (): undefined => undefined;
const nothing: ProgrammeView = {
  sessions: [],
  presentations: [],
  authors: [],
  rooms: [],
  tracks: [],
  session: none,
  detail: none,
  author: none,
  abstracts: noAbstracts,
  hasOwnRecording: () => false,
  recording: () => null,
};

function inEachLanguage(programme: Programme, see: (view: ProgrammeView) => ProgrammeView): Programme {
  const views = new Map<string, ProgrammeView>();
  return {
    rows: programme.rows,
    inLanguage(language) {
      let view = views.get(language);
      if (!view) views.set(language, (view = see(programme.inLanguage(language))));
      return view;
    },
  };
}

/**
 * A session in files names neither the recording nor the stream that they do not have, because it is closed or not out: nobody signs in
 * there, and nothing promises what nobody can bring.
 */
function asWritten<S extends Session>(session: S, { allowed, writtenAt }: Pick<Access, 'allowed' | 'writtenAt'>): S {
  if (writtenAt === undefined) return session;
  const HasRecording = session.HasRecording && allowed.recording(session);
  const HasStream = session.HasStream && allowed.stream(session.Id, session.CompanyAccountId);
  return HasRecording === session.HasRecording && HasStream === session.HasStream ? session : { ...session, HasRecording, HasStream };
}

function seenView(view: ProgrammeView, { allowed, writtenAt }: Access): ProgrammeView {
  const sessions = view.sessions.map((session) => asWritten(filterSession(session, allowed), { allowed, writtenAt }));
  const withheld = new Set(
    writtenAt === undefined
      ? []
      : view.sessions.filter((one) => !allowed.recording(one)).flatMap((one) => one.Presentations.map(({ Id }) => Id)),
  );
  const byId = new Map(sessions.map((session) => [session.Id, session]));
  return {
    ...view,
    sessions,
    session: (id) => byId.get(id),
    detail(id) {
      const detail = view.detail(id);
      return detail && asWritten(filterDetail(detail, allowed), { allowed, writtenAt });
    },
    author(id) {
      const author = view.author(id);
      return author && filterAuthor(author, allowed);
    },
    hasOwnRecording: (id) => !withheld.has(id) && view.hasOwnRecording(id),
    recording: (presentation, session) =>
      allowed.recording(session) ? view.recording(presentation, view.session(session.Id) ?? session) : null,
    abstracts: {
      ...view.abstracts,
      get lines() {
        return view.abstracts.lines;
      },
      detail(id) {
        const detail = view.abstracts.detail(id);
        return detail && filterAbstract(detail, byId.get(detail.SessionId)?.CompanyAccountId ?? '', allowed);
      },
    },
  };
}
