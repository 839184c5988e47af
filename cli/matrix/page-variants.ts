// Pages whose address has a parameter: which sessions, presentations and people represent all, one of each kind there is.
import type { OpenEvent } from '../../server/open-event.ts';
import { neededParams } from '../../src/pages/table.ts';

/** A page with values for its parameters. */
export type PageVariant = {
  /** What it represents, in words: `session 1002, with recording, without room`; empty for a page without parameters. */
  label: string;
  params: Readonly<Record<string, string>>;
  /** Instants (ms) at which its content changes. */
  edges: readonly number[];
  /** An instant (ms) of ordinary use. */
  base: number;
};

type Row = { Id: string };
type Kind<T> = readonly [words: string, fits: (row: T) => boolean];
type Programme = ReturnType<OpenEvent['published']['programme']['inLanguage']>;

/** Most rows that represent all. */
const MOST_ROWS = 8;

const sessionKinds: readonly Kind<Programme['sessions'][number]>[] = [
  ['with presentations', (row) => row.Presentations.length > 1 && row.StartDateTime !== null],
  ['without presentations', (row) => row.Presentations.length === 0],
  ['without time', (row) => row.StartDateTime === null],
  ['without room', (row) => row.RoomId === ''],
  ['with recording', (row) => row.RecordingUrl !== ''],
  ['with live stream', (row) => row.StreamUrl !== ''],
  ['of a company', (row) => row.CompanyAccountName !== ''],
  ['poster session', (row) => row.IsPoster],
  ['over midnight', (row) => row.StartDateTime?.slice(0, 10) !== row.EndDateTime?.slice(0, 10)],
  ['without people', (row) => row.Speakers.length + row.Chairs.length + row.Presentations.length === 0],
];

const presentationKinds: readonly Kind<Programme['presentations'][number]>[] = [
  ['with a time', (row) => row.StartDateTime !== null],
  ['without time', (row) => row.StartDateTime === null],
  ['of several speakers', (row) => row.Speakers.length > 1],
  ['without speakers', (row) => row.Speakers.length === 0],
];

const abstractKinds: readonly Kind<Programme['abstracts']['lines'][number]>[] = [
  ['of a presentation', (row) => row.PresentationId !== ''],
  ['of a session', (row) => row.PresentationId === ''],
  ['with poster number', (row) => row.PosterNumber !== ''],
];

const personKinds: readonly Kind<Programme['authors'][number]>[] = [
  ['with several sessions', (row) => row.SessionIds.length + row.PresentationIds.length > 1],
  ['without sessions', (row) => row.SessionIds.length + row.PresentationIds.length === 0],
  ['with picture', (row) => picture(row) !== ''],
  ['without picture', (row) => picture(row) === ''],
];

const picture = (row: object): string => {
  const found = Object.entries(row).find(([key]) => /image|picture/i.test(key))?.[1] as unknown;
  return typeof found === 'string' ? found : '';
};

/** Instants by which an event is looked at: its first session, or the noon of its first day, or `now`; and its beginning and end. */
export function eventTimes({ published, language, startDate }: OpenEvent, now: number): { base: number; edges: number[] } {
  const starts = published.programme
    .inLanguage(language)
    .sessions.flatMap(({ StartDateTime, EndDateTime }) => timesOf(StartDateTime, EndDateTime));
  if (starts.length > 0) {
    const [first, last] = [Math.min(...starts.map(({ from }) => from)), Math.max(...starts.map(({ to }) => to))];
    return { base: first, edges: [first, last] };
  }
  const noon = Date.parse(`${startDate}T12:00:00Z`);
  return { base: Number.isNaN(noon) ? now : noon, edges: [] };
}

const timesOf = (start: string | null, end: string | null): { from: number; to: number }[] =>
  start === null ? [] : [{ from: Date.parse(start), to: Date.parse(end ?? start) }];

/** The variants of a page. A page that wants a parameter nobody knows values for has none. */
export function pageVariants(event: OpenEvent, page: string, now: number): PageVariant[] {
  const times = eventTimes(event, now);
  const wanted = neededParams(page);
  if (wanted.length === 0) return [{ label: '', params: {}, ...times }];
  const programme = event.published.programme.inLanguage(event.language);
  if (wanted.length === 1 && wanted[0] === 'sessionId') {
    return chosenRows(programme.sessions, sessionKinds).map(({ row, words }, index) => {
      const [time] = timesOf(row.StartDateTime, row.EndDateTime);
      // Before, during and after are looked at once; the others only as what they are.
      const own = time && index === 0 ? { edges: [time.from, time.to + 1], base: time.from } : { edges: [], base: times.base };
      return { label: `session ${row.Id}, ${words.join(', ')}`, params: { sessionId: row.Id }, ...own };
    });
  }
  const named = (what: string, param: string, chosen: readonly { row: Row; words: string[] }[]): PageVariant[] =>
    chosen.map(({ row, words }) => ({
      label: `${what} ${row.Id}, ${words.join(', ')}`,
      params: { [param]: row.Id },
      edges: [],
      base: times.base,
    }));
  if (wanted.length === 1 && wanted[0] === 'presentationId')
    return named('presentation', 'presentationId', chosenRows(programme.presentations, presentationKinds));
  if (wanted.length === 1 && wanted[0] === 'abstractUrl')
    return named('abstract', 'abstractUrl', chosenRows(programme.abstracts.lines, abstractKinds));
  if (wanted.length === 1 && wanted[0] === 'userId') return named('person', 'userId', chosenRows(programme.authors, personKinds));
  return [];
}

/** For each kind one row, a row already chosen where it fits; without any kind the first row. */
function chosenRows<T extends Row>(rows: readonly T[], kinds: readonly Kind<T>[]): { row: T; words: string[] }[] {
  const chosen = new Map<string, { row: T; words: string[] }>();
  for (const [words, fits] of kinds) {
    const known = [...chosen.values()].find(({ row }) => fits(row));
    const row = known?.row ?? rows.find(fits);
    if (!row || (!known && chosen.size >= MOST_ROWS)) continue;
    chosen.set(row.Id, { row, words: [...(known?.words ?? []), words] });
  }
  if (chosen.size === 0 && rows[0]) return [{ row: rows[0], words: ['any'] }];
  return [...chosen.values()];
}
