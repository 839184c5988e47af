// People under the letters of their surnames.
import { letterOf } from './letters.ts';
import { personName } from './people.ts';

/** What of a person decides their place. */
type Named = { Id: string; Firstname: string; Surname: string; DisplayName: string };

/** People under one letter; `#` for names that begin with none. */
export type PersonGroup<P> = { key: string; letter: string; continued: boolean; people: readonly P[] };

/** Longest group in one piece: the list draws whole groups, and only those near the screen. */
const LONGEST_GROUP = 24;

/** People by surname, first name; then cut into letters as the language files them. */
export function groupPeople<P extends Named>(people: readonly P[], language: string): PersonGroup<P>[] {
  const { compare } = new Intl.Collator(language, { sensitivity: 'base', ignorePunctuation: true });
  const letter = letterOf(language);
  const surname = (person: P): string => person.Surname || personName(person);
  const groups: (PersonGroup<P> & { people: P[] })[] = [];
  for (const person of people.toSorted((a, b) => compare(surname(a), surname(b)) || compare(a.Firstname, b.Firstname))) {
    const own = letter(surname(person));
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
