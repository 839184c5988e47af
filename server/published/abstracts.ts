// The abstracts of a programme: those of its presentations and of its sessions, found by id, short name or poster number.
import type { AbstractDetail, AbstractLine, pagAbstract } from '../../src/contract/abstracts.ts';
import type { ReplyOf } from '../../src/contract/endpoint.ts';
import type { Author, Session } from '../../src/contract/programme.ts';
import { linksOf, type Reader } from './reader.ts';
import type { ProgrammeRows } from './programme-rows.ts';

type SessionRow = ProgrammeRows['sessions'][number];
type PresentationRow = ProgrammeRows['presentations'][number];

export type Abstracts = {
  /** In the order of the programme, without their texts. */
  lines: readonly AbstractLine[];
  /** The whole of one by its id; made on first request. */
  detail: (id: string) => AbstractDetail | undefined;
  /** The id that an address names; undefined for none. */
  named: (name: string) => string | undefined;
};

export const noAbstracts: Abstracts = { lines: [], detail: () => undefined, named: () => undefined };

/** Whether a row has an abstract, or the file of a poster, which is shown in its place. */
export const hasText = ({ Abstract, PosterUrl }: { Abstract?: unknown; PosterUrl?: string }): boolean =>
  (Abstract !== undefined && Abstract !== '') || (PosterUrl !== undefined && PosterUrl !== '');

/** The id that an address names, by id, short name or poster number in this order; of those with an abstract alone. */
export function namedAbstract({ sessions, presentations }: ProgrammeRows, name: string): string | undefined {
  if (name === '') return undefined;
  const all: readonly (SessionRow | PresentationRow)[] = [...sessions, ...presentations].filter(hasText);
  const found =
    all.find(({ Id }) => Id === name) ??
    all.find(({ Origin }) => Origin?.Slug === name) ??
    all.find(({ PosterNumber = '' }) => PosterNumber.toLowerCase() === name.toLowerCase());
  return found?.Id;
}

/** Every name under which an abstract may be asked for. */
export const abstractNames = ({ sessions, presentations }: ProgrammeRows): string[] =>
  [
    ...new Set(
      [...sessions, ...presentations]
        .filter(hasText)
        .flatMap(({ Id, Origin, PosterNumber }) => [Id, Origin?.Slug, PosterNumber].filter((name) => name !== undefined && name !== '')),
    ),
  ] as string[];

type Around = { sessions: readonly Session[]; authors: readonly Author[] };

export function createAbstracts(rows: ProgrammeRows, { sessions, authors }: Around, read: Reader): Abstracts {
  const sessionRows = new Map(rows.sessions.map((row) => [row.Id, row]));
  const presentationRows = new Map(rows.presentations.map((row) => [row.Id, row]));
  const institutions = new Map(authors.map(({ Id, Institution }) => [Id, Institution]));
  const made = new Map<string, AbstractDetail>();
  let listed: Listed | undefined;
  const all = () => (listed ??= listOf(sessions, sessionRows, presentationRows));
  return {
    get lines() {
      return all().lines;
    },
    named: (name) => namedAbstract(rows, name),
    detail(id) {
      const known = made.get(id);
      if (known) return known;
      const { line, session } = all().byId.get(id) ?? {};
      if (!line || !session) return undefined;
      const presentation = session.Presentations.find(({ Id }) => Id === line.PresentationId);
      const row = presentationRows.get(line.PresentationId);
      const own = sessionRows.get(session.Id);
      const people = presentation?.Speakers ?? session.Speakers;
      const { StartDateTime, EndDateTime } = presentation?.StartDateTime ? presentation : session;
      const links = presentation ? linksOf(row?.Links, read) : [...linksOf(own?.Links, read), ...linksOf(own?.Attachments, read)];
      const PosterUrl = presentation ? read.address(row?.PosterUrl) : '';
      const detail: AbstractDetail = {
        ...line,
        Authors: people.map((person) => ({ ...person, Institution: institutions.get(person.Id) ?? '' })),
        Abstract: read.abstract((presentation ? row : own)?.Abstract),
        StartDateTime,
        EndDateTime,
        Language: presentation?.Language ?? session.Languages[0] ?? '',
        Links: links,
        PosterUrl,
        HasPoster: PosterUrl !== '',
      };
      made.set(id, detail);
      return detail;
    },
  };
}

/** The lines, and each with its session by id; of a session and a presentation with one id the session counts. */
type Listed = { lines: AbstractLine[]; byId: Map<string, { line: AbstractLine; session: Session }> };

function listOf(
  sessions: readonly Session[],
  sessionRows: ReadonlyMap<string, SessionRow>,
  presentationRows: ReadonlyMap<string, PresentationRow>,
): Listed {
  const byId: Listed['byId'] = new Map();
  const lineOf = (session: Session, PresentationId: string, Title: string, row: SessionRow | PresentationRow): AbstractLine => {
    const Id = PresentationId || session.Id;
    const Keywords = row.Keywords ?? (PresentationId === '' ? [] : (row.Groups ?? []).map(({ Name }) => Name));
    const { TextLanguage } =
      PresentationId === '' ? session : (session.Presentations.find(({ Id: own }) => own === PresentationId) ?? session);
    const written = TextLanguage !== undefined && { TextLanguage };
    const line = { ...written, Id, SessionId: session.Id, PresentationId, Title, PosterNumber: row.PosterNumber ?? '', Keywords };
    if (PresentationId === '' || byId.get(Id)?.line.PresentationId !== '') byId.set(Id, { line, session });
    return line;
  };
  const lines = sessions.flatMap((session) => {
    const own = sessionRows.get(session.Id);
    return [
      ...(own && hasText(own) ? [lineOf(session, '', session.Name, own)] : []),
      ...session.Presentations.flatMap(({ Id, Title }) => {
        const row = presentationRows.get(Id);
        return row && hasText(row) ? [lineOf(session, Id, Title, row)] : [];
      }),
    ];
  });
  return { lines, byId };
}

/** Most related abstracts. */
const RELATED = 6;

type Reply = ReplyOf<typeof pagAbstract>;

/** An abstract with its session, its authors, and the abstracts around it; undefined when the address names none. */
export function abstractWithItsSession(
  view: { abstracts: Abstracts; authors: readonly Author[]; session: (id: string) => Session | undefined },
  name: string,
): Reply | undefined {
  const id = view.abstracts.named(name);
  const Abstract = id === undefined ? undefined : view.abstracts.detail(id);
  const Session = Abstract && view.session(Abstract.SessionId);
  if (!Abstract || !Session) return undefined;
  const { lines } = view.abstracts;
  const at = lines.findIndex((line) => line.Id === id);
  const named = new Set(Abstract.Authors.map((one) => one.Id));
  const common = (line: AbstractLine): number => {
    const shared = line.Keywords.filter((word) => Abstract.Keywords.includes(word)).length;
    const isNear = line.SessionId === Session.Id || (Session.TrackId !== '' && view.session(line.SessionId)?.TrackId === Session.TrackId);
    return line.Id === id || line.PresentationId === '' ? 0 : 2 * shared + Number(isNear);
  };
  const Related = lines
    .map((line) => ({ line, weight: common(line) }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, RELATED)
    .map(({ line }) => line);
  return {
    Abstract,
    Session,
    Authors: view.authors.filter(({ Id }) => named.has(Id)),
    Before: lines[at - 1] ?? null,
    After: lines[at + 1] ?? null,
    Related,
  };
}
