// People under the letters of their surnames, first names or institutions.
import { letterOf } from './letters.ts';
import { personName } from './people.ts';

/** What of a person decides their place. */
type Named = { Id: string; Firstname: string; Surname: string; DisplayName: string; Institution?: string };

/** What people are ordered and filed by. */
export const personOrders = ['surname', 'firstname', 'institution'] as const;
export type PersonOrder = (typeof personOrders)[number];

/** People under one letter; `#` for names that begin with none. */
export type PersonGroup<P> = { key: string; letter: string; continued: boolean; people: readonly P[] };

/** Longest group in one piece: the list draws whole groups, and only those near the screen. */
const LONGEST_GROUP = 24;

/** People in an order, equal ones by surname and first name; then cut into letters as the language files them. Who has no institution comes last in its order. */
export function groupPeople<P extends Named>(people: readonly P[], language: string, order: PersonOrder = 'surname'): PersonGroup<P>[] {
  const { compare } = new Intl.Collator(language, { sensitivity: 'base', ignorePunctuation: true });
  const letter = letterOf(language);
  const surname = (person: P): string => person.Surname || personName(person);
  const filed = (person: P): string =>
    order === 'surname' ? surname(person) : order === 'firstname' ? person.Firstname || personName(person) : (person.Institution ?? '');
  const inOrder = (a: P, b: P): number =>
    Number(filed(a) === '') - Number(filed(b) === '') ||
    compare(filed(a), filed(b)) ||
    compare(surname(a), surname(b)) ||
    compare(a.Firstname, b.Firstname);
  const groups: (PersonGroup<P> & { people: P[] })[] = [];
  for (const person of people.toSorted(inOrder)) {
    const own = letter(filed(person));
    const before = groups.at(-1);
    if (before?.letter === own && before.people.length < LONGEST_GROUP) before.people.push(person);
    else groups.push({ key: person.Id, letter: own, continued: before?.letter === own, people: [person] });
  }
  return groups;
}

/** How many of the first groups have no more than so many people together; at least one. */
export function groupsWithin(groups: readonly Pick<PersonGroup<unknown>, 'people'>[], people: number): number {
  let count = 0;
  const after = groups.findIndex((group) => (count += group.people.length) > people);
  return after === -1 ? groups.length : Math.max(1, after);
}
