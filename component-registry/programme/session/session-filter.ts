// Filters of the programme: which sessions match, and the number each choice would leave.
import type { Session } from '#contract/programme';

/** What sessions are filtered by; also the names of the query parameters. */
export const facets = ['track', 'room', 'type', 'language', 'group', 'company'] as const;
export type Facet = (typeof facets)[number];

/** Chosen values by facet: any of the values of a facet, all facets. An empty list filters nothing. */
export type Filters = Readonly<Record<Facet, readonly string[]>>;

/** A value of a facet as a choice. */
export type Choice = {
  /** Id of the room, track or company, else the words themselves (languages: the code). */
  value: string;
  label: string;
  /** Sessions that remain if this is chosen and the other facets are unchanged. */
  count: number;
};

/** The values a session has for a facet. */
const readers: Readonly<Record<Facet, (session: Session) => readonly (readonly [value: string, label: string])[]>> = {
  track: ({ TrackId, TrackName }) => [[TrackId || TrackName, TrackName]],
  room: ({ RoomId, RoomName }) => [[RoomId || RoomName, RoomName]],
  type: ({ SessionType, TypeLabel = SessionType }) => [[SessionType, TypeLabel]],
  language: ({ Languages }) => Languages.map((code) => [code, code]),
  company: ({ CompanyAccountId, CompanyAccountName }) => [[CompanyAccountId || CompanyAccountName, CompanyAccountName]],
  group: ({ Groups }) => Groups.map(({ Name, Label = Name }) => [Name, Label]),
};

const fitsFacet = (session: Session, facet: Facet, wanted: readonly string[]): boolean =>
  wanted.length === 0 || readers[facet](session).some(([value]) => wanted.includes(value));

/** Whether a session matches all filters. */
export const fits = (session: Session, filters: Filters): boolean => facets.every((facet) => fitsFacet(session, facet, filters[facet]));

/** Whether anything is chosen. */
export const isFiltered = (filters: Filters): boolean => facets.some((facet) => filters[facet].length > 0);

/**
 * The choices of every facet: rooms as the organiser ordered them, the others by their words, whatever would leave nothing last. All values of `sessions` are listed, so that no choice disappears
 * while others are made; the counts are of `pool` (the day or the search result on screen), given the other facets.
 */
export function choicesOf(
  sessions: readonly Session[],
  pool: readonly Session[],
  filters: Filters,
  language: string,
  rooms: ReadonlyMap<string, number> = new Map(),
): Record<Facet, Choice[]> {
  const { compare } = new Intl.Collator(language, { numeric: true, ignorePunctuation: true });
  const place = (facet: Facet, { value }: Choice): number => (facet === 'room' ? (rooms.get(value) ?? rooms.size) : 0);
  const choices = Object.fromEntries(
    facets.map((facet) => {
      const found = new Map<string, Choice>();
      for (const session of sessions) {
        for (const [value, label] of readers[facet](session))
          if (label !== '' && !found.has(value)) found.set(value, { value, label, count: 0 });
      }
      return [facet, found];
    }),
  ) as Record<Facet, Map<string, Choice>>;
  for (const session of pool) {
    const misses = facets.filter((facet) => !fitsFacet(session, facet, filters[facet]));
    if (misses.length > 1) continue;
    // With one facet missed, the session would come in only by a choice of that facet.
    for (const facet of misses.length === 1 ? misses : facets) {
      for (const value of new Set(readers[facet](session).map(([each]) => each))) {
        const choice = choices[facet].get(value);
        if (choice) choice.count += 1;
      }
    }
  }
  return Object.fromEntries(
    facets.map((facet) => [
      facet,
      [...choices[facet].values()].sort(
        (a, b) => Number(a.count === 0) - Number(b.count === 0) || place(facet, a) - place(facet, b) || compare(a.label, b.label),
      ),
    ]),
  ) as Record<Facet, Choice[]>;
}
