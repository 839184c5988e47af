// What a second import changes: sessions and presentations matched by what identifies them, then compared field by field.
import type { LocalisedText } from '../../../src/model/fields.ts';
import { slugOf } from '../values/identifiers.ts';
import { type ListChange, listChanges, type Renames, renamesOf } from './diff-lists.ts';
import type { ProgrammeRows } from '../rows.ts';
import type { FieldChange, Row, RowChange } from './row-changes.ts';

/** What a second import changes. A row that both moved and changed is in `different` once. */
export type ImportDiff = {
  added: { kind: RowChange['kind']; row: Row }[];
  cancelled: { kind: RowChange['kind']; row: Row }[];
  different: RowChange[];
  /** Rows that stay as they are. */
  same: number;
  /** Rooms, tracks and people that stay and of which something is different. */
  lists: ListChange[];
  /** Ids of an earlier import that the same row does not have any more: links to them break. Old id → new id. */
  renamed: Map<string, string>;
};

const times = new Set(['StartDateTime', 'EndDateTime', 'ProgrammeDay', 'RoomId', 'SessionId']);
/** Set by the import itself, or a mere consequence: no news of the source. */
const quiet = new Set(['Id', 'Highlighted', 'Origin', 'SpeakerFirstname', 'SpeakerSurname']);

/** Compares the rows of two imports; rooms and people count by name, so that a new id of one is no change of a session. Times are instants (`rowsAtInstants`). Pure. */
export function diffImport(before: ProgrammeRows, after: ProgrammeRows): ImportDiff {
  const diff: ImportDiff = { added: [], cancelled: [], different: [], same: 0, lists: [], renamed: new Map() };
  const { sessions, presentations } = matchedRows(before, after);
  const renames = renamesOf(before, after, sessions.pairs);
  diff.lists = listChanges(before, after, renames);
  const names = { before: namesOf(before, renames), after: namesOf(after) };
  for (const [old, row] of sessions.pairs) if (old.Id !== row.Id) diff.renamed.set(old.Id, row.Id);
  add('session', sessions);
  add('presentation', presentations);
  return diff;

  function add(kind: RowChange['kind'], { pairs, added, gone }: Matched): void {
    for (const row of added) diff.added.push({ kind, row });
    for (const row of gone) diff.cancelled.push({ kind, row });
    for (const [old, row] of pairs) {
      const fields = changesOf(comparable(old, names.before, diff.renamed), comparable(row, names.after));
      if (fields.length === 0) diff.same += 1;
      else {
        const moved = fields.filter(({ field }) => times.has(field));
        diff.different.push({ kind, before: old, after: row, moved, changed: fields.filter(({ field }) => !times.has(field)) });
      }
    }
  }
}

/** Sessions and presentations of both sides that are the same ones, and those of one side alone. */
export function matchedRows(before: ProgrammeRows, after: ProgrammeRows): { sessions: Matched; presentations: Matched } {
  const names = { before: namesOf(before), after: namesOf(after) };
  const sessions = matched(before.sessions, after.sessions, names);
  const renamed = new Map(sessions.pairs.map(([old, row]) => [old.Id, row.Id]));
  return { sessions, presentations: matched(before.presentations, after.presentations, names, renamed) };
}

type Matched = { pairs: [Row, Row][]; added: Row[]; gone: Row[] };

/** A row on its side: the names of its rooms and tracks, and the ids its sessions have on the other side. */
type Side = { isFormer: boolean; names: Names; renamed: ReadonlyMap<string, string> };

/** How rows know each other again, the surest first. A key that two rows of one side share says nothing. */
const keys: readonly ((row: Row, side: Side) => string)[] = [
  ({ Origin }) => Origin?.Guid ?? '',
  (row) => (row.Origin?.Code ? `${row.Origin.Code} ${row.Id}` : ''),
  ({ Origin }) => Origin?.Code ?? '',
  ({ Id }) => Id,
  ({ Origin }) => Origin?.Slug ?? '',
  (row) => (startOf(row) === '' ? '' : `${titleOf(row)}|${startOf(row)}`),
  (row) => `${titleOf(row)}|${peopleOf(row)}|${dayOf(row)}`,
  (row) => `${titleOf(row)}|${peopleOf(row)}`,
  // Another title: the same people at the same hour, where the source has no ids that say otherwise. A former id may be made of an older title.
  (row, { isFormer }) =>
    startOf(row) === '' || peopleOf(row) === '' || !(isFormer || isMade(row)) ? '' : `${peopleOf(row)}|${startOf(row)}`,
  // Nobody stands in it: the same hour and room, and nothing else but the title is different.
  (row, { isFormer, names, renamed }) =>
    startOf(row) === '' || peopleOf(row) !== '' || !(isFormer || isMade(row)) ? '' : allButTitle(row, names, renamed),
];

function matched(
  before: readonly Row[],
  after: readonly Row[],
  names: { before: Names; after: Names },
  renamed: ReadonlyMap<string, string> = new Map(),
): Matched {
  let [old, now] = [[...before], [...after]];
  const pairs: [Row, Row][] = [];
  const [left, right]: [Side, Side] = [
    { isFormer: true, names: names.before, renamed },
    { isFormer: false, names: names.after, renamed: new Map() },
  ];
  for (const keyOf of keys) {
    const [were, are] = [onlyOnes(old, (row) => keyOf(row, left)), onlyOnes(now, (row) => keyOf(row, right))];
    const found = [...were].flatMap(([key, row]): [Row, Row][] =>
      are.has(key) && agree(row, are.get(key)!) ? [[row, are.get(key)!]] : [],
    );
    for (const pair of found) pairs.push(pair);
    const taken = new Set(found.flat());
    [old, now] = [old.filter((row) => !taken.has(row)), now.filter((row) => !taken.has(row))];
  }
  return { pairs, added: now, gone: old };
}

/** Two different guids are two sessions, whatever else they share. */
const agree = (one: Row, other: Row): boolean => !one.Origin?.Guid || !other.Origin?.Guid || one.Origin.Guid === other.Origin.Guid;

function onlyOnes(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row> {
  const groups = Map.groupBy(rows, keyOf);
  return new Map(
    [...groups].flatMap(([key, [first, ...others]]) =>
      first && others.length === 0 && key.replaceAll('|', '') !== '' ? [[key, first] as const] : [],
    ),
  );
}

/** Title of a session or presentation, in whatever language it has first. */
export function titleOf(row: Row): string {
  const text: LocalisedText = 'Title' in row ? row.Title : 'Name' in row ? row.Name : '';
  return typeof text === 'string' ? text : (Object.values(text)[0] ?? '');
}
const peopleOf = ({ Speakers = [] }: Row): string =>
  Speakers.map(({ DisplayName }) => DisplayName)
    .toSorted()
    .join(', ');
/** Whether an id was made of the title; that of a presentation has the id of its session before it. */
const isMade = (row: Row): boolean => {
  const slugs = [titleOf(row), ...('SessionId' in row ? [`${row.SessionId} ${titleOf(row)}`] : [])].map((text) => slugOf(text, 'session'));
  return slugs.some((slug) => row.Id.startsWith(slug.slice(0, 80)));
};
/** The instant it begins, however its offset is written. */
const startOf = ({ StartDateTime }: Row): string => (StartDateTime ? String(Date.parse(StartDateTime)) : '');
const dayOf = (row: Row): string => row.StartDateTime?.slice(0, 10) ?? '';

type Names = { rooms: Map<string, string>; tracks: Map<string, string> };
const namesOf = ({ rooms, tracks }: ProgrammeRows, renames?: Renames): Names => {
  const byId = (rows: readonly { Id: string; Name: LocalisedText }[], newer?: ReadonlyMap<string, string>) =>
    new Map(rows.map(({ Id, Name }) => [Id, typeof Name === 'string' ? (newer?.get(Name) ?? Name) : JSON.stringify(Name)]));
  return { rooms: byId(rooms, renames?.rooms), tracks: byId(tracks, renames?.tracks) };
};

/** The fields of a row that are compared, with names for ids and instants for times. */
function comparable(row: Row, { rooms, tracks }: Names, renamed: ReadonlyMap<string, string> = new Map()): Map<string, unknown> {
  const fields = Object.entries(row).filter(([name, value]) => !quiet.has(name) && !isNothing(value));
  return new Map(
    fields.map(([name, value]: [string, unknown]) => {
      if (name === 'RoomId') return [name, rooms.get(String(value)) ?? value];
      if (name === 'TrackId') return [name, tracks.get(String(value)) ?? value];
      if (name === 'SessionId') return [name, renamed.get(String(value)) ?? value];
      if (name === 'Speakers' || name === 'Chairs')
        return [name, (value as { DisplayName: string }[]).map(({ DisplayName }) => DisplayName).join(', ')];
      return [name, value];
    }),
  );
}

/** What a row says but for its title: instants, place and all the rest in a fixed order. */
function allButTitle(row: Row, names: Names, renamed: ReadonlyMap<string, string>): string {
  const fields = [...comparable(row, names, renamed)].filter(([name]) => name !== 'Name' && name !== 'Title');
  return JSON.stringify(
    fields
      .map(([name, value]) => [name, name.endsWith('DateTime') ? Date.parse(String(value)) : value] as const)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
}

function changesOf(before: ReadonlyMap<string, unknown>, after: ReadonlyMap<string, unknown>): FieldChange[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((field) => ({ field, before: before.get(field), after: after.get(field) }))
    .filter((change) => !isEqual(change));
}

function isEqual({ field, before, after }: FieldChange): boolean {
  // One instant can be written with two offsets.
  if (field.endsWith('DateTime') && typeof before === 'string' && typeof after === 'string')
    return Date.parse(before) === Date.parse(after);
  return JSON.stringify(before) === JSON.stringify(after);
}

const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || value === false || (Array.isArray(value) && value.length === 0);
