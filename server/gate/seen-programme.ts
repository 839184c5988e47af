// The programme as one class of callers may get it: sessions closed to them keep their facts and lose what leads into them.
import { DETAIL_PAGE, seenDetail, seenSession } from '../../src/rules/policies/seen-session.ts';
import type { Programme, ProgrammeView } from '../published/programme.ts';
import type { Access } from './access.ts';

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
