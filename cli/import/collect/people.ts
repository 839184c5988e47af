// The people of a programme: who is the same person, and who must not be taken for one.
import type { PersonRef } from '../../../src/contract/programme-shapes.ts';
import type { AuthorRow } from '../rows.ts';
import { type BusyHours, busyHours } from './busy-hours.ts';
import { slugOf, sourceId, uniqueIds } from '../values/identifiers.ts';
import { withoutTitles } from '../vocabulary/people-named.ts';
import { nameParts } from '../values/person-names.ts';

/** A person as one session names them. */
export type Appearance = {
  /** Name as written, not empty. */
  name: string;
  /** Id the source gives the person; empty for none. */
  id: string;
  /** Biography as HTML, and picture; empty for none. */
  biography: string;
  image: string;
  /** Where the person works; empty for none. */
  institution: string;
  /** When the session runs, in ms; undefined when not scheduled. */
  time: { start: number; end: number } | undefined;
  /** Which session it is, so that two mentions in one session are not two places. */
  session: string;
};

/** The author rows of a programme. */
export type People = {
  /**
   * The person behind an appearance, as sessions refer to them. `clash` is true when an id of the source was another person's before,
   * `isElsewhere` when another institution is theirs already.
   */
  refOf(appearance: Appearance): { ref: PersonRef; clash: boolean; isElsewhere: boolean };
  /** Rows by first appearance. */
  rows(): AuthorRow[];
};

type Known = { row: AuthorRow; ref: PersonRef; hours: BusyHours; id: string };

/** So many people of one name are looked through for one who is free; what has more is no name of a person. */
const MOST_NAMESAKES = 50;

/**
 * Who is the same:
 * - With an id in the source: id and name together. Two ids are two people even under one name, since names such as "Marc" belong to
 *   many. One id under two names (some exports number everybody 0) is two people: a double entry is harmless, a wrong name is not.
 * - With an id at one mention and none at another: the same where name and institution are.
 * - Without an id: an equal name, with or without titles before it, is the same person, unless they would be at two places at once; then they are two people.
 * Every appearance costs a few look-ups, however many people there are and however alike their ids and names.
 */
export function collectPeople(): People {
  const byKey = new Map<string, Known[]>();
  const byPlace = new Map<string, Known>();
  const ids = new Set<string>();
  const all: Known[] = [];
  const unique = uniqueIds();

  const sameNamed = (appearance: Appearance, namesakes: readonly Known[]): { known: Known | undefined; clash: boolean } => {
    const known = appearance.id === '' ? namesakes.slice(0, MOST_NAMESAKES).find(({ hours }) => hours.isFreeFor(appearance)) : namesakes[0];
    return { known, clash: appearance.id !== '' && !known && ids.has(appearance.id) };
  };
  /** Who has this name at this institution, where one of the two mentions has no id. */
  const colleague = (appearance: Appearance): Known | undefined => {
    const known = appearance.institution === '' ? undefined : byPlace.get(placeOf(appearance));
    return known && (known.id === '' || appearance.id === '') && known.hours.isFreeFor(appearance) ? known : undefined;
  };

  return {
    refOf: (appearance) => {
      const key = keyOf(appearance);
      const namesakes = byKey.get(key) ?? [];
      const { known: same, clash } = sameNamed(appearance, namesakes);
      const known = same ?? colleague(appearance);
      const person = known ?? newPerson(appearance, unique(sourceId(appearance.id, 'person') || slugOf(appearance.name, 'person')));
      if (!known) all.push(person);
      if (!same) {
        namesakes.push(person);
        byKey.set(key, namesakes);
        ids.add(appearance.id);
        person.id ||= appearance.id;
      }
      if (appearance.institution !== '' && !byPlace.has(placeOf(appearance))) byPlace.set(placeOf(appearance), person);
      person.hours.add(appearance);
      // A biography or picture may be given at one mention and not at another.
      if (appearance.biography !== '') person.row.Biography ??= appearance.biography;
      if (appearance.image !== '') person.row.ImagePath ??= appearance.image;
      if (appearance.institution !== '') person.row.Institution ??= appearance.institution;
      const isElsewhere = appearance.institution !== '' && person.row.Institution !== appearance.institution;
      return { ref: person.ref, clash, isElsewhere };
    },
    rows: () => all.map(({ row }) => row),
  };
}

const spelling = (name: string): string => (name.length > 500 ? name : name.normalize('NFKC').toLowerCase());

/** Where no id says who it is, `Dr. Ada Sample` is Ada Sample; a family name alone is not enough. */
const keyOf = ({ id, name }: Appearance): string => `${id}\n${spelling(id === '' ? untitled(name) : name)}`;

function untitled(name: string): string {
  const bare = name.length > 200 ? name : withoutTitles(name);
  return bare.includes(' ') ? bare : name;
}

const placeOf = ({ name, institution }: Appearance): string => `${spelling(name)}\n${spelling(institution)}`;

function newPerson({ name, id }: Appearance, Id: string): Known {
  const parts = nameParts(name);
  return {
    row: { Id, ...parts },
    ref: { Id, Firstname: parts.Firstname, Surname: parts.Surname, DisplayName: name },
    hours: busyHours(),
    id,
  };
}
