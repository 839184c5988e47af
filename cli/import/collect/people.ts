// The people of a programme: who is the same person, and who must not be taken for one.
import type { PersonRef } from '../../../src/contract/programme-shapes.ts';
import type { AuthorRow } from '../rows.ts';
import { slugOf, sourceId, uniqueIds } from '../values/identifiers.ts';
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

type Known = { row: AuthorRow; ref: PersonRef; appearances: Appearance[] };

/**
 * Who is the same:
 * - With an id in the source: id and name together. Two ids are two people even under one name, since names such as "Marc" belong to
 *   many. One id under two names (some exports number everybody 0) is two people: a double entry is harmless, a wrong name is not.
 * - Without an id: an equal name is the same person, unless they would be at two places at once; then they are two people.
 */
export function collectPeople(): People {
  const bySourceKey = new Map<string, Known[]>();
  const all: Known[] = [];
  const unique = uniqueIds();

  const sameNamed = (appearance: Appearance): { known: Known | undefined; clash: boolean } => {
    const others = bySourceKey.get(keyOf(appearance)) ?? [];
    const known = others.find((other) =>
      appearance.id === ''
        ? !other.appearances.some((one) => elsewhereAtOnce(one, appearance))
        : spelling(other.ref.DisplayName) === spelling(appearance.name),
    );
    return { known, clash: appearance.id !== '' && !known && others.length > 0 };
  };

  return {
    refOf: (appearance) => {
      const { known, clash } = sameNamed(appearance);
      const person = known ?? newPerson(appearance, unique(sourceId(appearance.id, 'person') || slugOf(appearance.name, 'person')));
      if (!known) {
        all.push(person);
        const key = keyOf(appearance);
        bySourceKey.set(key, [...(bySourceKey.get(key) ?? []), person]);
      }
      person.appearances.push(appearance);
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

const keyOf = ({ id, name }: Appearance): string => (id === '' ? `name ${spelling(name)}` : `id ${id}`);

function newPerson({ name }: Appearance, Id: string): Known {
  const parts = nameParts(name);
  return { row: { Id, ...parts }, ref: { Id, Firstname: parts.Firstname, Surname: parts.Surname, DisplayName: name }, appearances: [] };
}

function elsewhereAtOnce(one: Appearance, other: Appearance): boolean {
  if (one.session === other.session || !one.time || !other.time) return false;
  return one.time.start < other.time.end && other.time.start < one.time.end;
}
