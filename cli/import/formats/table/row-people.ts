// The people of a row: names in one column or several, first and last names apart, institutions in columns of their own.
import { asFields, asList, type Fields, oneLine } from '../../reading/fields.ts';
import { type Named, peopleNamed } from '../../vocabulary/people-named.ts';
import type { FieldName } from '../../vocabulary/synonyms.ts';
import { plainName } from '../../vocabulary/canonical-fields.ts';
import { withWholeNames } from './initials.ts';
import { withInstitutions, withNumbers } from './row-institutions.ts';

/** Columns of a table by field. */
export type Columns = Partial<Record<FieldName, readonly string[]>>;

/** The people of a row; `loose` are columns about people that do not say whom they are about. */
export type RowPeople = Named & { loose: readonly string[] };

/** Speakers and chairs of a row, each speaker with the institution, biography and picture that stand beside them. */
export function peopleOfRow(given: Fields, columns: Columns): RowPeople {
  const numbered = withNumbers(given, columns.persons ?? [], columns.institution ?? []);
  const { authors, row } = withAuthors(numbered, columns.institution ?? []);
  const texts = (field: FieldName): string[] => (columns[field] ?? []).map((column) => cellOf(row[column]));
  const names = columns.persons ?? [];
  const places = texts('institution');
  const paired = names.length > 1 && names.length === places.length;
  const first = texts('firstname');
  const lasts = texts('lastname');
  const placed = lasts.length > 1 && lasts.length === places.length;
  const inParts = lasts.flatMap((last, at) => {
    const name = `${first[at] ?? ''} ${last}`.trim();
    const person = { name, ...(placed && { institution: places[at]! }) };
    return name === '' ? [] : described({ persons: [person], chairs: [] }, row, columns, at, lasts).persons;
  });
  const apart = [...inParts, ...authors];
  const presenting = paired ? -1 : presenterOf(names, columns.institution ?? []);
  const named = names.map((name, at) => {
    const own = paired ? [places[at]!] : at === presenting ? places : names.length === 1 && apart.length === 0 ? places : [];
    return described(withInstitutions(peopleNamed(row[name]), own, columns.institution?.[0]), row, columns, at, names);
  });
  // Who presents is often one of the authors whose first and last names follow.
  const nameOf = (person: unknown): string => plainName(oneLine(asFields(person)?.['name'] ?? person));
  const byName = new Map(apart.map((person) => [nameOf(person), person]));
  const speaking = named.flatMap((one) => one.persons).map((person) => byName.get(nameOf(person)) ?? person);
  const several = [...new Set([...speaking, ...apart])];
  const all: Named = { persons: names.length > 1 ? withWholeNames(several) : several, chairs: named.flatMap(({ chairs }) => chairs) };
  const speakers =
    paired || presenting >= 0 || names.length === 1
      ? apart.length > 0 && presenting < 0
        ? withInstitutions(all, places)
        : all
      : withInstitutions(all, places);
  const leading = (columns.chairs ?? [])
    .map((column) => peopleNamed(row[column]))
    .flatMap(({ chairs, persons }) => [...chairs, ...persons]);
  const led = withInstitutions({ persons: leading, chairs: [] }, texts('chair_institution')).persons;
  const people = { persons: speakers.persons, chairs: [...speakers.chairs, ...led] };
  const loose = (['biography', 'portrait', 'role'] as const).flatMap((field) =>
    isPlaced(columns[field] ?? [], [...names, ...lasts], speakers.persons.length)
      ? []
      : (columns[field] ?? []).filter((column) => oneLine(row[column]) !== ''),
  );
  return { ...people, loose };
}

/** The column of who presents, whose institution stands in the only column of institutions (`Presenter Affiliation`): it is not that of co-authors; -1 for none. */
function presenterOf(names: readonly string[], places: readonly string[]): number {
  const presents = /^(?:presenter|presenting|vortragende|pr[ée]sentat|orateur|ponente|relatore)/i;
  if (names.length < 2 || places.length !== 1 || !presents.test(places[0]!)) return -1;
  return names.findIndex((name) => presents.test(name));
}

/** The people of columns such as `Authors and affiliations`, where each stands with an institution, and the row without these columns. */
function withAuthors(row: Fields, columns: readonly string[]): { authors: unknown[]; row: Fields } {
  const read = columns
    .filter((column) => /^(?:author|speaker|presenter)s?\b.{0,5}(?:and|&|\/|with)/i.test(column.trim()))
    .map((column) => ({ column, people: peopleNamed(row[column]).persons }))
    .filter(({ people }) => people.length > 0 && people.every((person) => oneLine(asFields(person)?.['institution']) !== ''));
  const taken = new Set(read.map(({ column }) => column));
  return {
    authors: read.flatMap(({ people }) => people),
    row: taken.size === 0 ? row : Object.fromEntries(Object.entries(row).filter(([name]) => !taken.has(name))),
  };
}

/** Whether it is clear whom each of some columns is about: as many as there are columns of people, or one person alone. */
const isPlaced = (about: readonly string[], people: readonly string[], count: number): boolean =>
  count === 1 || (about.length === people.length && count <= people.length);

/** The people of the column `at` of `all` with their biography, picture and role, where it names one person. */
function described(named: Named, row: Fields, columns: Columns, at: number, all: readonly string[]): Named {
  const [person, ...others] = named.persons;
  const fields = asFields(person);
  if (!fields || others.length > 0) return named;
  const own = (field: 'biography' | 'portrait' | 'role'): string => {
    const about = columns[field] ?? [];
    const column = about.length === all.length ? about[at] : about.length === 1 && all.length <= 1 ? about[0] : undefined;
    return column === undefined ? '' : cellOf(row[column]);
  };
  const [biography, image, role] = [own('biography'), own('portrait'), own('role')];
  return { ...named, persons: [{ ...fields, ...(biography && { biography }), ...(image && { image }), ...(role && { role }) }] };
}

const cellOf = (value: unknown): string =>
  asList(value)
    .map((part) => (typeof part === 'string' ? part : oneLine(part)))
    .join('\n')
    .trim();
