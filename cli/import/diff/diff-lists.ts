// What a second import changes in the lists beside the sessions: rooms and tracks that got another name, and what is said about them and about people.
import type { LocalisedText } from '../../../src/model/fields.ts';
import type { ProgrammeRows } from '../rows.ts';
import type { FieldChange, Row } from './row-changes.ts';

/** A room, track or person that stays and of which something is different; `name` is the newer one. */
export type ListChange = { kind: 'room' | 'track' | 'person'; name: string; changes: FieldChange[] };

/** Names that were given up for others: old name → new name. */
export type Renames = { rooms: Map<string, string>; tracks: Map<string, string> };

/** A room or track has another name where all of its sessions that stay moved together from a name that is gone to one that is new. */
export function renamesOf(before: ProgrammeRows, after: ProgrammeRows, pairs: readonly [Row, Row][]): Renames {
  const of = (list: 'rooms' | 'tracks', field: 'RoomId' | 'TrackId'): Map<string, string> => {
    const [old, now] = [before, after].map((rows) => new Map(rows[list].map(({ Id, Name }) => [Id, nameOf(Name)])));
    const [oldNames, newNames] = [new Set(old!.values()), new Set(now!.values())];
    const moves = pairs.flatMap(([was, is]) => {
      const [from, to] = [
        old!.get((was as { [key in typeof field]?: string })[field] ?? ''),
        now!.get((is as { [key in typeof field]?: string })[field] ?? ''),
      ];
      return from === undefined ? [] : [{ from, to: to ?? '' }];
    });
    const renames = [...Map.groupBy(moves, ({ from }) => from)].flatMap(([from, all]): [string, string][] => {
      const targets = new Set(all.map(({ to }) => to));
      const [to = ''] = targets;
      return targets.size === 1 && to !== '' && !newNames.has(from) && !oldNames.has(to) ? [[from, to]] : [];
    });
    // Two rooms that became one are not one of them with another name.
    const counts = Map.groupBy(renames, ([, to]) => to);
    return new Map(renames.filter(([, to]) => counts.get(to)!.length === 1));
  };
  return { rooms: of('rooms', 'RoomId'), tracks: of('tracks', 'TrackId') };
}

/** Rooms, tracks and people of both sides, compared field by field. Who is new or gone is said by the sessions. */
export function listChanges(before: ProgrammeRows, after: ProgrammeRows, renames: Renames): ListChange[] {
  const named = <T extends { Name: LocalisedText }>(
    kind: 'room' | 'track',
    old: readonly T[],
    now: readonly T[],
    renamed: ReadonlyMap<string, string>,
  ) => {
    const byName = new Map(now.map((row) => [nameOf(row.Name), row]));
    return old.flatMap((row): ListChange[] => {
      const name = renamed.get(nameOf(row.Name)) ?? nameOf(row.Name);
      const newer = byName.get(name);
      return newer ? changed(kind, name, fieldChanges(row, newer, ['Id', 'Sort'])) : [];
    });
  };
  const people = onlyOnes(after.authors);
  return [
    ...named('room', before.rooms, after.rooms, renames.rooms),
    ...named('track', before.tracks, after.tracks, renames.tracks),
    ...[...onlyOnes(before.authors)].flatMap(([name, row]) => {
      const newer = people.get(name);
      return newer ? changed('person', name, fieldChanges(row, newer, ['Id'])) : [];
    }),
  ];
}

const changed = (kind: ListChange['kind'], name: string, changes: FieldChange[]): ListChange[] =>
  changes.length > 0 ? [{ kind, name, changes }] : [];

/** A name in words, whatever languages it has. */
const nameOf = (name: LocalisedText): string => (typeof name === 'string' ? name : (Object.values(name)[0] ?? ''));

/** People by name; of two with one name nobody knows which is which. */
function onlyOnes(people: ProgrammeRows['authors']): Map<string, ProgrammeRows['authors'][number]> {
  const groups = Map.groupBy(people, ({ DisplayName = '' }) => DisplayName);
  return new Map(
    [...groups].flatMap(([name, [first, ...others]]) => (first && others.length === 0 && name !== '' ? [[name, first] as const] : [])),
  );
}

function fieldChanges(before: object, after: object, quiet: readonly string[]): FieldChange[] {
  const [old, now] = [before, after] as [Record<string, unknown>, Record<string, unknown>];
  const said = (value: unknown): unknown =>
    value === '' || value === null || (Array.isArray(value) && value.length === 0) ? undefined : value;
  return [...new Set([...Object.keys(old), ...Object.keys(now)])]
    .filter((field) => !quiet.includes(field))
    .map((field) => ({ field, before: said(old[field]), after: said(now[field]) }))
    .filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after));
}
