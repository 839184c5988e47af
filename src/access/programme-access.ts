// Decides what of a programme is sent to a person: each part belongs to the page that shows it, streams also to the page that plays them (A §5).
import type { AccessRules } from '../rules/policies/access.ts';
import { accessAnywhere, type Asker } from '../rules/policies/access-anywhere.ts';
import { allows, earlier, type Permission } from '../rules/verdict.ts';
import { type Recorded, recordingFrom } from '../rules/recording.ts';
import type { PageAccess } from './page-access.ts';

/** The page of each part of a programme, with the parameter that names the part (A §2). */
export const partPages = {
  session: ['PagSessionDetailPage', 'sessionId'],
  person: ['PagFacultyDetailPage', 'userId'],
  presentation: ['PagPresentationDetailPage', 'presentationId'],
  abstract: ['PagAbstractDetailPage', 'abstractUrl'],
} as const;
export type ProgrammePart = keyof typeof partPages;

/** The pages that play streams and recordings. */
export const STREAM_PAGE = 'LivePage';
export const RECORDING_PAGE = 'PresentationPlayerPage';

/** A session as access to its recording needs it. */
export type RecordedSession = Recorded & { Id: string; CompanyAccountId: string };

/** What is open to a person. A session's company counts for policies of its exhibitor; empty for none. */
export type ProgrammeAccess = {
  /** Whether the page of a part is open, and with it the part's texts. */
  reads: (part: ProgrammePart, id: string) => boolean;
  /** Whether participation in a session is open, and with it its documents and links. */
  session: (id: string, companyAccountId: string) => boolean;
  stream: (id: string, companyAccountId: string) => boolean;
  /** Whether its recording is open, and out. */
  recording: (session: RecordedSession) => boolean;
};

/** Builds the access of a person. `report` is called with every instant (ms) at which an answer can change; null for never. */
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
  // A closed session page closes the stream only if that one address is closed, not all session pages.
  const isOwnPageClosed = (id: string): boolean => isOpen(pages(partPages.session[0])) && !reads('session', id);
  const isOut = (session: RecordedSession): boolean => {
    const from = recordingFrom(session) ?? asker.when.now;
    const out = from <= asker.when.now;
    if (!out) report(from);
    return out;
  };
  return {
    reads,
    session: (id, company) => may('Session', id, company),
    stream: (id, company) => isOpen(pages(STREAM_PAGE)) && may('Session', id, company) && !isOwnPageClosed(id),
    recording: (session) => {
      const { Id: id, CompanyAccountId: company } = session;
      const isPersonAllowed =
        isOpen(pages(RECORDING_PAGE)) && reads('session', id) && may('Session', id, company) && may('SessionRecording', id, company);
      return isPersonAllowed && isOut(session);
    },
  };
}

/** Programme access with the next instant at which any answer given so far can change. */
export type TimedProgrammeAccess = ProgrammeAccess & { until: () => number | null };

/** Builds programme access that also records when its answers can change. */
export function timedProgrammeAccess(parts: Parameters<typeof programmeAccess>[0], over: number | null): TimedProgrammeAccess {
  let until = over;
  const allowed = programmeAccess(parts, (instant) => void (until = earlier(until, instant)));
  return { ...allowed, until: () => until };
}
