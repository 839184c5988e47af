// Tables of people, rooms and tracks beside those of sessions, and the rows that refer to them by id or by name.
import { asFields, asList, type Fields, oneLine } from '../../reading/fields.ts';
import type { Place } from '../../place.ts';
import { plainName } from '../../vocabulary/canonical-fields.ts';
import { withoutTitles } from '../../vocabulary/person-like.ts';
import type { Report } from '../../report.ts';
import { isBlank } from '../../schedule/session-details.ts';
import type { TableRow } from './grouping.ts';
import { SURE } from './columns.ts';
import { has, type SourceTable } from './source-tables.ts';

type ListedPerson = { fields: Fields; place: Place };

/** The lists among some tables; people under the names a schedule has for their fields, rooms and tracks by id. */
export type Lists = {
  tables: Set<SourceTable>;
  people: ListedPerson[];
  /** People by id, and by names only one of them has. */
  byId: Map<string, ListedPerson>;
  byName: Map<string, ListedPerson | undefined>;
  rooms: Map<string, string>;
  tracks: Map<string, string>;
};

const peopleNames = /speaker|people|person|author|referent|vortragende|intervenant|ponente|relator|参加者|演者|講演者|متحدث|konuşmacı/;
const roomNames = /\b(rooms?|venues?|räume|raum|säle|salles?|salas?|sale|salonlar|会場)\b/;
const trackNames = /\b(tracks?|topics?|themen|thèmes|temas|streams?)\b/;

/** What each table lists, as the mapping says or by its name; a table with titles of its own is one of sessions. */
export function listsOf(tables: readonly SourceTable[], report: Report): Lists {
  const lists: Lists = { tables: new Set(), people: [], byId: new Map(), byName: new Map(), rooms: new Map(), tracks: new Map() };
  for (const table of tables) {
    const what = table.mapping.what ?? (tables.length > 1 || peopleNames.test(table.name) ? guessed(table) : 'sessions');
    if (what === 'sessions' || what === 'nothing') continue;
    lists.tables.add(table);
    if (what === 'people') tellUnread(table, report);
    for (const { value, place, key } of table.records) {
      const fields = asFields(value) ?? {};
      if (what === 'people') lists.people.push({ fields: personOf(fields, key), place });
      else named(fields, what === 'rooms' ? lists.rooms : lists.tracks);
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

function guessed(table: SourceTable): 'sessions' | 'people' | 'rooms' | 'tracks' {
  const isOfSessions = table.choices.some(
    ({ field, column, sureness }) =>
      field === 'title' && sureness >= SURE && !/^(?:name|full_?name|display_?name|nom|nombre|title|titel|label)$/i.test(column.trim()),
  );
  const isOfPeople = has(table, 'firstname') || has(table, 'lastname');
  // A day may come from a line above another table of the sheet.
  const timed = has(table, 'start') || (has(table, 'day') && !isOfPeople) || has(table, 'abstract');
  if (isOfSessions || timed) return 'sessions';
  if (isOfPeople) return 'people';
  if (peopleNames.test(table.name)) return 'people';
  if (roomNames.test(table.name)) return 'rooms';
  return trackNames.test(table.name) ? 'tracks' : 'sessions';
}

/** The first of these columns that is filled, by plain names. */
const valueOf = (row: Fields, ...names: string[]): string =>
  names.map((name) => oneLine(Object.entries(row).find(([column]) => plainName(column) === name)?.[1])).find((text) => text !== '') ?? '';

function named(row: Fields, into: Map<string, string>): void {
  const id = valueOf(row, 'id', 'uid', 'code', 'key', 'nr', 'roomid', 'trackid');
  const name = valueOf(row, 'name', 'title', 'label', 'room', 'raum', 'track', 'roomname', 'nom', 'nombre', 'bezeichnung');
  if (id !== '' && name !== '') into.set(id, name);
}

/** A name as lists are looked through: without titles before it. */
const nameKey = (name: string): string => plainName(withoutTitles(name));

/** What columns of a table of people are called, by plain names. */
const peopleColumns = {
  id: ['id', 'uid', 'code', 'personid', 'speakerid', 'slug'],
  first: ['firstname', 'givenname', 'vorname', 'prénom', 'nombre', '名', 'first', 'nome', 'imię', 'имя', 'voornaam', 'förnamn', 'fornavn'],
  last: [
    'lastname',
    'surname',
    'familyname',
    'nachname',
    'familienname',
    'apellidos',
    'apellido',
    '姓',
    'last',
    'cognome',
    'sobrenome',
    'nazwisko',
    'фамилия',
    'achternaam',
    'efternamn',
    'etternavn',
    'příjmení',
  ],
  name: [
    'name',
    'fullname',
    'speaker',
    'speakername',
    'displayname',
    'author',
    'referent',
    'nom',
    '氏名',
    '名前',
    'الاسم',
    '姓名',
    'spreker',
    'prelegent',
    'докладчик',
    'palestrante',
    'relatore',
    'ponente',
    'intervenant',
  ],
  biography: [
    'biography',
    'bio',
    'description',
    'about',
    'biografie',
    'lebenslauf',
    'kurzbiographie',
    'biographie',
    'biografía',
    '略歴',
    'السيرةالذاتية',
    'biografia',
    'biogram',
    'биография',
    '简介',
    'content',
  ],
  image: ['image', 'photo', 'photourl', 'picture', 'avatar', 'avatarurl', 'imageurl', 'foto', 'bild', 'headshot', 'profilepicture'],
  institution: [
    'institution',
    'affiliation',
    'organisation',
    'organization',
    'company',
    'university',
    'einrichtung',
    'établissement',
    'org',
    'institución',
    '所属',
    'المؤسسة',
    'instytucja',
    'организация',
    'instituição',
    'istituzione',
    'instelling',
    '单位',
    '소속',
  ],
} as const;

/** A row of a table of people, under the names people have in a schedule; `key` is its name in an object of people. */
function personOf(row: Fields, key: string): Fields {
  const of = (column: keyof typeof peopleColumns): string => valueOf(row, ...peopleColumns[column]);
  return {
    id: of('id') || key,
    // In French tables `Nom` beside `Prénom` is the family name.
    name: nameOfParts(of('first'), of('last'), of('name')),
    biography: of('biography'),
    image: of('image'),
    institution: of('institution'),
  };
}

/** Columns of a table of people that nothing is made of are reported; addresses and numbers of people are among them, and stay private. */
function tellUnread({ records }: SourceTable, report: Report): void {
  const read = new Set<string>(Object.values(peopleColumns).flat().map(plainName));
  for (const { value } of records)
    for (const [name, entry] of Object.entries(asFields(value) ?? {}))
      if (!read.has(plainName(name)) && !isBlank(entry)) report.leaveOut(name, 'people have no such field');
}

/** A name of its parts; `name` beside a first or a last name is the other one, where it does not hold it already. */
function nameOfParts(first: string, last: string, whole: string): string {
  if (whole === '' || (first !== '' && last !== '')) return `${first} ${last}`.trim();
  const other = first || last;
  if (other === '' || whole.toLowerCase().includes(other.toLowerCase())) return whole;
  return first === '' ? `${whole} ${last}` : `${first} ${whole}`;
}

/** The row with people, room and track of the lists in place of their ids; a person of the list is one with the same name in a session. */
export function resolved(row: TableRow, { byId, byName, rooms, tracks }: Lists): TableRow {
  if (!asFields(row.event.value)) return row;
  const listed = (person: unknown): unknown => {
    const given = asFields(person);
    // An object of any shape, as people of lists have it.
    const fields = given && oneLine(given['name']) === '' ? { ...given, ...filled(personOf(given, '')) } : given;
    const name = oneLine(fields ? fields['name'] : person);
    const found = name === '' ? undefined : (byId.get(name) ?? byName.get(nameKey(name)));
    return found ? { ...fields, ...filled(found.fields) } : (fields ?? person);
  };
  const { persons, chairs, room, track } = row.fields;
  const changed = {
    persons: asList(persons).map(listed),
    chairs: asList(chairs).map(listed),
    ...(rooms.has(oneLine(room)) && { room: rooms.get(oneLine(room)) }),
    ...(tracks.has(oneLine(track)) && { track: tracks.get(oneLine(track)) }),
  };
  const fields = { ...row.fields, ...changed };
  return { ...row, fields, event: { ...row.event, value: fields } };
}

const filled = (fields: Fields): Fields => Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
