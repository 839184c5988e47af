// What a list is made of: sessions, or their presentations or abstracts as rows of their own; made once for the same answers.
import type { AbstractRow, SessionText } from '#contract/abstracts';
import type { Presentation, Session } from '#contract/programme';
import type { ListedThing, Part } from '../session/listed-session.ts';
import { isChosen, type Listing } from './preset.ts';
import { isListed } from './select.ts';

/** Names what is listed of the same answers. */
export const partName = ({ show, search, grades, types, companies, tracks, rooms, dates, tags, oneOfTags, ids }: Listing): string =>
  JSON.stringify([show, search, grades, types, companies, tracks, rooms, dates, tags, oneOfTags, ids]);

const made = new WeakMap<object, Map<string, readonly ListedThing[]>>();

/** What rows are made of besides the sessions of the same programme. */
export type Texts = {
  /** For presentations and abstracts. */
  abstracts: readonly AbstractRow[];
  /** For sessions; none as long as nothing is searched. */
  ofSessions: readonly SessionText[];
};

/** The rows. */
export function listedOf(sessions: readonly Session[], texts: Texts, props: Listing): readonly ListedThing[] {
  const parts = made.get(sessions) ?? new Map<string, readonly ListedThing[]>();
  made.set(sessions, parts);
  const name = `${partName(props)} ${texts.abstracts.length} ${texts.ofSessions.length}`;
  const rows = parts.get(name) ?? rowsOf(sessions, texts, props);
  parts.set(name, rows);
  return rows;
}

function rowsOf(sessions: readonly Session[], { abstracts, ofSessions }: Texts, props: Listing): readonly ListedThing[] {
  const { show, ids } = props;
  const isOne = isChosen(props);
  const isMeant = ({ Id }: { Id: string }): boolean => ids.length === 0 || ids.includes(Id);
  if (show !== 'presentations' && show !== 'abstracts') {
    const listed = sessions.filter((session) => isListed(session, show) && isOne(session) && isMeant(session));
    const words = new Map(ofSessions.map(({ Id, Text }) => [Id, Text]));
    if (words.size === 0) return listed;
    return listed.map((session) => (words.has(session.Id) ? { ...session, Text: { Html: words.get(session.Id)! } } : session));
  }
  const chosen = sessions.filter((session) => isListed(session, 'all') && isOne(session));
  if (show === 'presentations') {
    const byPresentation = new Map(abstracts.map((row) => [row.PresentationId, row]));
    return chosen
      .flatMap((session) => session.Presentations.map((one) => presentationRow(session, one, byPresentation.get(one.Id))))
      .filter(isMeant);
  }
  const byId = new Map(chosen.map((session) => [session.Id, session]));
  return abstracts.filter(isMeant).flatMap((row) => {
    const session = byId.get(row.SessionId);
    if (!session) return [];
    // What a session of talks says of itself is no abstract.
    if (row.PresentationId === '')
      return session.Presentations.length === 0 && session.Speakers.length > 0 ? [abstractRow(session, undefined, row)] : [];
    return [
      abstractRow(
        session,
        session.Presentations.find(({ Id }) => Id === row.PresentationId),
        row,
      ),
    ];
  });
}

const partOf = (kind: Part['kind'], session: Session, presentationId: string, row: AbstractRow | undefined): Part => ({
  kind,
  In: session.Name,
  starred: presentationId === '' ? { kind: 'session', id: session.Id } : { kind: 'presentation', id: presentationId },
  PosterNumber: row?.PosterNumber ?? '',
  Keywords: row?.Keywords ?? [],
  Institutions: [...new Set((row?.Authors ?? []).map(({ Institution }) => Institution).filter((name) => name !== ''))],
  Html: row?.Abstract ?? '',
});

const writtenIn = (TextLanguage: string | undefined): Pick<ListedThing, 'TextLanguage'> =>
  TextLanguage === undefined ? {} : { TextLanguage };

/** Its own time where it has one, else that of its session. */
const inPlaceOf = (
  { TextLanguage: ofSession, ...session }: Session,
  own: Presentation | undefined,
): Omit<ListedThing, 'Id' | 'Name' | 'Speakers'> => ({
  ...session,
  ...writtenIn(own ? own.TextLanguage : ofSession),
  Subtitle: '',
  Chairs: [],
  Presentations: [],
  StreamUrl: '',
  RecordingUrl: '',
  ...(own && own.Language !== '' && { Languages: [own.Language] }),
  ...(own && own.StartDateTime !== null && { StartDateTime: own.StartDateTime, EndDateTime: own.EndDateTime }),
});

const presentationRow = (session: Session, own: Presentation, row: AbstractRow | undefined): ListedThing => ({
  ...inPlaceOf(session, own),
  Id: own.Id,
  Name: own.Title,
  Speakers: own.Speakers,
  Highlighted: own.Highlighted,
  Part: partOf('presentation', session, own.Id, row),
});

const abstractRow = (session: Session, own: Presentation | undefined, row: AbstractRow): ListedThing => ({
  ...inPlaceOf(session, own),
  Id: row.Id,
  Name: row.Title,
  Speakers: row.Authors,
  Part: partOf('abstract', session, row.PresentationId, row),
});
