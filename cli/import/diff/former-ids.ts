// Ids of an earlier import stay those of the same rows, so that addresses, favourites and comments still find them.
import type { PersonRef } from '../../../src/contract/programme-shapes.ts';
import type { ProgrammeRows } from '../rows.ts';
import { uniqueIds } from '../values/identifiers.ts';
import { matchedRows } from './diff-import.ts';
import { renamesOf } from './diff-lists.ts';
import type { Row } from './row-changes.ts';
import { rowsAtInstants } from './rows-at-instants.ts';

/** The rows of a newer import with the ids the same sessions, presentations, rooms, tracks and people had before. Times without an offset are those of `timeZone`. */
export function withFormerIds(before: ProgrammeRows, after: ProgrammeRows, timeZone = 'UTC'): ProgrammeRows {
  const { sessions, presentations } = matchedRows(rowsAtInstants(before, timeZone), rowsAtInstants(after, timeZone));
  const renames = renamesOf(before, after, sessions.pairs);
  const sessionIds = idsOf(after.sessions, sessions.pairs);
  const partIds = idsOf(after.presentations, presentations.pairs);
  const roomIds = idsOf(
    after.rooms,
    pairsByName(before.rooms, after.rooms, ({ Name }) => JSON.stringify(Name), quoted(renames.rooms)),
  );
  const trackIds = idsOf(
    after.tracks,
    pairsByName(before.tracks, after.tracks, ({ Name }) => JSON.stringify(Name), quoted(renames.tracks)),
  );
  const personIds = idsOf(
    after.authors,
    pairsByName(before.authors, after.authors, ({ DisplayName = '' }) => DisplayName),
  );
  const people = (list: PersonRef[] | undefined): PersonRef[] | undefined =>
    list?.map((person) => ({ ...person, Id: personIds(person.Id) }));
  return {
    rooms: after.rooms.map((row) => ({ ...row, Id: roomIds(row.Id) })),
    tracks: after.tracks.map((row) => ({ ...row, Id: trackIds(row.Id) })),
    authors: after.authors.map((row) => ({ ...row, Id: personIds(row.Id) })),
    sessions: after.sessions.map((row) => ({
      ...row,
      Id: sessionIds(row.Id),
      ...(row.RoomId !== undefined && { RoomId: roomIds(row.RoomId) }),
      ...(row.TrackId !== undefined && { TrackId: trackIds(row.TrackId) }),
      ...(row.Speakers && { Speakers: people(row.Speakers)! }),
      ...(row.Chairs && { Chairs: people(row.Chairs)! }),
    })),
    presentations: after.presentations.map((row) => ({
      ...row,
      Id: partIds(row.Id),
      SessionId: sessionIds(row.SessionId),
      ...(row.Speakers && { Speakers: people(row.Speakers)! }),
    })),
  };
}

type WithId = { Id: string };

/** The former id of each id; a row that is new gets another where an older one has its id. */
function idsOf(rows: readonly WithId[], pairs: readonly (readonly [WithId, WithId])[]): (id: string) => string {
  const former = new Map(pairs.map(([old, now]) => [now.Id, old.Id]));
  const unique = uniqueIds();
  for (const id of new Set(former.values())) unique(id);
  for (const { Id } of rows) if (!former.has(Id)) former.set(Id, unique(Id));
  return (id) => former.get(id) ?? id;
}

/** Rows of one name on both sides, where each side has it once. */
function pairsByName<T extends WithId>(
  before: readonly T[],
  after: readonly T[],
  nameOf: (row: T) => string,
  renamed: ReadonlyMap<string, string> = new Map(),
): [T, T][] {
  const once = (rows: readonly T[], name: (row: T) => string): Map<string, T> =>
    new Map([...Map.groupBy(rows, name)].flatMap(([key, list]) => (list.length === 1 && key !== '' ? [[key, list[0]!] as const] : [])));
  const now = once(after, nameOf);
  return [...once(before, (row) => renamed.get(nameOf(row)) ?? nameOf(row))].flatMap(([name, row]): [T, T][] =>
    now.has(name) ? [[row, now.get(name)!]] : [],
  );
}

const quoted = (names: ReadonlyMap<string, string>): Map<string, string> =>
  new Map([...names].map(([was, is]) => [JSON.stringify(was), JSON.stringify(is)]));

/** How much two programmes have in common: sessions that are known again, and how many the smaller one has. */
export function commonSessions(before: ProgrammeRows, after: ProgrammeRows, timeZone = 'UTC'): { known: number; of: number } {
  const { sessions } = matchedRows(rowsAtInstants(before, timeZone), rowsAtInstants(after, timeZone));
  const sure = sessions.pairs.filter(([old, now]) => isSameThing(old, now));
  return { known: sure.length, of: Math.min(before.sessions.length, after.sessions.length) };
}

/** An id such as `1` is that of many programmes: title, hour or the id of the source must agree too. */
function isSameThing(old: Row, now: Row): boolean {
  const origin = ({ Origin }: Row): string => Origin?.Guid || Origin?.Url || Origin?.Code || '';
  const title = (row: Row): string => JSON.stringify('Name' in row ? row.Name : (row as { Title?: unknown }).Title);
  return (
    (origin(old) !== '' && origin(old) === origin(now)) ||
    title(old) === title(now) ||
    (old.Id === now.Id && old.StartDateTime === now.StartDateTime && Boolean(now.StartDateTime))
  );
}
