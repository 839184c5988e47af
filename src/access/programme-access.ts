// What of a programme is sent to somebody: each part belongs to the page that shows it, and streams to the page that plays them as well (A §5).
import type { AccessRules } from '../rules/policies/access.ts';
import { accessAnywhere, type Asker } from '../rules/policies/access-anywhere.ts';
import { allows, earlier, type Permission } from '../rules/verdict.ts';
import type { PageAccess } from './page-access.ts';

/** The pages that parts of a programme belong to, with the parameter that names the part (A §2). */
export const partPages = {
  session: ['PagSessionDetailPage', 'sessionId'],
  person: ['PagFacultyDetailPage', 'userId'],
  presentation: ['PagPresentationDetailPage', 'presentationId'],
  abstract: ['PagAbstractDetailPage', 'abstractUrl'],
} as const;
export type Part = keyof typeof partPages;

/** The pages streams and recordings are played on. */
export const STREAM_PAGE = 'LivePage';
export const RECORDING_PAGE = 'PresentationPlayerPage';

/** What is open to somebody. A session's company counts for policies of its exhibitor; empty for none. */
export type ProgrammeAccess = {
  /** Whether the page of a part is: its texts. */
  reads: (part: Part, id: string) => boolean;
  /** Whether a session is, for taking part: its documents and links. */
  session: (id: string, companyAccountId: string) => boolean;
  stream: (id: string, companyAccountId: string) => boolean;
  recording: (id: string, companyAccountId: string) => boolean;
};

/** What is open to them. `report` is called with every instant (ms) at which an answer can differ, null for never. */
export function programmeAccess(
  { pages, policies, asker }: { pages: PageAccess; policies: AccessRules; asker: Asker },
  report: (nextChangeAt: number | null) => void = () => undefined,
): ProgrammeAccess {
  const isOpen = (permission: Permission): boolean => {
    report(permission.nextChangeAt);
    return allows(permission);
  };
  const may = (type: 'Session' | 'SessionRecording', identifier: string, companyAccountId: string): boolean =>
    isOpen(accessAnywhere(policies, { type, identifier, companyAccountId }, asker));
  const reads: ProgrammeAccess['reads'] = (part, id) => {
    const [page, name] = partPages[part];
    return isOpen(pages(page, { [name]: id }));
  };
  // Every session has a page of its own: a stream belongs to it only where that one address is closed.
  const isOwnPageClosed = (id: string): boolean => isOpen(pages(partPages.session[0])) && !reads('session', id);
  return {
    reads,
    session: (id, company) => may('Session', id, company),
    stream: (id, company) => isOpen(pages(STREAM_PAGE)) && may('Session', id, company) && !isOwnPageClosed(id),
    recording: (id, company) =>
      isOpen(pages(RECORDING_PAGE)) && reads('session', id) && may('Session', id, company) && may('SessionRecording', id, company),
  };
}

/** The same with the next instant at which any answer given so far can differ. */
export type TimedProgrammeAccess = ProgrammeAccess & { until: () => number | null };

/** The same, remembering until when. */
export function timedProgrammeAccess(parts: Parameters<typeof programmeAccess>[0], over: number | null): TimedProgrammeAccess {
  let until = over;
  const allowed = programmeAccess(parts, (instant) => void (until = earlier(until, instant)));
  return { ...allowed, until: () => until };
}
