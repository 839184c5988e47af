// Tables of people, rooms and tracks beside those of sessions, and the rows that refer to them by id or by name.
import { asFields, asList, type Fields, oneLine } from '../../reading/fields.ts';
import type { Place } from '../../place.ts';
import { plainName } from '../../vocabulary/canonical-fields.ts';
import { isLeadingRole, peopleNamed, withoutTitles } from '../../vocabulary/people-named.ts';
import type { Report } from '../../report.ts';
import { isBlank } from '../../schedule/session-details.ts';
import type { TableRow } from './grouping.ts';
import { listKindOf, type ListKind } from './list-kinds.ts';
import { isPersonColumn, personOf, textOfColumn } from '../../vocabulary/people-columns.ts';
import { isReference } from './references.ts';
import type { SourceTable } from './source-table.ts';

type ListedPerson = { fields: Fields; place: Place };

/** The lists among some tables; people under the names a schedule has for their fields, rooms and tracks by id. */
export type Lists = {
  tables: Set<SourceTable>;
  people: ListedPerson[];
  /** People by id, and by names only one of them has. */
  byId: Map<string, ListedPerson>;
  byName: Map<string, ListedPerson | undefined>;
  /** Names of rooms, tracks and the like by their ids. */
  names: Record<Exclude<ListKind, 'people'>, Map<string, string>>;
};

/** What each table lists, as the mapping says or by its name; a table with titles of its own is one of sessions. */
export function listsOf(tables: readonly SourceTable[], report: Report): Lists {
  const names = { rooms: new Map(), tracks: new Map(), types: new Map(), tags: new Map() };
  const lists: Lists = { tables: new Set(), people: [], byId: new Map(), byName: new Map(), names };
  for (const table of tables) {
    for (const { value, place, key } of table.without ?? []) {
      const fields = withTurnedName(personOf(asFields(value) ?? {}, key));
      if (oneLine(fields['name']) !== '') lists.people.push({ fields, place });
    }
    const what = listKindOf(table, tables.length === 1);
    if (what !== 'people' && !Object.hasOwn(names, what)) continue;
    lists.tables.add(table);
    tellUnread(table, what === 'people', report);
    for (const { value, place, key } of table.records) {
      const fields = asFields(value) ?? {};
      if (what === 'people') lists.people.push({ fields: withTurnedName(personOf(fields, key)), place });
      else named(fields, key, names[what as keyof typeof names]);
    }
  }
  for (const person of lists.people) {
    const [id, name] = [oneLine(person.fields['id']), oneLine(person.fields['name'])];
    if (id !== '') lists.byId.set(id, person);
    const key = nameKey(name);
    lists.byName.set(key, lists.byName.has(key) ? undefined : person);
  }
  return lists;
}

const idColumns = [
  'id',
  'uid',
  'code',
  'key',
  'nr',
  'roomid',
  'trackid',
  'categoryid',
  'venueid',
  'hallid',
  'stageid',
  'locationid',
  'tagid',
  'typeid',
];
const nameColumns = ['name', 'title', 'label', 'room', 'raum', 'track', 'roomname', 'nom', 'nombre', 'bezeichnung'];

function named(row: Fields, key: string, into: Map<string, string>): void {
  const id = textOfColumn(row, ...idColumns) || key;
  const name = textOfColumn(row, ...nameColumns);
  if (id !== '' && name !== '') into.set(id, name);
}

/** `Sample, Ada` is Ada Sample, as it is in the rows of sessions. */
function withTurnedName(person: Fields): Fields {
  const name = oneLine(person['name']);
  const [one, ...others] = name.includes(',') ? peopleNamed(name).persons.map((found) => asFields(found) ?? {}) : [];
  return one && others.length === 0 && one['institution'] === undefined ? { ...person, name: one['name'] } : person;
}

/** A name as lists are looked through: without titles before it. */
const nameKey = (name: string): string => plainName(withoutTitles(name));

/** Columns of a list that nothing is made of are reported; addresses and numbers of people are among them, and stay private. */
function tellUnread({ records }: SourceTable, isOfPeople: boolean, report: Report): void {
  const isRead = isOfPeople ? isPersonColumn : (name: string) => [...idColumns, ...nameColumns].includes(plainName(name));
  for (const { value } of records)
    for (const [name, entry] of Object.entries(asFields(value) ?? {}))
      if (!isRead(name) && !isBlank(entry))
        report.leaveOut(name, isOfPeople ? 'people have no such field' : 'rooms, tracks and the like have a name alone');
}

/** The row with people, room and track of the lists in place of their ids; a person of the list is one with the same name in a session. */
export function resolved(row: TableRow, { byId, byName, names }: Lists, report: Report): TableRow {
  if (!asFields(row.event.value)) return row;
  const listed = (person: unknown): unknown => {
    const given = asFields(person);
    // An object of any shape, as people of lists have it.
    const fields = given && { ...given, ...filled(personOf(given, '')) };
    const found = [fields?.['name'] ?? person, fields?.['id']]
      .map(oneLine)
      .map((text) => (text === '' ? undefined : (byId.get(text) ?? byName.get(nameKey(text)))))
      .find(Boolean);
    return found ? { ...fields, ...filled(found.fields) } : (fields ?? person);
  };
  const nameOf = (value: unknown, ...kinds: (keyof Lists['names'])[]): unknown => {
    const id = oneLine(asFields(value)?.['id'] ?? value);
    return kinds.map((kind) => names[kind].get(id)).find(Boolean) ?? value;
  };
  const { persons, chairs, room, track, type, tags } = row.fields;
  // A number no list has a name for is none itself.
  const withNames = (field: string, entries: readonly unknown[]): unknown[] =>
    entries.filter((entry) => {
      const isUnknown = isReference(entry) || typeof entry === 'number';
      if (isUnknown) report.leaveOut(field, 'it is a number, and nothing in the files says of what');
      return !isUnknown;
    });
  const people = withNames('persons', asList(persons).map(listed));
  const fields = {
    ...row.fields,
    persons: people.filter((person) => !leads(person)),
    chairs: [...withNames('chairs', asList(chairs).map(listed)), ...people.filter(leads)],
    room: isReference(room) ? withNames('room', [nameOf(room, 'rooms')])[0] : nameOf(room, 'rooms'),
    track: isReference(track) ? withNames('track', [nameOf(track, 'tracks', 'types')])[0] : nameOf(track, 'tracks', 'types'),
    type: isReference(type) ? withNames('type', [nameOf(type, 'types', 'tracks')])[0] : nameOf(type, 'types', 'tracks'),
    tags: withNames(
      'tags',
      asList(tags).map((tag) => nameOf(tag, 'tags', 'tracks', 'types')),
    ),
  };
  return { ...row, fields, event: { ...row.event, value: fields } };
}

/** Whether somebody's role says that they lead the session. */
const leads = (person: unknown): boolean => isLeadingRole(oneLine(asFields(person)?.['role']));

const filled = (fields: Fields): Fields => Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
